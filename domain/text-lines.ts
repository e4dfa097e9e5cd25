import { cleanText } from './clean-text.ts'
import { plainWords } from './text.ts'

/** One line as others may read it. */
export const cleanLine = (text: string): string => plainWords(cleanText(text))

/** Lines as others may read them, without blank ones at both ends. */
export const cleanLines = (text: string): string =>
  cleanText(text)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()

/** Whether nothing of a text is to be seen. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/[\p{C}\p{Z}\p{M}\s\u115F\u1160\u3164\uFFA0\u2800]/gu, '') === ''

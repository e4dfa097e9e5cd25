import { cleanText } from './clean-text.ts'
import { collapseWhitespace } from './text.ts'

/** Removes line breaks, and characters that hide or reverse text. */
export const cleanLine = (text: string): string => collapseWhitespace(cleanText(text))

/** Removes characters that hide or reverse text, and blank lines at the start and end. */
export const cleanLines = (text: string): string =>
  cleanText(text)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()

/** True if the text has no visible character. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/[\p{C}\p{Z}\p{M}\s\u115F\u1160\u3164\uFFA0\u2800]/gu, '') === ''

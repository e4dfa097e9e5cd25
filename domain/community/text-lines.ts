import { plainWords } from '../text.ts'

/** Signs that nobody sees and that turn, part or pad what others read; the joiners that letters and emoji need stay. */
const unseen = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g
/** No script stacks more marks on one letter. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu

const bare = (text: string) => text.replaceAll(unseen, '').replaceAll(stackedMarks, '$1')

/** One line as others may read it. */
export const cleanLine = (text: string): string => plainWords(bare(text))

/** Lines as others may read them: line breaks and tabs stay, blank lines at both ends and other control characters go. */
export const cleanLines = (text: string): string =>
  bare(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n'))
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()

/** Whether nothing of a text is to be seen. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/[\p{C}\p{Z}\p{M}\s\u115F\u1160\u3164\uFFA0\u2800]/gu, '') === ''

/** Signs that turn the direction of what stands beside them, and control characters but for tabs and new lines. */
const unruly = /[\u202A-\u202E\u2066-\u2069]|(?![\t\n])\p{Cc}/gu

/** A text as somebody wrote it, in lines, without what would hide or turn other words; surrounding space goes. */
export const writtenText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unruly, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim()

/** Whether nothing of it can be seen. */
export const isBlank = (text: string): boolean => !/[^\s\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text)

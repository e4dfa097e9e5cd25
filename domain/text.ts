/** Lower case for ASCII letters alone, as the database folds names. */
export function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** The slug rule: lower case; letters, digits, spaces and hyphens alone; whitespace and hyphen runs become one hyphen. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Words parted by white space. */
export function wordCount(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length
}

/** One line of plain words: control characters and runs of white space become one space. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The beginning of a text, never half a character. */
export function cut(text: string, lengthMax: number): string {
  return text
    .slice(0, lengthMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** Of a longer text whole sentences, or at least whole words, in at most `lengthMax` characters. */
export function summary(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  const start = text.slice(0, lengthMax)
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0] ?? ''
  if (sentence.length >= lengthMax / 3) return sentence
  return `${cut(start.slice(0, -1).replace(/\s+\S*$/, ''), lengthMax)}…`
}

/** Puts texts in the order of their code units, the same in every language. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

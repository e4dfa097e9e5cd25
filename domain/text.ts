/** Converts ASCII letters to lower case, the way SQLite compares names. */
export function toLowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Converts a name into a slug: lower-case letters, digits, and single hyphens for spaces. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/).filter(Boolean).length
}

/** Converts text to one line. Control characters and runs of white space become one space. */
export function collapseWhitespace(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Shortens a text without cutting a character in half. */
export function truncate(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** Shortens a text to whole sentences, or at least whole words, of at most `maxLength` characters. */
export function summarise(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength)
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0] ?? ''
  if (sentence.length >= maxLength / 3) return sentence
  return `${truncate(start.slice(0, -1).replace(/\s+\S*$/, ''), maxLength)}…`
}

/** Compares by code units, so that the order doesn't depend on the language. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const maxMessageLength = 2000

/** Normalises a message: lower case, one line, straight quotes and one spelling of "st john's wort". */
export function normaliseMessage(text: string): string {
  return text
    .slice(0, maxMessageLength)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\b(?:st|saint)\.? ?joh?n'?s? ?'?s?[- ]?wort\b/g, "st john's wort")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns a pattern that matches any of the given patterns as whole words. */
export const createWordRegex = (...patterns: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Replaces links to our pages by their text. */
export const removeLinks = (markdown: string): string => markdown.replaceAll(/\[([^[\]]+)\]\(\/[^()\s]*\)/g, '$1')

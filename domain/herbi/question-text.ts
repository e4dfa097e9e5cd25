/** UTF-16 units of a message that are looked at. */
const messageMax = 2000

/** A message in lower case on one line, with straight quotes, and "st. john´s wort" in all its spellings as one. */
export function readable(text: string): string {
  return text
    .slice(0, messageMax)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\b(?:st|saint)\.? ?joh?n'?s? ?'?s?[- ]?wort\b/g, "st john's wort")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whole words alone, any of these patterns. */
export const wordRegex = (...patterns: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u')

const measures =
  'x|×|g|grams?|ml|cups?|mugs?|glass(?:es)?|pots?|bags?|tsps?|teaspoons?|tbsps?|tablespoons?|spoons?|drops?|capsules?|times'
const counted = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d+(?:[.,/]\\d+)?|[½¼¾]|an?|one|two|three|four|half an?) ?(?:${measures})(?![\\p{L}\\d])(?: of(?!\\p{L}))?`,
  'giu',
)
const times = /(?<![\p{L}\d])[x×] ?\d+/giu
const plainCount = /^\d+ | \d+$/g
const strayPunctuation = /^[\s\-–:.]+|\(\s*\)|[\s\-–:.]+$/g
const longName = /^(.{40}).+$/su

/**
 * Returns the herbs in the field `herbsTaken`, without amounts. Commas, semicolons, plus signs and line breaks separate
 * them.
 */
export const herbsIn = (herbsTaken: string): string[] =>
  herbsTaken
    .split(/(?<!\d),|,(?!\d)|[;+\n]/)
    .map(withoutAmount)
    .filter(Boolean)

/** Returns a key for a herb's name that ignores case. */
export const herbKey = (herb: string): string => herb.toLowerCase()

/** Shortens names longer than 40 characters. */
export const shortHerb = (herb: string): string => herb.replace(longName, '$1…')

const withoutAmount = (herb: string): string =>
  herb
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(counted, ' ')
    .replaceAll(times, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(plainCount, '')
    .replaceAll(strayPunctuation, '')
    .trim()

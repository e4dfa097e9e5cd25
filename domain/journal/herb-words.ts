const measures =
  'x|×|g|grams?|ml|cups?|mugs?|glass(?:es)?|pots?|bags?|tsps?|teaspoons?|tbsps?|tablespoons?|spoons?|drops?|capsules?|times'
const counted = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d+(?:[.,/]\\d+)?|[½¼¾]|an?|one|two|three|four|half an?) ?(?:${measures})(?![\\p{L}\\d])(?: of(?!\\p{L}))?`,
  'giu',
)
const times = /(?<![\p{L}\d])[x×] ?\d+/giu
const bareCount = /^\d+ | \d+$/g
const leftAround = /^[\s\-–:.]+|\(\s*\)|[\s\-–:.]+$/g
const longName = /^(.{40}).+$/su

/** The herbs that somebody wrote down as taken, without how much of it: parted by commas, semicolons, plus signs or lines. */
export const herbsIn = (herbsTaken: string): string[] =>
  herbsTaken
    .split(/(?<!\d),|,(?!\d)|[;+\n]/)
    .map(withoutAmount)
    .filter(Boolean)

/** What two ways to write a herb have in common: case does not matter. */
export const herbKey = (herb: string): string => herb.toLowerCase()

/** A herb as there is room for it: what is longer than any name ends in three dots. */
export const shortHerb = (herb: string): string => herb.replace(longName, '$1…')

const withoutAmount = (herb: string): string =>
  herb
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(counted, ' ')
    .replaceAll(times, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(bareCount, '')
    .replaceAll(leftAround, '')
    .trim()

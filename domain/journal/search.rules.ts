import { dayInWords } from '#domain/date-in-words.ts'
import { memoize } from '#domain/safety/memoize.ts'

import { type JournalEntry, texts } from './journal.schemas.ts'

/**
 * Returns the entries that contain every word of the search, in their texts or in their date in either format. Keeps
 * the order.
 */
export function findEntries(entries: readonly JournalEntry[], search: string): readonly JournalEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const wordsOf = memoize(dayInWords)
  return entries.filter((entry) => {
    const haystack = fold([...texts.map((name) => entry[name]), entry.date, wordsOf(entry.date)].join('\n'))
    return words.every((word) => includesWord(haystack, word))
  })
}

/** Matches the number of a day or month only as a whole: 8 doesn't find 18 January. */
const includesWord = (haystack: string, word: string): boolean =>
  /^\d{1,2}$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(haystack) : haystack.includes(word)

/** Returns lower case without accents. */
const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

import { formatDay } from '#domain/date-in-words.ts'
import { memoize } from '#domain/safety/memoize.ts'

import { type JournalEntry, textFields } from './journal.schemas.ts'

/**
 * Returns the entries that contain every word of the search, in the same order. Searches texts, ISO dates and displayed
 * dates.
 */
export function findEntries(entries: readonly JournalEntry[], search: string): readonly JournalEntry[] {
  const words = normalise(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const formatDate = memoize(formatDay)
  return entries.filter((entry) => {
    const searchableText = normalise(
      [...textFields.map((name) => entry[name]), entry.date, formatDate(entry.date)].join('\n'),
    )
    return words.every((word) => containsWord(searchableText, word))
  })
}

/** Matches a number with one or two digits as a whole: `8` doesn't match `18 January`. */
const containsWord = (searchableText: string, word: string): boolean =>
  /^\d{1,2}$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(searchableText) : searchableText.includes(word)

const normalise = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

import { dayInWords } from '#domain/date-words.ts'
import { memoize } from '#domain/safety/memoize.ts'

import { type JournalEntry, texts } from './journal.schemas.ts'

/** The entries that hold every word of the search in their texts or their day, as it is kept or as it is shown, in the order in which they came. */
export function findEntries(entries: readonly JournalEntry[], search: string): readonly JournalEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const wordsOf = memoize(dayInWords)
  return entries.filter((entry) => {
    const told = fold([...texts.map((name) => entry[name]), entry.date, wordsOf(entry.date)].join('\n'))
    return words.every((word) => holds(told, word))
  })
}

/** A number of a day or a month is found as a whole: 8 January is not the 18th. */
const holds = (told: string, word: string): boolean =>
  /^\d{1,2}$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(told) : told.includes(word)

/** Lower case, without accents. */
const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

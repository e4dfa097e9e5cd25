import { memoize } from '#domain/safety/memoize.ts'

import { herbKey, herbsIn, shortHerb } from './herb-words.ts'
import type { JournalEntry, Scale } from './journal.schemas.ts'

/** What the entries of a day say together: the mean of each scale, 1 to 10, and the herbs taken by `herbKey`. */
export type DayMeans = Record<Scale, number> & { date: string; entries: number; herbs: ReadonlySet<string> }

type Sums = Record<Scale, number> & { entries: number; herbs: ReadonlySet<string> }

/** One line a day on which something was noted, the earliest first. */
export function meansByDay(entries: readonly JournalEntry[]): DayMeans[] {
  const byDate = new Map<string, Sums>()
  const keysOf = memoize((herbsTaken) => new Set(herbsIn(herbsTaken).map(herbKey)))
  for (const { date, mood, energy, sleep, herbsTaken } of entries) {
    const day = byDate.get(date)
    const herbs = keysOf(herbsTaken)
    if (day) {
      day.mood += mood
      day.energy += energy
      day.sleep += sleep
      day.entries += 1
      day.herbs = new Set([...day.herbs, ...herbs])
    } else byDate.set(date, { mood, energy, sleep, entries: 1, herbs })
  }
  return [...byDate]
    .map(([date, { mood, energy, sleep, entries: count, herbs }]) => ({
      date,
      entries: count,
      mood: mood / count,
      energy: energy / count,
      sleep: sleep / count,
      herbs,
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** The mean of at least one figure. */
export const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** A herb to mark: as it was written last, and on how many days it was taken. */
type HerbChoice = { key: string; name: string; days: number }

/** Every herb that the journal names, the one taken most often first; `entries` with the newest first. */
export function herbChoices(entries: readonly JournalEntry[]): HerbChoice[] {
  const found = new Map<string, { name: string; dates: Set<string> }>()
  const namesOf = memoize((herbsTaken) => herbsIn(herbsTaken).map((name) => ({ name, key: herbKey(name) })))
  for (const { herbsTaken, date } of entries)
    for (const { name, key } of namesOf(herbsTaken)) {
      const same = found.get(key)
      if (same) same.dates.add(date)
      else found.set(key, { name, dates: new Set([date]) })
    }
  return [...found]
    .map(([key, { name, dates }]) => ({ key, name: shortHerb(name), days: dates.size }))
    .toSorted((one, other) => other.days - one.days || (one.key < other.key ? -1 : 1))
}

import { memoize } from '#domain/safety/memoize.ts'

import { toHerbKey, splitHerbs, shortenHerb } from './herb-names.ts'
import type { JournalEntry, Scale } from './journal.schemas.ts'

/** Mean of each scale (1 to 10) on one day. `herbs` contains the keys of the herbs taken, as from `toHerbKey`. */
export type DayMeans = Record<Scale, number> & { date: string; entries: number; herbs: ReadonlySet<string> }

type DaySums = Record<Scale, number> & { entries: number; herbs: ReadonlySet<string> }

export function calculateDayMeans(entries: readonly JournalEntry[]): DayMeans[] {
  const byDate = new Map<string, DaySums>()
  const getHerbKeys = memoize((herbsTaken) => new Set(splitHerbs(herbsTaken).map(toHerbKey)))
  for (const { date, mood, energy, sleep, herbsTaken } of entries) {
    const day = byDate.get(date)
    const herbs = getHerbKeys(herbsTaken)
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

/** Expects at least one value. */
export const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

type HerbChoice = { key: string; name: string; days: number }

/**
 * Returns the herbs in a journal, most frequent first. Expects `entries` newest first and uses the latest spelling of
 * each name.
 */
export function listHerbChoices(entries: readonly JournalEntry[]): HerbChoice[] {
  const herbsByKey = new Map<string, { name: string; dates: Set<string> }>()
  const listNames = memoize((herbsTaken) => splitHerbs(herbsTaken).map((name) => ({ name, key: toHerbKey(name) })))
  for (const { herbsTaken, date } of entries)
    for (const { name, key } of listNames(herbsTaken)) {
      const existing = herbsByKey.get(key)
      if (existing) existing.dates.add(date)
      else herbsByKey.set(key, { name, dates: new Set([date]) })
    }
  return [...herbsByKey]
    .map(([key, { name, dates }]) => ({ key, name: shortenHerb(name), days: dates.size }))
    .toSorted((one, other) => other.days - one.days || (one.key < other.key ? -1 : 1))
}

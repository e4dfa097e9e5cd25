import type { JournalEntry, Scale } from './journal.schemas.ts'

/** What the entries of a day say together: the mean of each scale, 1 to 10, and the herbs taken by `herbKey`. */
export type DayMeans = Record<Scale, number> & { date: string; entries: number; herbs: ReadonlySet<string> }

/** One line a day on which something was noted, the earliest first. */
export function meansByDay(entries: readonly JournalEntry[]): DayMeans[] {
  const byDate = new Map<string, JournalEntry[]>()
  for (const entry of entries) {
    const sameDay = byDate.get(entry.date)
    if (sameDay) sameDay.push(entry)
    else byDate.set(entry.date, [entry])
  }
  return [...byDate]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, ofDay]) => ({
      date,
      entries: ofDay.length,
      mood: mean(ofDay.map(({ mood }) => mood)),
      energy: mean(ofDay.map(({ energy }) => energy)),
      sleep: mean(ofDay.map(({ sleep }) => sleep)),
      herbs: new Set(ofDay.flatMap(({ herbsTaken }) => herbsIn(herbsTaken).map(herbKey))),
    }))
}

/** The mean of at least one figure. */
export const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** The herbs that somebody wrote down as taken: parted by commas, semicolons, plus signs or lines. */
export const herbsIn = (herbsTaken: string): string[] =>
  herbsTaken
    .split(/[,;+\n]/)
    .map((herb) => herb.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

/** What two ways to write a herb have in common: case does not matter. */
export const herbKey = (herb: string): string => herb.toLowerCase()

/** A herb to mark: as it was written last, and on how many days it was taken. */
export type HerbChoice = { key: string; name: string; days: number }

/** Every herb that the journal names, the one taken most often first; `entries` with the newest first. */
export function herbChoices(entries: readonly JournalEntry[]): HerbChoice[] {
  const found = new Map<string, { name: string; dates: Set<string> }>()
  for (const { herbsTaken, date } of entries)
    for (const name of herbsIn(herbsTaken)) {
      const same = found.get(herbKey(name))
      if (same) same.dates.add(date)
      else found.set(herbKey(name), { name, dates: new Set([date]) })
    }
  return [...found]
    .map(([key, { name, dates }]) => ({ key, name, days: dates.size }))
    .toSorted((one, other) => other.days - one.days || (one.key < other.key ? -1 : 1))
}

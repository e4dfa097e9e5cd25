import { countWordPattern, parseNumber } from './numbers.ts'

const countPattern = `(?<![\\d.,])(\\d{1,6}(?:[.,]\\d{1,3})*|${countWordPattern})\\+?`
const perDayPattern =
  '(?:(?:an?|per|each|every|in an?|in one|within a|during the|throughout the|through the|over the) (?:single )?day|daily|\\/ ?day)'
const timesPerDayPattern = new RegExp(`(?:\\b|(?<=[x×]))${countPattern}(?: ?[x×]| times)? ?${perDayPattern}\\b`, 'gi')
const cupPattern = '(?:cups?|mugs?|glass(?:es)?)(?: of(?: \\w+){1,4}?)?'
const cupsPerDayPattern = new RegExp(`\\b${countPattern} ${cupPattern} ${perDayPattern}\\b`, 'gi')
const timesPerHourPattern = new RegExp(
  `\\b(?:an?|${countPattern})(?: ?[x×]| times| ${cupPattern})? (?:an|per|each|every) hour\\b`,
  'gi',
)
const intervalPattern = new RegExp(
  `\\bevery (half (?:an )?|other |second |(?:a )?${countPattern}(?: of)?(?: ?(?:-|–|or|to) ?\\w+)? ?)?(hours?|hrs?|minutes?|mins?)\\b|\\b(?:hourly|each hour)\\b`,
  'gi',
)
const wakingHours = 16
/** Patterns for parts of a day, with one cup for each part. */
const partsOfDay = [
  /\b(?:mornings?|breakfast|waking)\b/i,
  /\b(?:noon|midday|lunch(?:time)?)\b/i,
  /\bafternoons?\b/i,
  /\b(?:evenings?|dinner|supper)\b/i,
  /\b(?:at night|nights?|bed(?:time)?)\b/i,
] as const
const atMealsPattern = /\b(?:with|before|after|at) (?:each|every|all|(?:my|your|the) three) meals?\b/i
const mealsPerDay = 3

/** Returns the number of times or cups a day. If a sentence has several numbers, returns the largest. */
export function findTimesPerDay(sentence: string): number | undefined {
  return (
    findRepeatsPerDay(sentence) ??
    findMaxCount([...sentence.matchAll(cupsPerDayPattern)].map(([, cupCount = '']) => parseNumber(cupCount)))
  )
}

/** Returns the number of times a day: “twice a day”, “every two hours”. */
export function findRepeatsPerDay(sentence: string): number | undefined {
  return findMaxCount([
    ...[...sentence.matchAll(timesPerDayPattern)].map(([, times = '']) => parseNumber(times)),
    ...[...sentence.matchAll(timesPerHourPattern)].map(([, times = '1']) => wakingHours * parseNumber(times)),
    ...[...sentence.matchAll(intervalPattern)].map((match) => wakingHours / parseIntervalHours(match)),
  ])
}

/** Counts the parts of a day in a sentence, at least one: “in the morning and at night”, “with each meal”. */
export function countPartsOfDay(sentence: string): number {
  const meals = atMealsPattern.test(sentence) ? mealsPerDay : 0
  return Math.max(1, meals, partsOfDay.filter((part) => part.test(sentence)).length)
}

function findMaxCount(counts: readonly number[]): number | undefined {
  const numericCounts = counts.filter((count) => !Number.isNaN(count))
  return numericCounts.length > 0 ? Math.max(...numericCounts) : undefined
}

function parseIntervalHours([, interval = '', number = '1', unit = '']: RegExpExecArray): number {
  const hours = /^half/i.test(interval) ? 0.5 : /^(?:other|second)/i.test(interval) ? 2 : parseNumber(number)
  return /^min/i.test(unit) ? hours / 60 : hours
}

import { countOf, countWords } from './number-words.ts'

const count = `(?<![\\d.,])(\\d{1,6}(?:[.,]\\d{1,3})*|${countWords})\\+?`
const aDay =
  '(?:(?:an?|per|each|every|in an?|in one|within a|during the|throughout the|through the|over the) (?:single )?day|daily|\\/ ?day)'
const timesADay = new RegExp(`(?:\\b|(?<=[x×]))${count}(?: ?[x×]| times)? ?${aDay}\\b`, 'gi')
const cups = '(?:cups?|mugs?|glass(?:es)?)(?: of(?: \\w+){1,4}?)?'
const cupsADay = new RegExp(`\\b${count} ${cups} ${aDay}\\b`, 'gi')
const timesAnHour = new RegExp(`\\b(?:an?|${count})(?: ?[x×]| times| ${cups})? (?:an|per|each|every) hour\\b`, 'gi')
const everySoOften = new RegExp(
  `\\bevery (half (?:an )?|other |second |(?:a )?${count}(?: of)?(?: ?(?:-|–|or|to) ?\\w+)? ?)?(hours?|hrs?|minutes?|mins?)\\b|\\b(?:hourly|each hour)\\b`,
  'gi',
)
const wakingHours = 16
/** Parts of a day at which people drink a cup. Each counts once. */
const partsOfDay = [
  /\b(?:mornings?|breakfast|waking)\b/i,
  /\b(?:noon|midday|lunch(?:time)?)\b/i,
  /\bafternoons?\b/i,
  /\b(?:evenings?|dinner|supper)\b/i,
  /\b(?:at night|nights?|bed(?:time)?)\b/i,
] as const
const atMeals = /\b(?:with|before|after|at) (?:each|every|all|(?:my|your|the) three) meals?\b/i
const mealsADay = 3

/** Returns how often a day something is taken or how many cups are drunk: the most when a sentence names several. */
export function timesIn(sentence: string): number | undefined {
  return repeatsIn(sentence) ?? most([...sentence.matchAll(cupsADay)].map(([, cupCount = '']) => countOf(cupCount)))
}

/** Returns how often a day something is done: "twice a day", "every two hours". */
export function repeatsIn(sentence: string): number | undefined {
  return most([
    ...[...sentence.matchAll(timesADay)].map(([, times = '']) => countOf(times)),
    ...[...sentence.matchAll(timesAnHour)].map(([, times = '1']) => wakingHours * countOf(times)),
    ...[...sentence.matchAll(everySoOften)].map((match) => wakingHours / hoursBetween(match)),
  ])
}

/**
 * Returns the number of parts of the day at which something is taken, at least one: "in the morning and at night",
 * "with each meal".
 */
export function partsOfDayIn(sentence: string): number {
  const meals = atMeals.test(sentence) ? mealsADay : 0
  return Math.max(1, meals, partsOfDay.filter((part) => part.test(sentence)).length)
}

function most(counts: readonly number[]): number | undefined {
  const known = counts.filter((count) => !Number.isNaN(count))
  return known.length > 0 ? Math.max(...known) : undefined
}

function hoursBetween([, interval = '', number = '1', unit = '']: RegExpExecArray): number {
  const hours = /^half/i.test(interval) ? 0.5 : /^(?:other|second)/i.test(interval) ? 2 : countOf(number)
  return /^min/i.test(unit) ? hours / 60 : hours
}

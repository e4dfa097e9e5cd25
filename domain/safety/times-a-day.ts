import { countOf, countWords } from './number-words.ts'

const count = `(?<![\\d.,])(\\d{1,6}(?:[.,]\\d{1,3})*|${countWords})\\+?`
const aDay =
  '(?:(?:an?|per|each|every|in an?|in one|within a|during the|throughout the|through the|over the) (?:single )?day|daily|\\/ ?day)'
const timesADay = new RegExp(`\\b${count}(?: ?[x×]| times)? ?${aDay}\\b`, 'i')
const cupsADay = new RegExp(`\\b${count} (?:cups|mugs|glasses|cup|mug|glass) ${aDay}\\b`, 'i')
const timesAnHour = new RegExp(`\\b${count}(?: ?[x×]| times)? (?:an|per|each|every) hour\\b`, 'i')
const everySoOften = new RegExp(
  `\\bevery (half (?:an )?|other |${count}(?: ?(?:-|–|or|to) ?\\w+)? ?)?(hours?|hrs?|minutes?|mins?)\\b|\\bhourly\\b`,
  'i',
)
const wakingHours = 16

/** How often a day a sentence says that something is taken, or how many cups of it are drunk. */
export function timesIn(sentence: string): number | undefined {
  const cups = cupsADay.exec(sentence)?.[1]
  return repeatsIn(sentence) ?? (cups === undefined ? undefined : countOf(cups))
}

/** How often a day a sentence says that something is done: "twice a day", "100 times a day", "every two hours". */
export function repeatsIn(sentence: string): number | undefined {
  const times = timesADay.exec(sentence)?.[1]
  if (times !== undefined) return countOf(times)
  const hourly = timesAnHour.exec(sentence)?.[1]
  if (hourly !== undefined) return wakingHours * countOf(hourly)
  const often = everySoOften.exec(sentence)
  return often ? wakingHours / hoursBetween(often) : undefined
}

function hoursBetween([, apart = '', number = '1', unit = '']: RegExpExecArray): number {
  const hours = /^half/i.test(apart) ? 0.5 : /^other/i.test(apart) ? 2 : countOf(number)
  return /^min/i.test(unit) ? hours / 60 : hours
}

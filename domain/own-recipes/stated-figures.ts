import { expandFractions } from '#domain/amounts/figures.ts'
import { countPartsOfDay, findRepeatsPerDay, findTimesPerDay } from '#domain/amounts/frequency.ts'
import { parseNumber, writtenNumberPattern } from '#domain/amounts/numbers.ts'

import { ownRecipeLimits } from './own-recipes.schemas.ts'
import { findWaterMl, readVolume } from './water.ts'

/**
 * Time in minutes. `written` has the range as written, with its unit. `isSteeping` is true if the text says that the
 * herbs steep for this time.
 */
export type StatedFigure = { value: number; isRange: boolean; isSteeping: boolean; written: string }

/** Figures that a recipe's sentences state. Each is within the limits of a recipe. */
export type StatedFigures = {
  servings: number | undefined
  waterMl: number | undefined
  minutes: StatedFigure | undefined
  cupsPerDay: number | undefined
  courseDays: number | undefined
}

const rangePattern = `(${writtenNumberPattern})(?:\\s?(?:-|to|or)\\s?(${writtenNumberPattern}))?`
const cupNouns = '(?:large |small )?(?:cups?|mugs?|glass(?:es)?)'

/** Finds what a recipe's sentences say about its figures. A figure above a limit counts as the limit, except servings. */
export function findStatedFigures(text: string): StatedFigures {
  const normalised = expandFractions(text.normalize('NFC')).replaceAll(/[–—−]/g, '-')
  const sentences = normalised.split(/[.!?](?=\s|$)|[\n;]/)
  return {
    servings: findServings(normalised),
    waterMl: findWaterMl(normalised) ?? findPotMl(normalised),
    minutes: findSteepingTime(normalised),
    cupsPerDay: findLargest(sentences.map(findCupsPerDay), ownRecipeLimits.cupsPerDay),
    courseDays: findLargest(sentences.map(findCourseDays), ownRecipeLimits.courseDays),
  }
}

function findLargest(values: readonly (number | undefined)[], limit: number): number | undefined {
  const known = values.flatMap((value) => (value === undefined || !(value > 0) ? [] : [value]))
  return known.length === 0 ? undefined : Math.min(limit, Math.ceil(Math.max(...known)))
}

const servingsPatterns = [
  `\\b(?:makes|yields?:?|fills|serves|servings?:|enough for|pot (?:of|for)) ?(?:about |around |up to )?${rangePattern} (?:${cupNouns}|servings?|people)\\b`,
  `\\b(?:serves|servings?:) ?${rangePattern}(?=[.,;)\\n]|$)`,
  `\\bpot\\b[^.\\n(]{0,20}\\((?:about |holds )?${rangePattern} ${cupNouns}\\b`,
  `\\b${rangePattern}[- ]cup (?:tea)?pot\\b`,
  `\\b${rangePattern} servings\\b`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Finds the cups that share the amounts, by the lower end of a range, which is stricter. */
function findServings(text: string): number | undefined {
  const [first] = servingsPatterns.flatMap((pattern) => {
    const [match, low = '', high = low] = pattern.exec(text) ?? []
    const count = Math.floor(Math.min(parseNumber(low), parseNumber(high)))
    return match !== undefined && count >= 1 && count <= ownRecipeLimits.servings ? [count] : []
  })
  return first
}

/** Finds the water of `one pot (3 cups / 750 ml)`. */
function findPotMl(text: string): number | undefined {
  const [, size] = /\bpot\b[^.\n(]{0,20}\(([^()]*)\)/i.exec(text) ?? []
  const millilitres = size === undefined ? undefined : readVolume(size)
  return millilitres !== undefined && millilitres <= ownRecipeLimits.waterMl ? millilitres : undefined
}

const timeUnits = '(hours?|hrs?|h|minutes?|mins?)'
const durationPattern = new RegExp(`^(?:for |about |another )*${rangePattern} ?${timeUnits}\\.?$`, 'iu')

/** Reads a text that is only a time, such as `10-12 mins`, by the upper end of a range. */
export const readDuration = (text: string): StatedFigure | undefined =>
  toMinutes(durationPattern.exec(text.replaceAll(/[–—−]/g, '-').trim()), true)

function toMinutes(match: RegExpExecArray | null, isSteeping: boolean): StatedFigure | undefined {
  const [whole, first = '', second, unit = ''] = match ?? []
  const isHours = /^h/i.test(unit)
  const value = Math.ceil(Math.max(parseNumber(first), parseNumber(second ?? first)) * (isHours ? 60 : 1))
  if (whole === undefined || !(value >= 1 && value <= ownRecipeLimits.brewMinutes)) return undefined
  const end = second === undefined ? '' : ` to ${second}`
  return {
    value,
    isRange: second !== undefined,
    isSteeping,
    written: `${first}${end} ${isHours ? 'hours' : 'minutes'}`,
  }
}

const createTimePatterns = (verbs: string) =>
  [
    `\\b(?:${verbs})\\b[^.;\\n\\d]{0,40}?(?<![\\p{L}\\d])${rangePattern} ?${timeUnits}\\b`,
    `(?<![\\p{L}\\d])${rangePattern}[ -]?${timeUnits}\\b[^.;\\n\\d]{0,12}\\b(?:${verbs})\\b`,
  ].map((pattern) => new RegExp(pattern, 'iu'))

const steepingPatterns = createTimePatterns('(?:steep|infus|brew|macerat)\\w*')
const otherTimePatterns = createTimePatterns('wait|leave|(?:stand|rest|sit|simmer|boil)(?:ing|ed)?|decoct\\w*')
const overnightPattern = /\b(?:steep|infus|brew|leave|stand|sit)\w*\b[^.;\n]{0,30}\bovernight\b/i
const overnight: StatedFigure = { value: 480, isRange: true, isSteeping: true, written: 'overnight' }

/** Finds the time to steep. Other times come last, because a text may also say how long to boil the water. */
function findSteepingTime(text: string): StatedFigure | undefined {
  const find = (patterns: readonly RegExp[], isSteeping: boolean) =>
    patterns.map((pattern) => toMinutes(pattern.exec(text), isSteeping)).find(Boolean)
  return (
    find(steepingPatterns, true) ??
    (overnightPattern.test(text) ? overnight : undefined) ??
    find(otherTimePatterns, false)
  )
}

const drunkCupsPattern = new RegExp(
  `\\b(?:drink|sip|take|have|enjoy) (?:up to |about )?${rangePattern} ${cupNouns}\\b`,
  'iu',
)
const minPartsOfDay = 2

function findCupsPerDay(sentence: string): number | undefined {
  const [, first = '1', second = first] = drunkCupsPattern.exec(sentence) ?? []
  const repeats = findRepeatsPerDay(sentence)
  if (repeats !== undefined) return repeats * Math.max(parseNumber(first), parseNumber(second))
  const parts = /\b(?:drink|sip|take|have|enjoy|cups?)\b/i.test(sentence) ? countPartsOfDay(sentence) : 1
  return findTimesPerDay(sentence) ?? (parts >= minPartsOfDay ? parts : undefined)
}

const coursePattern = new RegExp(`\\bfor (?:up to |at most |about )?${rangePattern} (days?|weeks?)\\b`, 'iu')

function findCourseDays(sentence: string): number | undefined {
  if (/\b(?:keep|store|fridge|refrigerat|last)/i.test(sentence)) return undefined
  const [whole, first = '', second = first, unit = ''] = coursePattern.exec(sentence) ?? []
  if (whole === undefined) return undefined
  return Math.max(parseNumber(first), parseNumber(second)) * (/^week/i.test(unit) ? 7 : 1)
}

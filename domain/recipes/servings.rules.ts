import { expandFractions, figurePattern, parseFigures } from '../amounts/figures.ts'
import { pluraliseMeasure, singulariseMeasure } from './amount-nouns.ts'
import { formatCups } from './recipe-counts.ts'

/** `scaled` is false when the text has no figure to multiply and is unchanged. */
type ScaledAmount = { text: string; scaled: boolean }

type ScaledFigure = { text: string; value: number; rounded: boolean }

const amountPattern = new RegExp(
  String.raw`^(about )?(${figurePattern})(?:( ?[-–] ?| to )(${figurePattern}))? ?([a-z][a-z ,'()-]*)?$`,
  'i',
)
/** Words that mark a figure as an amount for one cup, or as one of several options. */
const ambiguousWords = /\b(?:or|and|plus|per|each|every|to|for|a)\b/i

const decimalUnits = new Set(['g', 'gram', 'grams', 'kg', 'l', 'litre', 'litres'])
const wholeUnits = new Set(['ml', 'millilitre', 'millilitres', 'mg', 'milligram', 'milligrams'])
const commonFractions: readonly (readonly [value: number, text: string])[] = [
  [0, ''],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
]
/** Smallest amount of a measure such as a teaspoon. Smaller amounts can't be measured. */
const minMeasure = 0.2
const maxFigure = 100_000
const tolerance = 1e-9

/**
 * Multiplies an amount from the catalogue. Grams keep at most two decimals and millilitres none. Other measures become
 * whole numbers and common fractions, with “about” if rounded. Text without one clear figure is returned unchanged.
 */
export function scaleAmount(amount: string, factor: number): ScaledAmount {
  if (factor === 1) return { text: amount, scaled: true }
  const unscaled = { text: amount, scaled: false }
  const normalised = expandFractions(amount).replaceAll(/\s+/g, ' ').trim()
  const match = amountPattern.exec(normalised)
  const [, about, lower = '', separator = '', upper = lower, measure = ''] = match ?? []
  if (!match || ambiguousWords.test(measure)) return unscaled
  const [from, to] = [parseFigures(lower), parseFigures(upper)]
  if (from > to) return unscaled
  const [first, last] = [scaleFigure(from * factor, measure), scaleFigure(to * factor, measure)]
  if (!first || !last) return unscaled
  const figures = first.text === last.text ? last.text : `${first.text}${separator}${last.text}`
  const noun = last.value > 1 ? pluraliseMeasure(measure) : singulariseMeasure(measure)
  const isApproximate = about !== undefined || first.rounded || last.rounded
  return { text: `${isApproximate ? 'about ' : ''}${figures}${noun && ` ${noun}`}`, scaled: true }
}

function scaleFigure(value: number, measure: string): ScaledFigure | undefined {
  if (!(value > 0 && value <= maxFigure)) return undefined
  const unit = measure.toLowerCase().split(' ')[0] ?? ''
  if (decimalUnits.has(unit)) return toDecimal(value, value < 10 ? 2 : value < 100 ? 1 : 0)
  return wholeUnits.has(unit) ? toDecimal(value, 0) : toFraction(value)
}

function toDecimal(value: number, digits: number): ScaledFigure | undefined {
  const rounded = Number((value + tolerance).toFixed(digits))
  return rounded > 0 ? { text: String(rounded), value: rounded, rounded: false } : undefined
}

function toFraction(value: number): ScaledFigure | undefined {
  if (value < minMeasure) return undefined
  const whole = Math.floor(value + tolerance)
  const distance = ([part]: readonly [number, string]) => Math.abs(value - whole - part)
  const [part, text] = commonFractions.reduce((best, next) => (distance(next) < distance(best) ? next : best))
  const rounded = distance([part, text]) > tolerance
  if (rounded && value >= 10) return { text: String(Math.round(value)), value: Math.round(value), rounded }
  const wholes = part === 1 ? whole + 1 : whole
  return { text: [wholes || '', text].filter(Boolean).join(' '), value: whole + part, rounded }
}

const cardinals = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const ordinals = ['third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']

export const formatStepsNote = (original: number, servings: number): string =>
  `These steps are for ${formatCups(original)}. For ${formatCups(servings)}, use ${formatFactor(servings / original)} the water. The brewing time stays the same.`

/**
 * Returns a positive factor in words, for use before “the water”: “half”, “two thirds of”, “twice”, “1.5 times”, “about
 * 1.67 times”.
 */
export function formatFactor(factor: number): string {
  if (factor === 1) return 'once'
  if (factor === 2) return 'twice'
  if (factor === 0.5) return 'half'
  const denominator = factor < 1 ? ordinals.findIndex((_, position) => isWhole(factor * (position + 3))) : -1
  if (denominator >= 0) {
    const numerator = Math.round(factor * (denominator + 3))
    const ordinal = ordinals[denominator] ?? ''
    if (numerator === 1) return `${ordinal.startsWith('e') ? 'an' : 'a'} ${ordinal} of`
    return `${cardinals[numerator]} ${ordinal}s of`
  }
  const rounded = Number(factor.toFixed(2))
  return `${isWhole(factor * 100) ? '' : 'about '}${rounded} times`
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < tolerance
}

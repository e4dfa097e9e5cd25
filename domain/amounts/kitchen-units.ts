import { toPlural } from '../nouns.ts'
import type { WrittenAmount } from './amount.ts'

/** Amount that a kitchen can measure. `isRounded` is false if the figure is exact. */
export type KitchenAmount = { figure: string; unit: string; isRounded: boolean }

const millilitresPerUsCup = 236.588
const millilitresPerUsFluidOunce = 29.5735
/** A US teaspoon is a sixth of a fluid ounce. */
const millilitresPerUsTeaspoon = millilitresPerUsFluidOunce / 6
const tolerance = 1e-9

/** A spoon that holds less than this share of the grams is too coarse. */
const minSpoonShare = 0.88
/** Forms of herbs that a teaspoon can't measure reliably. */
const bulkyFormPattern = /stalk|quill|curl|cones|whole dried leaves|slices?\b|strips?\b|threads|short lengths|pods/

export const isBulkyForm = (text: string): boolean => bulkyFormPattern.test(text)

/**
 * Converts grams of a dried herb into level teaspoons, rounded down to quarters, so that the spoons never hold more than
 * the grams. Returns undefined if a quarter teaspoon is too coarse for the amount.
 */
export function toTeaspoons(grams: number, gramsPerTeaspoon: number): number | undefined {
  const teaspoons = Math.floor((grams / gramsPerTeaspoon) * 4 + tolerance) / 4
  return teaspoons > 0 && (teaspoons * gramsPerTeaspoon) / grams >= minSpoonShare ? teaspoons : undefined
}

const fractionSigns: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** Formats a multiple of a quarter or a third: `2 ½`. */
export function formatWithFraction(value: number): string {
  const whole = Math.floor(value + tolerance)
  const [, sign = ''] = fractionSigns.find(([part]) => Math.abs(value - whole - part) < tolerance) ?? []
  return [whole > 0 ? String(whole) : '', sign].filter(Boolean).join(' ')
}

/** `max` rounds down, because the text names an upper limit. */
export type Rounding = 'nearest' | 'max'

const roundStep = (value: number, step: number, rounding: Rounding) =>
  (rounding === 'max' ? Math.floor(value / step + tolerance) : Math.round(value / step)) * step

const boilingCelsius = 100
const boilingFahrenheit = 212

/** Converts degrees Celsius into degrees Fahrenheit in steps of five. Boiling water stays exact. */
export function toFahrenheit(celsius: number, rounding: Rounding): KitchenAmount {
  if (celsius === boilingCelsius) return { figure: String(boilingFahrenheit), unit: '°F', isRounded: false }
  return { figure: String(roundStep((celsius * 9) / 5 + 32, 5, rounding)), unit: '°F', isRounded: true }
}

/** A number of cups is used only if it is as close as this. Otherwise fluid ounces are closer. */
const maxCupError = 0.05
const minOunceMillilitres = 29
const minTeaspoonMillilitres = 1

/**
 * Converts millilitres into US cups in quarters and thirds. Converts amounts that no such cup fits into fluid ounces,
 * and those below one fluid ounce into teaspoons. Returns undefined below a quarter teaspoon.
 */
export function toUsVolume(millilitres: number): KitchenAmount | undefined {
  if (millilitres < minTeaspoonMillilitres) return undefined
  const cups = millilitres / millilitresPerUsCup
  const nearestCups = findNearestCups(cups)
  if (nearestCups > 0 && Math.abs(nearestCups - cups) <= maxCupError * cups)
    return createAmount(nearestCups, nearestCups > 1 ? 'US cups' : 'US cup')
  if (millilitres < minOunceMillilitres) {
    const teaspoons = Math.max(1 / 4, roundStep(millilitres / millilitresPerUsTeaspoon, 1 / 4, 'nearest'))
    return createAmount(teaspoons, 'US tsp')
  }
  const ounces = millilitres / millilitresPerUsFluidOunce
  return createAmount(roundStep(ounces, ounces < 4 ? 1 / 4 : ounces < 16 ? 1 / 2 : 1, 'nearest'), 'US fl oz')
}

const createAmount = (value: number, unit: string): KitchenAmount => ({
  figure: formatWithFraction(value),
  unit,
  isRounded: true,
})

function findNearestCups(cups: number): number {
  const whole = Math.floor(cups)
  const candidates = [...fractionSigns.map(([part]) => whole + part), whole + 1]
  return candidates.reduce((best, next) => (Math.abs(next - cups) < Math.abs(best - cups) ? next : best))
}

const metricVolumes = new Set(['ml', 'cl', 'dl', 'l'])

/** True for millilitres and litres, but not for a fluid ounce or a pint. */
export const isMetricVolume = ({ unit }: WrittenAmount): boolean =>
  unit !== undefined && unit.measure === 'millilitre' && metricVolumes.has(unit.name)

export const formatLevelTeaspoons = (teaspoons: number, noun: string): string =>
  `${formatWithFraction(teaspoons)} level ${teaspoons > 1 && noun !== 'tsp' ? toPlural(noun) : noun}`

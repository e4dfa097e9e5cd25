import { createAmountPattern, toQuantity, toWrittenAmount, type WrittenAmount } from '#domain/amounts/amount.ts'
import { isMetricVolume } from '#domain/amounts/kitchen-units.ts'
import { writtenNumberPattern } from '#domain/amounts/numbers.ts'
import { createUnitPattern } from '#domain/amounts/units.ts'

import { ownRecipeLimits } from './own-recipes.schemas.ts'

/**
 * Line that is water. `millilitres` is undefined if it has no clear volume. `detail` is the line as written if it says
 * more than an amount of hot water, such as `1 litre cold water`.
 */
export type Water = { millilitres: number | undefined; detail: string }

/** Millilitres of a cup, mug or glass of water. */
const cupMillilitres = 250

const amountPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])${createAmountPattern(writtenNumberPattern, createUnitPattern('sentence'))}`,
  'giu',
)
const temperaturePattern = /\b\d{2,3} ?(?:°|º|degrees?) ?(?:c|f|celsius|fahrenheit)?\b/gi

const usualWords =
  `water of a the about approximately approx in with add use pour freshly just newly hot boiling boiled fresh
  off boil from kettle filtered clean pure drinking tap nearly almost near very`.split(/\s+/)
const otherWords =
  `cold cool cooled warm lukewarm iced spring mineral distilled still sparkling soft at room temperature
  simmering steaming not quite`.split(/\s+/)
const waterWords = new Set([...usualWords, ...otherWords])

/** Regular expression source for water with the words before it: `freshly boiled water`. */
const waterPattern = `(?:(?:${[...waterWords].filter((word) => word !== 'water').join('|')})[ ,-]+)*water\\b`

/**
 * Reads a line that is water, such as `250 ml` or `2 cups (480 ml) just-boiled water`. Returns undefined for any other
 * line.
 */
export function readWater(line: string): Water | undefined {
  const amounts = [...line.matchAll(amountPattern)].map(({ groups = {} }) => toWrittenAmount(groups))
  const others = line.replaceAll(amountPattern, ' ').replaceAll(temperaturePattern, ' at ')
  const words: readonly string[] = others.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const isVolumeAlone = words.length === 0 && amounts.some(({ unit }) => unit?.measure === 'millilitre')
  if (!(words.includes('water') || isVolumeAlone) || !words.every((word) => waterWords.has(word))) return undefined
  const millilitres = chooseMillilitres(amounts)
  const isUsual = words.every((word) => usualWords.includes(word))
  return { millilitres, detail: isUsual && millilitres !== undefined ? '' : line }
}

/** Finds the first water in a text, such as a step: `Pour 250 ml of hot water over the herbs`. */
export function findWaterMl(text: string): number | undefined {
  for (const match of text.matchAll(amountPattern)) {
    const after = text.slice(match.index + match[0].length)
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const millilitres = toMillilitres(toWrittenAmount(match.groups ?? {}))
    const isWater = waterAfterPattern.test(after) && !/\b(?:drink|take|sip) (?:it )?(?:with )?$/i.test(before)
    if (isWater && millilitres !== undefined && millilitres <= ownRecipeLimits.waterMl) return millilitres
  }
  return undefined
}

const waterAfterPattern = new RegExp(`^\\)?[ ,-]*${waterPattern}`, 'i')

/** Reads the volume in a text such as `3 cups / 750ml`. */
export const readVolume = (text: string): number | undefined =>
  chooseMillilitres([...text.matchAll(amountPattern)].map(({ groups = {} }) => toWrittenAmount(groups)))

/** Millilitres and litres win over cups and fluid ounces beside them, because a cup has several sizes. */
function chooseMillilitres(amounts: readonly WrittenAmount[]): number | undefined {
  const chosen = amounts.find(isMetricVolume) ?? amounts[0]
  return chosen && toMillilitres(chosen)
}

const millilitresByMeasure: Partial<Record<string, number>> = {
  millilitre: 1,
  cup: cupMillilitres,
  mug: cupMillilitres,
  teaspoon: 5,
  // A gram of water is a millilitre, and cooks write `8 oz` for fluid ounces.
  gram: 1,
}

/** Returns whole millilitres, by the upper end of a range; undefined for an amount that is no volume. */
function toMillilitres(amount: WrittenAmount): number | undefined {
  const factor = millilitresByMeasure[amount.unit?.measure ?? '']
  const quantity = toQuantity(amount)
  if (factor === undefined || quantity === undefined) return undefined
  const millilitres = Math.round(quantity * factor)
  return millilitres >= 1 ? millilitres : undefined
}

/** Water that a recipe's lines add up to. `details` belong to the notes; `unread` has what is more than a recipe can have. */
export function sumWater(lines: readonly string[]): { waterMl: string; details: string[]; unread: string[] } {
  const waters = lines.flatMap((line) => readWater(line) ?? [])
  const sum = waters.reduce((total, { millilitres = 0 }) => total + millilitres, 0)
  if (sum > ownRecipeLimits.waterMl) return { waterMl: '', details: [], unread: [...lines] }
  return { waterMl: sum === 0 ? '' : String(sum), details: waters.flatMap(({ detail }) => detail || []), unread: [] }
}

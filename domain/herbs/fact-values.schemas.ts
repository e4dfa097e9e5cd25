import * as z from 'zod'

import { typedLine } from '../line.schemas.ts'
import { herbFile } from './herbs.schemas.ts'

const herb = herbFile.shape
const tea = herb.tea.shape

/** Maximum characters in a use or constituent name, and maximum items in a list. */
const maxTextLength = 160
const maxListLength = 80
const shortText = typedLine()
  .min(1, 'Please fill this in.')
  .max(maxTextLength, `Please use at most ${maxTextLength} characters.`)
const limitedNumber = z.number('Please enter a number.').max(10_000, 'Please enter 10,000 or less.')
const positiveNumber = limitedNumber.positive('Please enter a number above 0.')
const wholeNumber = limitedNumber.int('Please enter a whole number.')

/**
 * Facts that an administrator can edit. Amounts are grams of dried herb for an adult. Ages are in years, durations in
 * days.
 */
export const herbFactValues = z.strictObject({
  gramsPerCupMin: limitedNumber.nonnegative('Please enter 0 or more.'),
  gramsPerCupMax: positiveNumber,
  cupsPerDayMax: wholeNumber.positive('Please enter 1 or more.'),
  maxDailyGrams: positiveNumber,
  gramsPerTeaspoon: positiveNumber,
  cookingGramsPerDay: limitedNumber.nonnegative('Please enter 0 or more.').nullable(),
  requirements: tea.requirements,
  constituents: z.array(z.strictObject({ name: shortText, mgPerGram: positiveNumber })).max(maxListLength),
  pregnancy: herb.pregnancy,
  lactation: herb.lactation,
  minAgeYears: wholeNumber.min(0, 'Please enter 0 or more.').max(99, 'Please enter 99 or less.'),
  adviceAfterDays: wholeNumber.positive('Please enter 1 or more.').nullable(),
  maxDurationDays: wholeNumber.positive('Please enter 1 or more.').nullable(),
  contraindications: herb.contraindications,
  conditionCautions: herb.conditionCautions,
  interactions: herb.interactions.refine(
    (interactions) =>
      new Set(interactions.map(({ drugClass, effect }) => `${drugClass} ${effect}`)).size === interactions.length,
    'You have listed the same medicine and effect twice. Remove one of them.',
  ),
  allergens: herb.allergens,
  effectTags: herb.effectTags,
  conditional: herb.conditional,
  uses: z.array(herb.uses.unwrap().extend({ use: shortText })).max(maxListLength),
})

export const partialFactValues = herbFactValues.partial()

import * as z from 'zod'

import { typedLine } from '../line.schemas.ts'
import { herbFile } from './herbs.schemas.ts'

const herb = herbFile.shape
const tea = herb.tea.shape

/** Maximum number of characters in a use or constituent, and of lines in a list of them. */
const wordsMax = 160
const linesMax = 80
const words = typedLine().min(1, 'Please fill this in.').max(wordsMax, `At most ${wordsMax} characters.`)
const number = z.number('Please enter a number.').max(10_000, 'Please enter at most 10,000.')
const above = number.positive('Please enter more than 0.')
const whole = number.int('Please enter a whole number.')

/**
 * Facts of a herb that an administrator can edit. Amounts are grams of dried herb for an adult; times are years and
 * days.
 */
export const herbFactValues = z.strictObject({
  gramsPerCupMin: number.nonnegative('Please enter 0 or more.'),
  gramsPerCupMax: above,
  cupsPerDayMax: whole.positive('Please enter at least 1.'),
  maxDailyGrams: above,
  gramsPerTeaspoon: above,
  cookingGramsPerDay: number.nonnegative('Please enter 0 or more.').nullable(),
  requirements: tea.requirements,
  constituents: z.array(z.strictObject({ name: words, mgPerGram: above })).max(linesMax),
  pregnancy: herb.pregnancy,
  lactation: herb.lactation,
  minAgeYears: whole.min(0, 'Please enter 0 or more.').max(99, 'Please enter at most 99.'),
  adviceAfterDays: whole.positive('Please enter at least 1.').nullable(),
  maxDurationDays: whole.positive('Please enter at least 1.').nullable(),
  contraindications: herb.contraindications,
  conditionCautions: herb.conditionCautions,
  interactions: herb.interactions.refine(
    (lines) => new Set(lines.map(({ drugClass, effect }) => `${drugClass} ${effect}`)).size === lines.length,
    'The same medicine and effect are listed twice.',
  ),
  allergens: herb.allergens,
  effectTags: herb.effectTags,
  conditional: herb.conditional,
  uses: z.array(herb.uses.unwrap().extend({ use: words })).max(linesMax),
})

export const someFactValues = herbFactValues.partial()

import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { parseListFilters } from './recipe-list.ts'
import type { RecipeFile } from './recipes.schemas.ts'
import { difficulties } from './recipes.types.ts'

/** Recipe content, as in the catalogue's files. */
export type RecipeContent = Omit<RecipeFile, 'id' | 'publishedOn'>

/** Maximum values in the form: characters of a text, lines of a list, or the highest figure. */
export const editLimits = {
  name: 80,
  ailment: 60,
  description: 900,
  emoji: 16,
  ingredients: 12,
  ingredientName: 60,
  amount: 40,
  notes: 120,
  lines: 12,
  line: 500,
  brewMinutes: 720,
  servings: 12,
  cupsPerDay: 6,
  courseDays: 365,
  gramsPerCup: 30,
  reason: 200,
} as const

const missingMessage = 'Please fill this in'
const text = (max: number) => typedLine().max(max, `Please use at most ${max} characters`)
const line = (max: number) => text(max).min(1, missingMessage)
const wholeNumber = (max: number) =>
  z
    .number(`Please enter a whole number from 1 to ${max}`)
    .int(`Please enter a whole number from 1 to ${max}`)
    .min(1, `Please enter a whole number from 1 to ${max}`)
    .max(max, `Please enter a whole number from 1 to ${max}`)
const lines = z.array(line(editLimits.line)).max(editLimits.lines, `Please use at most ${editLimits.lines} lines`)
const noQuotesPattern = /^[^"\\[\]]*$/
const quotesMessage = 'Please remove quotation marks, brackets and backslashes'

const ingredient = z.strictObject({
  name: line(editLimits.ingredientName).regex(noQuotesPattern, quotesMessage),
  amount: line(editLimits.amount),
  gramsPerCup: z
    .number('Please enter grams, such as 1.5')
    .positive('Please enter a number above 0')
    .max(editLimits.gramsPerCup, `Please enter ${editLimits.gramsPerCup} or less`)
    .optional(),
  notes: line(editLimits.notes).optional(),
})

/** Content that an administrator can save as a draft. `createEditCheck` adds the requirements for publication. */
export const recipeContent = z.strictObject({
  name: line(editLimits.name).regex(noQuotesPattern, quotesMessage),
  ailment: line(editLimits.ailment),
  description: text(editLimits.description),
  emoji: line(editLimits.emoji),
  brewMinutes: wholeNumber(editLimits.brewMinutes),
  difficulty: z.enum(difficulties),
  servings: wholeNumber(editLimits.servings),
  cupsPerDay: wholeNumber(editLimits.cupsPerDay),
  courseDays: wholeNumber(editLimits.courseDays).nullable(),
  preparation: z.array(z.enum(preparationRequirements)).max(preparationRequirements.length),
  ingredients: z
    .array(ingredient)
    .max(editLimits.ingredients, `Please use at most ${editLimits.ingredients} ingredients`),
  instructions: lines,
  benefits: lines,
  tips: lines,
  warnings: lines,
}) satisfies z.ZodType<RecipeContent>

/** `isShown` publishes the recipe. Otherwise the status stays the same, and a new recipe becomes a draft. */
const publishOption = { isShown: z.boolean() }

/** The form generates `id` so that submitting twice creates one recipe. */
export const newRecipe = z.strictObject({ id: z.uuid().optional(), content: recipeContent, ...publishOption })

/** The recipe's revision when the administrator opened it. */
const revision = z.string().min(1).max(80)

export const recipeChange = z.strictObject({ content: recipeContent, revision, ...publishOption })

export const recipeWithdrawal = z.strictObject({ revision, reason: text(editLimits.reason).default('') })

export const namesakeQuery = z.object({ name: line(editLimits.name), except: z.uuid().optional() })

const param = z.string().max(200).optional()

/** Filters of the administrator's list. Ignores invalid values. */
export const listQuery = z
  .object({ search: param, status: param, only: param, order: param, after: param })
  .transform((query) =>
    parseListFilters(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value ?? '']))),
  )

export type NewRecipe = z.infer<typeof newRecipe>
export type RecipeChange = z.infer<typeof recipeChange>
export type RecipeWithdrawal = z.infer<typeof recipeWithdrawal>
export type NamesakeQuery = z.infer<typeof namesakeQuery>

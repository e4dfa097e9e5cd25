import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { exportFormats } from './recipe-files.ts'
import { readListFilters } from './recipe-list.ts'
import type { RecipeFile } from './recipes.schemas.ts'
import { difficulties } from './recipes.types.ts'

/** What a recipe says, as the files of the catalogue do. */
export type RecipeContent = Omit<RecipeFile, 'id' | 'publishedOn'>

/** The most of each that a form takes: characters, or lines of a list. */
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

const missing = 'Please fill this in'
const text = (max: number) => typedLine().max(max, `Please use at most ${max} characters`)
const line = (max: number) => text(max).min(1, missing)
const figure = (max: number) =>
  z
    .number(`Please give a whole number from 1 to ${max}`)
    .int(`Please give a whole number from 1 to ${max}`)
    .min(1, `Please give a whole number from 1 to ${max}`)
    .max(max, `Please give a whole number from 1 to ${max}`)
const lines = z.array(line(editLimits.line)).max(editLimits.lines, `Please use at most ${editLimits.lines} lines`)
const unquoted = /^[^"\\[\]]*$/
const noQuotes = 'Please leave out quotation marks, brackets and backslashes'

const ingredient = z.strictObject({
  name: line(editLimits.ingredientName).regex(unquoted, noQuotes),
  amount: line(editLimits.amount),
  gramsPerCup: z
    .number('Please give grams, such as 1.5')
    .positive('Please give more than 0')
    .max(editLimits.gramsPerCup, `Please give at most ${editLimits.gramsPerCup}`)
    .optional(),
  notes: line(editLimits.notes).optional(),
})

/** What an administrator writes; it need not be finished. What a shown recipe needs besides is told by `errorsOf`. */
export const recipeContent = z.strictObject({
  name: line(editLimits.name).regex(unquoted, noQuotes),
  ailment: line(editLimits.ailment),
  description: text(editLimits.description),
  emoji: line(editLimits.emoji),
  brewMinutes: figure(editLimits.brewMinutes),
  difficulty: z.enum(difficulties),
  servings: figure(editLimits.servings),
  cupsPerDay: figure(editLimits.cupsPerDay),
  courseDays: figure(editLimits.courseDays).nullable(),
  preparation: z.array(z.enum(preparationRequirements)).max(preparationRequirements.length),
  ingredients: z
    .array(ingredient)
    .max(editLimits.ingredients, `Please use at most ${editLimits.ingredients} ingredients`),
  instructions: lines,
  benefits: lines,
  tips: lines,
  warnings: lines,
}) satisfies z.ZodType<RecipeContent>

/** What becomes of what is saved: it is shown to everybody, or stays where it is. */
const shown = { isShown: z.boolean() }

/** `id` is made by the form that it was written in: what comes from there twice is one recipe. */
export const newRecipe = z.strictObject({ id: z.uuid().optional(), content: recipeContent, ...shown })

/** `revision` is the recipe's as it was read. */
const revision = z.string().min(1).max(80)

export const recipeChange = z.strictObject({ content: recipeContent, revision, ...shown })

export const recipeWithdrawal = z.strictObject({ revision, reason: text(editLimits.reason).default('') })

export const namesakeQuery = z.object({ name: line(editLimits.name), except: z.uuid().optional() })

const word = z.string().max(200).optional()

/** The filters of the list; what cannot be used is as if it were not said. */
export const listQuery = z
  .object({ search: word, status: word, only: word, order: word, after: word })
  .transform((query) =>
    readListFilters(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value ?? '']))),
  )

export const exportQuery = z.object({ format: z.enum(exportFormats) })

export type NewRecipe = z.infer<typeof newRecipe>
export type RecipeChange = z.infer<typeof recipeChange>
export type RecipeWithdrawal = z.infer<typeof recipeWithdrawal>
export type NamesakeQuery = z.infer<typeof namesakeQuery>

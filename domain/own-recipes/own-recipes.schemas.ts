import * as z from 'zod'

import { cleanText } from '#domain/clean-text.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { createCursorSchema, oneLine } from '#domain/query.schemas.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { maxOwnSearchLength } from './own-recipe-limits.ts'
import { type OwnRecipeCursor, ownRecipeSorts } from './own-recipe-list.ts'

/** Maximum values of an own recipe: characters of a text, entries of a list, or the highest figure. */
export const ownRecipeLimits = {
  ...editLimits,
  waterMl: 5000,
  steps: 12,
  ownNotes: 2000,
  tags: 8,
  tag: 30,
} as const

export const jarColours = ['cobalt', 'leaf', 'saffron', 'rust'] as const
export type JarColour = (typeof jarColours)[number]

export const ownRecipesPageSize = 30

const missingMessage = 'Please fill this in'
const text = (max: number) => typedLine().max(max, `Please use at most ${max} characters`)
const line = (max: number) => text(max).min(1, missingMessage)
const wholeNumber = (max: number) => {
  const message = `Please enter a whole number from 1 to ${max}`
  return z.number(message).int(message).min(1, message).max(max, message)
}
/** Quotation marks and brackets would let an ingredient's name look like a search expression. */
const noQuotesPattern = /^[^"\\[\]]*$/
const quotesMessage = 'Please remove quotation marks, brackets and backslashes'

/** An ingredient with its amount for all cups together, as the member wrote it, such as `2 tsp`. */
const ingredient = z.strictObject({
  name: line(ownRecipeLimits.ingredientName).regex(noQuotesPattern, quotesMessage),
  amount: text(ownRecipeLimits.amount),
  notes: line(ownRecipeLimits.notes).optional(),
})

/**
 * A recipe that a member wrote. `ailment` is empty if the recipe is for none; `waterMl` is millilitres for all cups
 * together, null if the member didn't say.
 */
export const ownRecipeContent = z.strictObject({
  name: line(ownRecipeLimits.name),
  ailment: text(ownRecipeLimits.ailment),
  emoji: line(ownRecipeLimits.emoji),
  colour: z.enum(jarColours),
  servings: wholeNumber(ownRecipeLimits.servings),
  cupsPerDay: wholeNumber(ownRecipeLimits.cupsPerDay),
  courseDays: wholeNumber(ownRecipeLimits.courseDays).nullable(),
  waterMl: wholeNumber(ownRecipeLimits.waterMl).nullable(),
  brewMinutes: wholeNumber(ownRecipeLimits.brewMinutes),
  preparation: z.array(z.enum(preparationRequirements)).max(preparationRequirements.length),
  ingredients: z
    .array(ingredient)
    .min(1, 'Please add an ingredient')
    .max(ownRecipeLimits.ingredients, `Please use at most ${ownRecipeLimits.ingredients} ingredients`),
  steps: z
    .array(line(ownRecipeLimits.line))
    .max(ownRecipeLimits.steps, `Please use at most ${ownRecipeLimits.steps} steps`),
  notes: z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(ownRecipeLimits.ownNotes, `Please use at most ${ownRecipeLimits.ownNotes} characters`),
  tags: z
    .array(line(ownRecipeLimits.tag))
    .max(ownRecipeLimits.tags, `Please use at most ${ownRecipeLimits.tags} tags`)
    .transform((tags) => [...new Set(tags)]),
})

export type OwnRecipeContent = z.infer<typeof ownRecipeContent>

/** The form generates `id`, so that submitting twice creates one recipe. */
export const newOwnRecipe = z.strictObject({ id: z.uuid(), content: ownRecipeContent })

/** `revision` is that of the recipe when the member opened it. */
export const ownRecipeChange = z.strictObject({
  content: ownRecipeContent,
  revision: z.number().int().positive(),
})

export const ownRecipeKey = z.object({ id: z.uuid() })

/** Token of a shared link, which may be cut off. */
export const sharedRecipeKey = z.object({ token: z.string().max(100) })

function parseOwnRecipeCursor(cursor: string): OwnRecipeCursor | undefined {
  const [, value, id] = /^([\d.-]{0,20})_([\w-]{1,40})$/.exec(cursor) ?? []
  return value === undefined || id === undefined ? undefined : { value, id }
}

/** `after` is the cursor of the last recipe on the previous page. */
export const ownRecipesQuery = z.object({
  search: oneLine(maxOwnSearchLength).default(''),
  tag: oneLine(ownRecipeLimits.tag).default(''),
  sort: z.enum(ownRecipeSorts).default('changed'),
  after: createCursorSchema(parseOwnRecipeCursor),
})

export type NewOwnRecipe = z.infer<typeof newOwnRecipe>
export type OwnRecipeChange = z.infer<typeof ownRecipeChange>
export type OwnRecipesQuery = z.infer<typeof ownRecipesQuery>

import * as z from 'zod'

import { oneLine, wholeNumber } from '#domain/query.schemas.ts'
import { splitExclusions } from '#domain/recipes/parse-recipe-filters.ts'
import {
  maxAilmentLength,
  maxExclusionLength,
  maxExclusions,
  maxMatches,
  maxPage,
  maxSearchLength,
} from '#domain/recipes/recipe-filters.ts'
import { difficulties } from '#domain/recipes/recipes.types.ts'
import { readerGroupIds } from '#domain/safety/reader-group-names.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { disclaimer, publicEmergency, publicNote, publicSource } from './shared.schemas.ts'

/** Recipes on a page of the public list. */
export const publicPageSize = 24

export const publicRecipeQuery = z.strictObject({
  search: oneLine(maxSearchLength).default('').describe('Words in the recipe: a name, a herb or a complaint.'),
  ailment: oneLine(maxAilmentLength).default('').describe('Name of an ailment, from /ailments.'),
  exclude: z
    .string()
    .transform(splitExclusions)
    .pipe(z.array(z.string().max(maxExclusionLength)).max(maxExclusions))
    .default([])
    .describe('Ingredients to leave out, separated by commas.'),
  for: z.enum(readerGroupIds).nullable().default(null).describe('Only recipes that pass our check for these people.'),
  page: wholeNumber.pipe(z.number().min(1).max(maxPage)).default(1),
})
export type PublicRecipeQuery = z.infer<typeof publicRecipeQuery>

const recipeFields = {
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  ailment: z.string(),
  brewMinutes: z.number(),
  difficulty: z.enum(difficulties),
  rating: z.number().nullable().describe('Mean of the ratings, 1 to 5; null without ratings.'),
  ratings: z.number(),
  isPremium: z.boolean().describe('Only premium members see its amounts and steps, on the site.'),
  url: z.string(),
}

export const publicRecipeSummary = z.object({ ...recipeFields, ingredients: z.array(z.string()) })
export type PublicRecipeSummary = z.infer<typeof publicRecipeSummary>

export const publicRecipeList = z.object({
  recipes: z.array(publicRecipeSummary),
  total: z.number().describe(`Matching recipes; a search counts at most ${maxMatches}.`),
  page: z.number(),
  pages: z.number(),
  emergencies: z.array(publicEmergency).describe('Signs of an emergency in the search. Show them first.'),
  disclaimer,
})
export type PublicRecipeList = z.infer<typeof publicRecipeList>

export const publicRecipe = z.object({
  ...recipeFields,
  description: z.string(),
  image: z.string(),
  servings: z.number().describe('Cups that the amounts make.'),
  cupsPerDay: z.number().describe('Cups a day, at most.'),
  courseDays: z.number().nullable().describe('Days in a row, at most; null without a limit.'),
  preparation: z.array(z.enum(preparationRequirements)),
  ingredients: z.array(
    z.object({
      name: z.string(),
      herb: z.string().nullable().describe('Slug for /herbs/{slug}; null for a kitchen ingredient.'),
      amount: z.string().nullable(),
      gramsPerCup: z.number().nullable(),
      note: z.string().nullable(),
    }),
  ),
  steps: z.array(z.string()),
  benefits: z.array(z.string()).describe('Traditional uses, which are no proof that it works.'),
  tips: z.array(z.string()),
  warnings: z.array(publicNote).describe('Who should not drink it, and what to watch. Show them with the recipe.'),
  sources: z.array(publicSource),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  disclaimer,
})
export type PublicRecipe = z.infer<typeof publicRecipe>

export const publicAilments = z.object({
  ailments: z.array(z.object({ name: z.string(), description: z.string(), recipes: z.number(), url: z.string() })),
})
export type PublicAilments = z.infer<typeof publicAilments>

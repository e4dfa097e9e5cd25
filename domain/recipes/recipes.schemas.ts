import * as z from 'zod'

import { oneLine, wholeNumber } from '#domain/query.schemas.ts'
import { readerGroupIds } from '#domain/safety/reader-group-names.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'
import { countWords } from '#domain/text.ts'

import { splitExclusions } from './parse-recipe-filters.ts'
import {
  maxAilmentLength,
  defaultPageSize,
  maxExclusionLength,
  maxExclusions,
  maxPage,
  pageSizes,
  maxSearchLength,
  wholeListSize,
} from './recipe-filters.ts'
import { descriptionWordLimits, lineLimits } from './recipe-limits.ts'
import { difficulties } from './recipes.types.ts'

const line = z.string().trim().min(1)
const sentences = ([min, max]: readonly [number, number]) => z.array(line).min(min).max(max)
const { min, max } = descriptionWordLimits

/**
 * Schema of `catalog/recipes/<ailment>/<slug>.yaml`. `amount` is for the whole recipe; `gramsPerCup` is grams of dried
 * herb, missing for kitchen ingredients.
 */
export const recipeFile = z.strictObject({
  id: z.uuidv4(),
  publishedOn: z.iso.date(),
  name: line.max(80),
  ailment: line.max(60),
  description: line.refine(
    (text) => countWords(text) >= min && countWords(text) <= max,
    `must have ${min} to ${max} words`,
  ),
  brewMinutes: z.number().int().min(1).max(720),
  difficulty: z.enum(difficulties),
  servings: z.number().int().min(1).max(12),
  emoji: line.max(16),
  cupsPerDay: z.number().int().min(1).max(6),
  courseDays: z.number().int().positive().nullable(),
  preparation: z.array(z.enum(preparationRequirements)),
  ingredients: z
    .array(
      z.strictObject({
        name: line.max(60).regex(/^[^"\\[\]]*$/, 'contains a quotation mark, bracket or backslash'),
        amount: line.max(40),
        gramsPerCup: z.number().positive().optional(),
        notes: line.max(120).optional(),
      }),
    )
    .min(lineLimits.ingredients[0])
    .max(lineLimits.ingredients[1]),
  instructions: sentences(lineLimits.instructions),
  benefits: sentences(lineLimits.benefits),
  tips: sentences(lineLimits.tips),
  warnings: sentences(lineLimits.warnings),
})

export type RecipeFile = z.infer<typeof recipeFile>
export type CatalogueRecipe = RecipeFile & { slug: string }

/** Filters of the list in an API query. Unlike the page, the API rejects invalid values. */
export const recipeListQuery = z
  .strictObject({
    search: oneLine(maxSearchLength).default(''),
    category: oneLine(maxAilmentLength).default(''),
    exclude: z
      .string()
      .transform(splitExclusions)
      .pipe(z.array(z.string().max(maxExclusionLength)).max(maxExclusions))
      .default([]),
    for: z.enum(readerGroupIds).nullable().default(null),
    page: wholeNumber.pipe(z.number().min(1).max(maxPage)).default(1),
    size: wholeNumber
      .pipe(
        z.number().refine((size) => pageSizes.includes(size) || size === wholeListSize, 'is not an offered page size'),
      )
      .default(defaultPageSize),
  })
  .transform(({ category, for: group, ...filters }) => ({ ...filters, ailment: category, group }))

export const recipeAddress = z.object({ address: z.string().min(1).max(200) })

export const recipeKey = z.object({ id: z.uuid() })

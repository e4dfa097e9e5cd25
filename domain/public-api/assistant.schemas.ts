import * as z from 'zod'

import { oneLine } from '#domain/query.schemas.ts'
import {
  maxAilmentLength,
  maxExclusionLength,
  maxExclusions,
  maxPage,
  maxSearchLength,
} from '#domain/recipes/recipe-filters.ts'
import { readerGroupIds } from '#domain/safety/reader-group-names.ts'

import { publicPlant } from './herbs.schemas.ts'

/** Search as an assistant sends it. In an address, the same filters are text. */
export const assistantSearch = z.strictObject({
  search: oneLine(maxSearchLength).default('').describe('Words in the recipe: a name, a herb or a complaint.'),
  ailment: oneLine(maxAilmentLength).default('').describe('Name of an ailment, such as "Sleep Problems".'),
  exclude: z.array(oneLine(maxExclusionLength)).max(maxExclusions).default([]).describe('Ingredients to leave out.'),
  for: z.enum(readerGroupIds).nullable().default(null).describe('Only recipes that pass our check for these people.'),
  page: z.number().int().min(1).max(maxPage).default(1),
})

export const assistantRecipe = z.strictObject({ slug: oneLine(200).min(1).describe('Slug from search_recipes.') })

export const assistantHerb = z.strictObject({
  herb: oneLine(100).min(1).describe('Slug or name of a herb, in English or Latin.'),
})

export const assistantPlant = z.object({ plant: publicPlant })

/** Instructions that an assistant reads once, before it uses the tools. */
export const assistantInstructions = [
  'Recipes for herbal tea, facts about herbs, and a safety check by dose and person.',
  'Before you say whether a tea suits somebody, call check_blend with everything that you know about the person.',
  'Never call a tea safe: say “we found no concerns”. What is unknown stays unknown.',
  'Describe benefits as traditional use. Give the reasons, the sources and the disclaimer with your answer.',
  'In an emergency, give the phone numbers first.',
].join(' ')

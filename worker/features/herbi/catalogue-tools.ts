import { tool } from 'ai'
import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'
import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { slugify } from '#domain/text.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getPlant } from '#worker/features/herbs/herbs.service.ts'
import { listRecipes } from '#worker/features/recipes/recipes.service.ts'

import type { OutputGuards } from './output-guard.service.ts'

/** Maximum characters of a tool result. */
export const maxToolResultLength = 3000
export const maxToolUses = 6
const maxRecipes = 6

const toResult = (value: unknown): string => JSON.stringify(value).slice(0, maxToolResultLength)

/**
 * Returns read-only tools for the hosted model: published remedies, herb facts and the combination check. Their results
 * contain only the site's own text. `readPages` collects the pages that the tools read.
 */
export function createCatalogueTools(ctx: Ctx, { checker }: OutputGuards, readPages: HerbiSource[]) {
  let uses = 0
  const limitUses =
    <Input>(execute: (input: Input) => Promise<unknown>) =>
    async (input: Input): Promise<string> => {
      if (++uses > maxToolUses) return toResult({ note: 'No more can be looked up for this question.' })
      try {
        return toResult(await execute(input))
      } catch {
        return toResult({ note: 'Nothing of that name is in the catalogue.' })
      }
    }
  return {
    search_remedies: tool({
      description:
        'Searches the published tea remedies on this site by keyword, ailment or both. Lists the newest first.',
      inputSchema: z.object({
        words: z.string().max(80).describe('a herb, a word of a name, or nothing'),
        ailment: z.enum(ailmentNames).nullish(),
      }),
      execute: limitUses(async ({ words, ailment }: { words: string; ailment?: string | null | undefined }) => {
        const filters = parseRecipeFilters(new URLSearchParams({ search: words, category: ailment ?? '' }))
        const { recipes } = await listRecipes(ctx, filters)
        const summaries = recipes.slice(0, maxRecipes).map(({ name, slug, ...recipe }) => {
          readPages.push({ title: name, path: paths.recipe(slug) })
          const { ingredientNames, brewMinutes, blend } = recipe
          const { cupsPerDay } = blend
          return { name, path: paths.recipe(slug), ailment: recipe.ailment, ingredientNames, brewMinutes, cupsPerDay }
        })
        return { found: summaries }
      }),
    }),
    read_herb: tool({
      description:
        'Gives what is known of one herb: uses and how sure they are, amounts, limits, cautions, and its page.',
      inputSchema: z.object({ name: z.string().max(80) }),
      execute: limitUses(async ({ name }: { name: string }) => {
        const plant = await findPlant(ctx, slugify(name))
        if (plant.kind === 'several') return { askWhich: plant.plants.map((plantOption) => plantOption.name) }
        if (plant.kind === 'moved') return {}
        const { slug, name: title, reason, ...facts } = toPlantFacts(plant)
        readPages.push({ title, path: paths.herb(slug) })
        return { name: title, path: paths.herb(slug), ...(reason !== undefined && { restricted: reason }), ...facts }
      }),
    }),
    check_combination: tool({
      description:
        'Checks herbs for one cup with their grams of dried herb and the cups a day; names its safety concerns.',
      inputSchema: z.object({
        herbs: z.array(z.object({ name: z.string().max(80), gramsPerCup: z.number().positive().max(50) })).max(12),
        cupsPerDay: z.number().positive().max(20),
      }),
      execute: limitUses(
        async ({ herbs, cupsPerDay }: { herbs: { name: string; gramsPerCup: number }[]; cupsPerDay: number }) => {
          const { verdict, findings } = checker.check({ ingredients: herbs, cupsPerDay }, undefined, 'ai')
          return { verdict, findings: findings.slice(0, 16).map(checker.writeFinding) }
        },
      ),
    }),
  }
}

async function findPlant(ctx: Ctx, name: string) {
  const plant = await getPlant(ctx, name)
  return plant.kind === 'moved' ? getPlant(ctx, plant.slug) : plant
}

type LookupResult = Exclude<Awaited<ReturnType<typeof findPlant>>, { kind: 'several' | 'moved' }>

function toPlantFacts(plant: LookupResult) {
  if (plant.kind === 'restricted') {
    const { slug, name, reason } = plant.plant
    return { slug, name, reason }
  }
  const { slug, name, scientificName, description, uses, dose, leaveOut, cautions, preparation } = plant.herb
  return {
    slug,
    name,
    reason: undefined,
    scientificName,
    description,
    uses,
    dose,
    leaveOut,
    mind: cautions,
    preparation,
  }
}

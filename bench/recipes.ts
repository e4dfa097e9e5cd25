import type { D1Database } from '@cloudflare/workers-types'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { getRecipe, listRecipes } from '#worker/features/recipes/recipes.service.ts'

import { openSite } from '../e2e/site.ts'
import { createCtx, medianMilliseconds, rowsRead, rowsReturned } from './bench-ctx.ts'
import { type Figure, createFigureBuilder } from './figures.ts'
import { generateRecipes, recipeCounts } from './generate.ts'

const maxExtraRows = 3
const maxTimeRatio = 2

const lists = [
  { query: '', page: 1, size: 9 },
  { query: 'page=4&size=24', page: 4, size: 24 },
  { query: 'category=Sleep+Problems', page: 1, size: 9 },
  { query: 'category=Sleep+Problems&page=2&size=6', page: 2, size: 6 },
  { query: 'page=100000', page: 1, size: 9 },
  { query: 'category=Sleep+Problems&page=100000', page: 1, size: 9 },
]

const { atMost } = createFigureBuilder(
  'services on a local D1 that counts round trips and rows, with generated recipes; times are medians of fifty',
)

export async function measureRecipes(prebuiltWorkerDir: string): Promise<Figure[]> {
  const { db, close } = await openSite(prebuiltWorkerDir, {}, false)
  const figures: Figure[] = []
  const firstPage: number[] = []
  let present = 0
  for (const total of recipeCounts) {
    await generateRecipes(db, present, total)
    present = total
    figures.push(...(await measureCatalogue(total, db)))
    firstPage.push(await medianMilliseconds(() => listRecipes(createCtx(db).ctx, filters(''))))
  }
  await close()
  const ratio = (firstPage.at(-1) ?? Number.NaN) / (firstPage[0] ?? Number.NaN)
  return [...figures, atMost('first page of the list, time with 100,000 recipes to time with 100', ratio, maxTimeRatio)]
}

async function measureCatalogue(total: number, db: D1Database): Promise<Figure[]> {
  const { ctx, recording } = createCtx(db)
  const name = (what: string) => `${total} recipes: ${what}`
  await getRecipe(ctx, 'tea-50')
  const beyond = rowsRead(recording) - rowsReturned(recording)
  const figures = [
    atMost(name('recipe, round trips'), recording.roundTrips, 1),
    atMost(name('recipe, rows read beyond those returned'), beyond, maxExtraRows),
  ]
  for (const { query, page, size } of lists) {
    recording.clear()
    await listRecipes(ctx, filters(query))
    figures.push(atMost(name(`list ?${query}, rows read`), rowsRead(recording), page * size + maxExtraRows))
  }
  return figures
}

const filters = (query: string) => parseRecipeFilters(new URLSearchParams(query))

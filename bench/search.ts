import type { D1Database } from '@cloudflare/workers-types'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { maxExamined, maxMatches } from '#domain/recipes/recipe-filters.ts'
import { listRecipes } from '#worker/features/recipes/recipes.service.ts'

import { openSite } from '../e2e/site.ts'
import { createCtx, medianMilliseconds, rowsRead } from './bench-ctx.ts'
import { type Figure, createFigureBuilder } from './figures.ts'
import { generateRecipes, recipeCounts } from './generate.ts'

const filtered = [
  'search=tea',
  'search=citrus',
  'search=pl',
  'search=citrus+da',
  'search=saffron&category=Headaches+%26+Migraines',
  'search=plain&category=Cold+%26+Flu',
  'exclude=herb+number+7',
  'exclude=herb',
  'search=tea+zz',
  'search=tea&exclude=herb',
  'search=a&category=Sleep+Problems',
  'search=a&category=Nowhere',
  'search=pl&category=Nowhere',
  'search=tea&category=Sl',
]
/** Queries to time: a word in nearly all recipes, in a tenth of them and in a thousandth; two letters; an exclusion. */
const timedQueries = ['search=tea', 'search=citrus', 'search=saffron', 'search=pl', 'exclude=herb+number+7']

/**
 * At most `maxExamined` candidates are read, each once in the index and once in its row; the rest are the ingredient
 * names.
 */
const maxFilteredRows = 2 * maxExamined + 130

const countFigures = createFigureBuilder('services on a local D1 that counts rows, with generated recipes')
const timeFigures = createFigureBuilder('medians of fifty; one query asks the same D1 for one recipe by its slug')

export async function measureSearch(prebuiltWorkerDir: string): Promise<Figure[]> {
  const { db, close } = await openSite(prebuiltWorkerDir, {}, false)
  const figures: Figure[] = []
  let present = 0
  for (const total of recipeCounts) {
    await generateRecipes(db, present, total)
    present = total
    for (const query of filtered) figures.push(...(await measureQuery(total, db, query)))
  }
  figures.push(...(await measureTimes(present, db)))
  await close()
  return figures
}

async function measureQuery(total: number, db: D1Database, query: string): Promise<Figure[]> {
  const { ctx, recording } = createCtx(db)
  const { matches, more } = await listRecipes(ctx, filters(query))
  const name = `${total} recipes: list ?${query}, ${more ? 'more than ' : ''}${matches} matches`
  return [
    countFigures.atMost(`${name}, rows read`, rowsRead(recording), maxFilteredRows),
    ...(matches > maxMatches ? [countFigures.atMost(`${name}, counted`, matches, maxMatches)] : []),
  ]
}

async function measureTimes(total: number, db: D1Database): Promise<Figure[]> {
  const one = db.prepare('SELECT id, name FROM recipes WHERE slug = ? LIMIT 1').bind('tea-50')
  const single = await medianMilliseconds(() => one.all())
  const figures = [timeFigures.untargeted(`${total} recipes: one query`, single, ' ms')]
  for (const query of timedQueries) {
    const time = await medianMilliseconds(() => listRecipes(createCtx(db).ctx, filters(query)))
    figures.push(
      timeFigures.untargeted(`${total} recipes: list ?${query}`, time, ' ms'),
      timeFigures.untargeted(`${total} recipes: list ?${query}, time to that of one query`, time / single),
    )
  }
  return figures
}

const filters = (query: string) => parseRecipeFilters(new URLSearchParams(query))

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'

import { examinedMax, readRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { getRecipe, listRecipes } from '#worker/features/recipes/recipes.service.ts'

import { budgets, buildForDeployment, workerSize } from '../e2e/build.ts'
import { launchChrome, openSite } from '../e2e/site.ts'
import { weighPage, type Weights } from '../e2e/weigh.ts'
import { measureAccounts } from './accounts.ts'
import { createCtx, medianMilliseconds, rowsRead, rowsReturned } from './bench-ctx.ts'
import { measureCampaigns } from './campaigns.ts'
import { measureChecks } from './checks.ts'
import { measureCommunity } from './community.ts'
import { measureFavourites } from './favourites.ts'
import type { Figure } from './figures.ts'
import { generateRecipes } from './generate.ts'
import { measureHerbi } from './herbi.ts'
import { measureJournal } from './journal.ts'
import { measureLive } from './live.ts'
import { measureMailing } from './mailing.ts'
import { measureRefusals } from './refusals.ts'
import { measureTrends } from './trends.ts'

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
/** What may match is looked at up to `examinedMax`, each once in the index and once in its row; and the ingredient names. */
const filteredRowsMax = 2 * examinedMax + 130
/** Times parsing the facts of its herbs from JSON. */
const checkTimeMax = 2

const figures: Figure[] = []
const note = (figure: string, seen: number, target: number, unit = '') =>
  figures.push({ figure, seen: `${seen}${unit}`, target: `at most ${target}${unit}`, holds: seen <= target })

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
noteChecks()
buildForDeployment(folder)
await measureRows()
await measureSizes()
figures.push(...(await measureAccounts(folder)))
figures.push(...(await measureRefusals(folder)))
figures.push(...(await measureLive(folder)))
figures.push(...(await measureFavourites(folder)))
figures.push(...(await measureCommunity(folder)))
figures.push(...(await measureHerbi(folder)))
figures.push(...(await measureJournal(folder)))
figures.push(...(await measureTrends(folder)))
figures.push(...(await measureMailing(folder)))
figures.push(...(await measureCampaigns(folder)))
rmSync(folder, { recursive: true })

console.table(figures)
if (figures.some((figure) => !figure.holds)) process.exitCode = 1

function noteChecks() {
  for (const { reader, perSecond, toParsing } of measureChecks())
    note(
      `check of five herbs for ${reader}, ${perSecond} a second, time to that of parsing their facts`,
      Math.round(toParsing * 100) / 100,
      checkTimeMax,
    )
}

async function measureRows() {
  const harness = createTestHarness({ workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir: folder }] })
  await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  const firstPage: number[] = []
  let present = 0
  for (const total of [100, 10_000, 100_000]) {
    await generateRecipes(DB, present, total)
    present = total
    await measureCatalogueOf(total, DB)
    firstPage.push(await medianMilliseconds(() => listRecipes(createCtx(DB).ctx, filters(''))))
  }
  const [small = 1, , large = 1] = firstPage
  note('first page of the list, time with 100,000 recipes to time with 100', Math.round((large / small) * 10) / 10, 2)
  await harness.close()
}

async function measureCatalogueOf(total: number, DB: D1Database) {
  const { ctx, recording } = createCtx(DB)
  const name = (what: string) => `${total} recipes: ${what}`
  await getRecipe(ctx, 'tea-50')
  note(name('recipe, round trips'), recording.roundTrips, 1)
  note(name('recipe, rows read beyond those returned'), rowsRead(recording) - rowsReturned(recording), 3)
  for (const [query, page, size] of [
    ['', 1, 9],
    ['page=4&size=24', 4, 24],
    ['category=Sleep+Problems', 1, 9],
    ['category=Sleep+Problems&page=2&size=6', 2, 6],
    ['page=100000', 1, 9],
    ['category=Sleep+Problems&page=100000', 1, 9],
  ] as const) {
    recording.clear()
    await listRecipes(ctx, filters(query))
    note(name(`list ?${query}, rows read`), rowsRead(recording), page * size + 3)
  }
  for (const query of filtered) {
    recording.clear()
    const { matches, more } = await listRecipes(ctx, filters(query))
    note(
      name(`list ?${query}, ${more ? 'more than ' : ''}${matches} matches, rows read`),
      rowsRead(recording),
      filteredRowsMax,
    )
  }
}

async function measureSizes() {
  note('worker, gzip', kilobytes(workerSize(folder)), kilobytes(budgets.worker), ' kB')
  const [site, browser] = await Promise.all([openSite(folder), launchChrome()])
  for (const path of ['/', '/remedies', '/recipe/hillside-thyme-cup']) {
    const { sent } = await weighPage(browser, site.address + path)
    for (const kind of Object.keys(sent) as (keyof Weights)[])
      note(`${path}, ${kind}${kind === 'font' ? '' : ', gzip'}`, kilobytes(sent[kind]), kilobytes(budgets[kind]), ' kB')
  }
  await Promise.all([browser.close(), site.close()])
}

function filters(query: string) {
  return readRecipeFilters(new URLSearchParams(query))
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

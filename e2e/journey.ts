import type { Browser } from 'playwright-core'

import { restoreCategories } from '#worker/testing/category-rows.ts'
import { emptiedTables } from '#worker/testing/emptied-tables.ts'

import { builtWorkerDir, seedScript } from './prepare.ts'
import { emptyTables, launchChrome, openSite, type Site, twiceIfNeeded } from './site.ts'

type Journey = { site: Site; browser: Browser }
type Row = Record<string, unknown>

let launchedBrowser: Promise<Browser> | undefined
let sharedSite: Promise<{ site: Site; categories: Row[]; catalogue: string }> | undefined
const openResources = new Set<{ close: () => Promise<unknown> }>()

/**
 * Returns a site with the catalogue and without any accounts, and a browser. All files of a Vitest worker share both,
 * one after the other. With `variables`, the site is the file's own.
 */
export async function openJourney(variables?: Record<string, string>, workerDir = builtWorkerDir()): Promise<Journey> {
  const openOwnSite = async () => closeAfterFile(await openSite(workerDir, variables))
  const [site, browser] = await Promise.all([variables ? openOwnSite() : openSharedSite(), openBrowser()])
  return { site, browser }
}

/** Closes the resource after the last test of the file, even if the file fails. */
export function closeAfterFile<Resource extends { close: () => Promise<unknown> }>(resource: Resource): Resource {
  openResources.add(resource)
  return resource
}

/** Closes what the file has opened for itself. */
export async function closeResources(): Promise<void> {
  const closings = [...openResources].map((resource) => resource.close())
  openResources.clear()
  await Promise.all(closings)
}

async function openBrowser(): Promise<Browser> {
  const browser = await launchedBrowser
  if (browser?.isConnected()) return browser
  launchedBrowser = launchChrome()
  return launchedBrowser
}

async function openSharedSite(): Promise<Site> {
  if (!sharedSite) {
    sharedSite = openSite().then(async (site) => ({
      site,
      categories: await readCategories(site),
      catalogue: await readCatalogue(site),
    }))
    return (await sharedSite).site
  }
  const { site, categories, catalogue } = await sharedSite
  await twiceIfNeeded(() => resetSite(site, categories, catalogue))
  return site
}

const readCategories = async ({ db }: Site) => (await db.prepare('SELECT * FROM forum_categories').all<Row>()).results

/** Tables that the catalogue fills. The rows of a recipe hold all its parts. */
const catalogueTables = [
  'recipes',
  'recipe_slugs',
  'herb_fact_edits',
  'herb_rechecks',
  'herbs',
  'restricted_plants',
  'safety_facts',
] as const satisfies (typeof emptiedTables)[number][]

async function readCatalogue({ db }: Site): Promise<string> {
  const results = await db.batch<Row>(catalogueTables.map((table) => db.prepare(`SELECT * FROM ${table}`)))
  return JSON.stringify(results.map(({ results: rows }) => rows))
}

/** Deletes what an earlier file has stored. Stores the catalogue again only if it has changed, because that is slow. */
async function resetSite(site: Site, categories: Row[], catalogue: string): Promise<void> {
  const filled = new Set<string>(catalogueTables)
  await emptyTables(site, ...emptiedTables.filter((table) => !filled.has(table)))
  await restoreCategories(site.db, categories)
  await site.db.exec('UPDATE sending_pace SET mails_per_second = 100, next_at = 0')
  if ((await readCatalogue(site)) === catalogue) return
  await emptyTables(site, ...catalogueTables)
  await site.db.exec(seedScript())
}

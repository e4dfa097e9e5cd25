import type { Browser } from 'playwright-core'

import { restoreCategories } from '#worker/testing/category-rows.ts'
import { emptiedTables } from '#worker/testing/emptied-tables.ts'

import { builtWorkerDir, seedScript } from './prepare.ts'
import { emptyTables, launchChrome, openSite, type Site, twiceIfNeeded } from './site.ts'

type Journey = { site: Site; browser: Browser }
type Row = Record<string, unknown>

let launchedBrowser: Promise<Browser> | undefined
let sharedSite: Promise<{ site: Site; categories: Row[] }> | undefined
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
  if (sharedSite) {
    const { site, categories } = await sharedSite
    await twiceIfNeeded(() => resetSite(site, categories))
    return site
  }
  sharedSite = openSite().then(async (site) => ({ site, categories: await readCategories(site) }))
  return (await sharedSite).site
}

const readCategories = async ({ db }: Site) => (await db.prepare('SELECT * FROM forum_categories').all<Row>()).results

/** Deletes what an earlier file has stored, and stores the catalogue again. */
async function resetSite(site: Site, categories: Row[]): Promise<void> {
  await emptyTables(site, ...emptiedTables)
  await restoreCategories(site.db, categories)
  await site.db.exec(`UPDATE sending_pace SET mails_per_second = 100, next_at = 0\n${seedScript()}`)
}

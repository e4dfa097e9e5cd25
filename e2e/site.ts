import type { D1Database } from '@cloudflare/workers-types'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { createTestHarness } from 'wrangler'

import { paths } from '#domain/paths.ts'
import type { LiveNamespace } from '#worker/platform/live.ts'

import { findChrome } from '../scripts/chrome.mjs'
import { preparedWorker, seedScript } from './prepare.ts'

// Wrangler would ask the network for a sample request's origin.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'

/** One address of every public page. */
export const publicPaths = [
  paths.home,
  paths.remedies,
  paths.recipe('hillside-thyme-cup'),
  paths.categories,
  paths.herbs,
  paths.herb('thyme'),
  paths.community,
  paths.tools,
  paths.labelDesigner,
  paths.journal,
  paths.askHerbi,
  paths.blendGenerator,
  paths.forYou,
  paths.howWeCheck,
  paths.about,
  paths.contact,
  paths.help,
  paths.privacy,
  paths.terms,
]

const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

/** What has to be closed at the end of a file, by whoever opened it or else by `closeLeftOpen`. */
const leftOpen = new Set<{ close: () => Promise<void> }>()

/** Closes sites and browsers that nobody closed: a file whose opening took too long never got hold of them. */
export async function closeLeftOpen(): Promise<void> {
  const closed = [...leftOpen].map((opened) => opened.close())
  leftOpen.clear()
  await Promise.allSettled(closed)
}

export async function launchChrome(): Promise<Browser> {
  const executablePath = findChrome()
  if (!executablePath) throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  const browser = await chromium.launch({ executablePath, args: quietFlags })
  leftOpen.add(browser)
  browser.on('disconnected', () => leftOpen.delete(browser))
  return browser
}

/** `live` holds the sockets of members; `runJobs` does what the worker does at the times of a cron expression. */
export type Site = {
  address: string
  db: D1Database
  live: LiveNamespace
  runJobs: (cron: string, scheduledTime?: Date) => Promise<unknown>
  close: () => Promise<void>
}

/** A machine of one's own, on which journeys may try often. */
const journeyVariables = { LOCAL: '1', LIMIT_FACTOR: '1000', ADMIN_EMAIL: 'admin@herbal.test' }

/**
 * The real worker with the real catalogue, on a free port, as it was built into `prebuiltWorkerDir`: for journeys it is built
 * for development, so that React says what does not match.
 */
export async function openSite(
  prebuiltWorkerDir = preparedWorker(),
  variables: Record<string, string> = {},
  hasCatalogue = true,
): Promise<Site> {
  // First, for it may take so long that an open connection to the worker would end meanwhile; a busy machine ends some all the same,
  // and the catalogue may be brought in twice.
  const catalogue = hasCatalogue ? seedScript() : undefined
  const built = prebuiltWorkerDir === undefined ? {} : { prebuiltWorkerDir }
  const vars = { ...journeyVariables, ...variables }
  const harness = createTestHarness({ workers: [{ configPath: './wrangler.toml', vars, ...built }] })
  leftOpen.add(harness)
  const { url } = await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database; LIVE: LiveNamespace }>()
  await worker.applyD1Migrations('DB')
  const { DB: db, LIVE: live } = await worker.getEnv()
  if (catalogue !== undefined) await db.exec(catalogue).catch(() => db.exec(catalogue))
  const runJobs = (cron: string, scheduledTime = new Date()) => worker.scheduled({ cron, scheduledTime })
  const close = () => {
    leftOpen.delete(harness)
    return harness.close()
  }
  return { address: url.origin, db, live, runJobs, close }
}

/** Takes every row out of the tables, in this order: what a journey leaves behind, when it breaks off too, is no matter of the next. */
export async function emptyTables({ db }: Pick<Site, 'db'>, ...tables: string[]): Promise<void> {
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
}

/** All of them in parts of at most so many: what takes long is tried part by part, each with a time of its own. */
export const inParts = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/** A shared machine may starve a browser for half a minute. */
const patienceMs = 60_000

const openContexts = new Set<BrowserContext>()

/** Closes every page that is open: left alone, it would go on working beside the journeys that follow. */
export async function closePages(): Promise<void> {
  await Promise.all(
    [...openContexts].map(async (context) => {
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }),
  )
}

export type PageOptions = { width?: number; dark?: boolean; scripts?: boolean; asksForCookies?: boolean }

/** A page that collects what no visitor may cause: console errors and warnings, exceptions, policy violations. */
export async function openPage(
  browser: Browser,
  { width = 1280, dark = false, scripts = true, asksForCookies = false }: PageOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: scripts,
  })
  context.setDefaultTimeout(patienceMs)
  openContexts.add(context)
  context.on('close', () => openContexts.delete(context))
  if (!asksForCookies && scripts)
    await context.addInitScript(() => {
      // A sandboxed frame has no storage, and needs none.
      if (self.origin !== 'null') localStorage.setItem('cookiesConsentAccepted', 'necessary')
    })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const expected =
      /Failed to load resource: the server responded with a status of (400|401|403|404|409|410|429|503)|React DevTools/
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  if (scripts)
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    )
  return { page, complaints }
}

/** Waits until the application answers. */
export const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['application'])

/** Goes on to the address in this page, until the application answers there. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Tells the page that its reader has come back to the tab. */
export const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** A page on which the application answers, and its complaints. */
export async function visit(browser: Browser, address: string, options?: PageOptions) {
  const opened = await openPage(browser, options)
  await goTo(opened.page, address)
  return opened
}

/** The toast that says `text`, once it is there; one that is on its way out says nothing any more. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.toast:not([data-ending-style])').getByText(text, { exact: true }).waitFor()

/** The script of the application, without which a page is as the worker drew it. */
export const application = /assets\/main-.*\.js/

/** Holds back what is asked for at `address`, until the function given back is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: heldBack, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await heldBack
    // A request that nobody waits for any more is gone.
    await route.fallback().catch(() => undefined)
  })
  return release
}

/** Lets the first so many writes at `address` reach the site, and loses what it answers. */
export async function loseAnswers(page: Page, address: string, count: number): Promise<void> {
  let left = count
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET' || left === 0) return route.fallback()
    left--
    await route.fetch()
    return route.abort()
  })
}

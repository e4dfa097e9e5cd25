import type { D1Database } from '@cloudflare/workers-types'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { createTestHarness } from 'wrangler'

import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import type { LiveNamespace } from '#worker/platform/live.ts'

import { findChrome } from '../scripts/chrome.mjs'
import { builtWorkerDir, seedScript } from './prepare.ts'

// Stops Wrangler from downloading sample `cf` data.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'

/** Example URLs, one for each public page. */
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
  programPaths.developers,
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

export async function launchChrome(): Promise<Browser> {
  const executablePath = findChrome()
  if (!executablePath) throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  return chromium.launch({ executablePath, args: quietFlags })
}

/** `live` is the namespace of the members' sockets. `runJobs` runs the jobs of a cron expression. */
export type Site = {
  address: string
  db: D1Database
  live: LiveNamespace
  runJobs: (cron: string, scheduledTime?: Date) => Promise<unknown>
  close: () => Promise<void>
}

/** Variables for a local machine. The rate limits are raised because tests repeat actions. */
const journeyVariables = { LOCAL: '1', LIMIT_FACTOR: '1000', ADMIN_EMAIL: 'admin@herbal.test' }

/** Starts the real worker with the real catalogue on a free port. In journeys, this is the deployed build. */
export async function openSite(
  prebuiltWorkerDir = builtWorkerDir(),
  variables: Record<string, string> = {},
  hasCatalogue = true,
): Promise<Site> {
  // Loading the catalogue may take so long that an open connection to the worker times out, so it happens first.
  const catalogue = hasCatalogue ? seedScript() : undefined
  const built = prebuiltWorkerDir === undefined ? {} : { prebuiltWorkerDir }
  const vars = { ...journeyVariables, ...variables }
  const harness = createTestHarness({ workers: [{ configPath: './wrangler.toml', vars, ...built }] })
  const { url } = await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database; LIVE: LiveNamespace }>()
  await twiceIfNeeded(() => worker.applyD1Migrations('DB'))
  const { DB: db, LIVE: live } = await worker.getEnv()
  if (catalogue !== undefined) await twiceIfNeeded(() => db.exec(catalogue))
  const runJobs = (cron: string, scheduledTime = new Date()) => worker.scheduled({ cron, scheduledTime })
  return { address: url.origin, db, live, runJobs, close: () => harness.close() }
}

/** Repeats work that may run twice: on a busy machine, an open connection to the worker may time out. */
export const twiceIfNeeded = <Result>(work: () => Promise<Result>): Promise<Result> => work().catch(work)

/** Deletes all rows of the tables, in this order. Call this before a test: a failed test leaves rows behind. */
export async function emptyTables({ db }: Pick<Site, 'db'>, ...tables: string[]): Promise<void> {
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
}

/** Splits a list into parts of at most `size`, so that a long test becomes several with their own timeouts. */
export const splitIntoParts = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/** A busy machine may delay a browser for half a minute. */
const actionTimeoutMs = 60_000

const openContexts = new Set<BrowserContext>()

/** Closes all open pages. They would otherwise continue to run during the next tests. */
export async function closePages(): Promise<void> {
  await Promise.all(
    [...openContexts].map(async (context) => {
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }),
  )
}

export type PageOptions = {
  width?: number
  dark?: boolean
  scripts?: boolean
  asksForCookies?: boolean
  /** Only for journeys without a connection: `page.route` doesn't see the requests of a service worker. */
  hasServiceWorker?: boolean
}

/**
 * Opens a blank page. `pageErrors` collects console errors and warnings, exceptions and violations of the content
 * security policy. Expected failures of requests are left out.
 */
export async function openPage(
  browser: Browser,
  { width = 1280, dark = false, scripts = true, asksForCookies = false, hasServiceWorker = false }: PageOptions = {},
): Promise<{ page: Page; pageErrors: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: scripts,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    // Nothing moves while axe looks at it or a click waits for it to stand still.
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(actionTimeoutMs)
  openContexts.add(context)
  context.on('close', () => openContexts.delete(context))
  if (!asksForCookies && scripts)
    await context.addInitScript(() => {
      // A sandboxed frame has no storage.
      if (self.origin !== 'null') localStorage.setItem('cookiesConsentAccepted', 'necessary')
    })
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('console', (message) => {
    const expected =
      /Failed to load resource: the server responded with a status of (400|401|403|404|409|410|429|503)|React DevTools|Service Worker registration blocked by Playwright/
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) pageErrors.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    // Chromium reports this if a page is left during the view transition to it.
    if (message !== 'Transition was skipped') pageErrors.push(message)
  })
  if (scripts)
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    )
  return { page, pageErrors }
}

export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['application'])

export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}

export async function visit(browser: Browser, address: string, options?: PageOptions) {
  const opened = await openPage(browser, options)
  await goTo(opened.page, address)
  return opened
}

/** Waits for a toast with this text that no earlier call has waited for. */
export async function toast(page: Page, text: string | RegExp): Promise<void> {
  const shown = page.locator('.toast:not([data-seen])').getByText(text, { exact: true })
  await shown.waitFor()
  await shown.evaluateAll((texts) =>
    texts.forEach((element) => element.closest('.toast')?.setAttribute('data-seen', '')),
  )
}

/** Matches the URL of the application's script. Without this script, a page isn't hydrated. */
export const applicationScript = /assets\/main-.*\.js/
export const filtersScript = /assets\/filters-.*\.js/

/** Delays requests to `address` until the returned function is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    // Fails if the page has cancelled the request meanwhile.
    await route.fallback().catch(() => undefined)
  })
  return release
}

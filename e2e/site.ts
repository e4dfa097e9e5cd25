import type { D1Database } from '@cloudflare/workers-types'
import { type Browser, chromium, type Page } from 'playwright-core'
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

export function launchChrome(): Promise<Browser> {
  const executablePath = findChrome()
  if (!executablePath) throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  return chromium.launch({ executablePath, args: quietFlags })
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
  const { url } = await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database; LIVE: LiveNamespace }>()
  await worker.applyD1Migrations('DB')
  const { DB: db, LIVE: live } = await worker.getEnv()
  if (catalogue !== undefined) await db.exec(catalogue).catch(() => db.exec(catalogue))
  const runJobs = (cron: string, scheduledTime = new Date()) => worker.scheduled({ cron, scheduledTime })
  return { address: url.origin, db, live, runJobs, close: () => harness.close() }
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

/** A page on which the application answers, and its complaints. */
export async function visit(browser: Browser, address: string, options?: PageOptions) {
  const opened = await openPage(browser, options)
  await opened.page.goto(address)
  await hydrated(opened.page)
  return opened
}

/** The toast that says `text`, once it is there; one that is on its way out says nothing any more. */
export const toast = (page: Page, text: string) =>
  page.locator('.toast:not([data-ending-style])').getByText(text, { exact: true }).waitFor()

/** The script of the application, without which a page is as the worker drew it. */
export const application = /assets\/main-.*\.js/

/** Holds back what is asked for at `address`, until the function given back is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: heldBack, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await heldBack
    // A request that nobody waits for any more is gone.
    await route.fallback().catch(() => undefined)
  })
  return letGo
}

import type { Browser } from 'playwright-core'

import { paths } from '#domain/paths.ts'

import { addMember, type Member, addSession, signInAs } from '../e2e/member.ts'
import { launchChrome, openPage, openSite, type Site } from '../e2e/site.ts'
import { rowsRead, rowsWritten } from './bench-ctx.ts'
import type { Built } from './built.ts'
import { dollars, nothingUsed, calculatePriceOfMillion, sumUsage, type Usage } from './cost.rules.ts'
import { type Figure, createFigureBuilder } from './figures.ts'
import { measureProcessorMs } from './processor.ts'
import { recordRequest } from './recorder.ts'

const requestsEach = 200
const cachedShare = 0.9
const recipe = paths.recipe('hillside-thyme-cup')
const pages = [paths.home, paths.remedies, recipe, paths.herb('thyme'), paths.community]
const typicalPaths = ['/bench/naive/recipes/hillside-thyme-cup']

const usageFigures = createFigureBuilder(
  `one request recorded on a local D1; processor time of the local runtime over ${requestsEach} requests, including its own HTTP and its simulation of D1, so an upper bound`,
)
const priceFigures = createFigureBuilder(
  'usage of one view times the price list of bench/cost.rules.ts, beyond what the plan includes; storage left out; scripts, styles and fonts are free',
)

export async function measureCost({ benchWorker }: Built): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(benchWorker), launchChrome()])
  const { cpuMs } = await measureUsage(site, '/bench/bare')
  const figures = [usageFigures.untargeted('a handler that does nothing, processor time', cpuMs, ' ms')]
  for (const path of pages) {
    const view = await measureUsage(site, path)
    figures.push(...createUsageFigures(path, view), ...createPriceFigures(`views of ${path}`, view))
  }
  figures.push(...(await measureMember(site, browser)), ...(await measureTypicalSite(site)))
  await Promise.all([browser.close(), site.close()])
  return figures
}

async function measureUsage(site: Site, path: string, session?: string): Promise<Usage> {
  const recorded = await recordRequest(site, path, session === undefined ? {} : { session })
  const headers = session === undefined ? {} : { Cookie: `session=${session}; signed-in=1` }
  const cpuMs = await measureProcessorMs(requestsEach, async () =>
    (await fetch(site.address + path, { headers })).arrayBuffer(),
  )
  return { ...nothingUsed, requests: 1, cpuMs, rowsRead: rowsRead(recorded), rowsWritten: rowsWritten(recorded) }
}

const createUsageFigures = (name: string, { cpuMs, rowsRead, rowsWritten }: Usage): Figure[] => [
  usageFigures.untargeted(`${name}, processor time`, cpuMs, ' ms'),
  usageFigures.untargeted(`${name}, rows read`, rowsRead),
  ...(rowsWritten > 0 ? [usageFigures.untargeted(`${name}, rows written`, rowsWritten)] : []),
]

const createPriceFigures = (name: string, view: Usage): Figure[] => [
  priceFigures.untargeted(`a million ${name}, none from the edge`, dollars(calculatePriceOfMillion(view, 0))),
  priceFigures.untargeted(
    `a million ${name}, nine of ten from the edge`,
    dollars(calculatePriceOfMillion(view, cachedShare)),
  ),
]

/**
 * Measures the API calls that a signed-in member's browser sends with a recipe page, and its socket to a Durable
 * Object.
 */
async function measureMember(site: Site, browser: Browser): Promise<Figure[]> {
  const member = await addMember(site, crypto.randomUUID(), 'member@example.org')
  const calls = await listCalls(site, browser, member)
  const session = await addSession(site, member)
  const usages: Usage[] = []
  for (const path of calls) usages.push(await measureUsage(site, path, session))
  const socket = { ...nothingUsed, requests: 1, objectRequests: 1 }
  const otherUsage = sumUsage([...usages, socket])
  const price =
    calculatePriceOfMillion(await measureUsage(site, recipe), cachedShare) + calculatePriceOfMillion(otherUsage, 0)
  const name = `a member's view of ${recipe}`
  return [
    usageFigures.untargeted(`${name}, calls besides the page`, calls.map((path) => path.split('?')[0]).join(', ')),
    ...createUsageFigures(`${name}, those calls`, otherUsage),
    priceFigures.untargeted(`a million such views with a socket each, nine of ten pages from the edge`, dollars(price)),
  ]
}

async function listCalls(site: Site, browser: Browser, member: Member): Promise<string[]> {
  const { page } = await openPage(browser)
  await signInAs(site, page, member)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  await page.goto(site.address + recipe)
  await page.locator('html[data-application="ready"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return [...new Set(calls)]
}

/**
 * Measures the same views on a typical site: a page that the browser renders after two calls, and a list that the
 * browser downloads as a whole. The site's documents are static files, which are free.
 */
async function measureTypicalSite(site: Site): Promise<Figure[]> {
  const rows = await site.db
    .prepare('SELECT id FROM recipes WHERE slug = ? LIMIT 1')
    .bind('hillside-thyme-cup')
    .first<{ id: string }>()
  const calls = [...typicalPaths, `/bench/naive/recipes/${rows?.id ?? ''}/parts`]
  const usages: Usage[] = []
  for (const path of calls) usages.push(await measureUsage(site, path))
  const [recipeView, list] = [sumUsage(usages), await measureUsage(site, '/bench/naive/recipes')]
  return [
    ...createUsageFigures('typical site, recipe by two calls', recipeView),
    priceFigures.untargeted(
      'a million recipes by two calls, none from the edge',
      dollars(calculatePriceOfMillion(recipeView, 0)),
    ),
    ...createUsageFigures('typical site, the whole list', list),
    priceFigures.untargeted(
      'a million lists downloaded whole, none from the edge',
      dollars(calculatePriceOfMillion(list, 0)),
    ),
  ]
}

import type { Browser } from 'playwright-core'

import { paths } from '#domain/paths.ts'

import { launchChrome, openSite, type Site } from '../e2e/site.ts'
import { rowsRead } from './bench-ctx.ts'
import type { Built } from './built.ts'
import { startCompressingProxy } from './compressing.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'
import { generateRecipes } from './generate.ts'
import { naivePaths } from './naive/build.ts'
import { type PageTiming, watchPage } from './page-timing.ts'
import { recordRequest } from './recorder.ts'

const rounds = 5
const slug = 'hillside-thyme-cup'
const manyRecipes = 10_000

type Variant = { name: string; path: string; calls: string[] }
type Comparison = { subject: string; content: string; variants: [ours: Variant, usual: Variant] }

const timeFigureBuilder = createFigureBuilder(
  `median of ${rounds} in turn, one Chromium, 412 px wide, a phone's network (562 ms a round trip, 1.4 Mbit/s) and a quarter of the processor, text as gzip, nothing cached`,
)
const countFigureBuilder = createFigureBuilder('the same requests recorded on a local D1')

/**
 * Compares our pages with those of a typical site. The typical site renders in the browser after two calls, or filters
 * a complete download.
 */
export async function measureSideBySide({ benchWorker }: Built): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(benchWorker), launchChrome()])
  const edge = await startCompressingProxy(site.address)
  const figures: Figure[] = []
  for (const comparison of [await loadRecipeComparison(site), createListComparison('the list of the catalogue')])
    figures.push(...(await compare(site, browser, edge.address, comparison)))
  await generateRecipes(site.db, 0, manyRecipes)
  const many = createListComparison(`the list with ${manyRecipes.toLocaleString('en')} more recipes`)
  figures.push(...(await compare(site, browser, edge.address, many)))
  await browser.close()
  await edge.close()
  await site.close()
  return figures
}

async function loadRecipeComparison({ db }: Site): Promise<Comparison> {
  const recipe = await db.prepare('SELECT id FROM recipes WHERE slug = ? LIMIT 1').bind(slug).first<{ id: string }>()
  const calls = [`/bench/naive/recipes/${slug}`, `/bench/naive/recipes/${recipe?.id ?? ''}/parts`]
  const ours = { name: 'rendered by the worker', path: paths.recipe(slug), calls: [paths.recipe(slug)] }
  return {
    subject: 'a recipe',
    content: '.steps li',
    variants: [ours, { name: 'two calls', path: naivePaths.recipe(slug), calls }],
  }
}

const createListComparison = (subject: string): Comparison => ({
  subject,
  content: '.card h2',
  variants: [
    { name: 'rendered by the worker', path: paths.remedies, calls: [paths.remedies] },
    { name: 'everything downloaded', path: naivePaths.remedies, calls: ['/bench/naive/recipes'] },
  ],
})

async function compare(site: Site, browser: Browser, address: string, { subject, content, variants }: Comparison) {
  const timings = new Map<Variant, PageTiming[]>(variants.map((variant) => [variant, []]))
  for (let round = 0; round < rounds; round++)
    for (const variant of variants)
      timings.get(variant)?.push(await watchPage(browser, address + variant.path, content))
  const figures: Figure[] = []
  for (const variant of variants)
    figures.push(
      ...timingFigures(`${subject}, ${variant.name}`, timings.get(variant) ?? []),
      ...(await countFigures(site, subject, variant)),
    )
  const [ours, typical] = variants.map((variant) =>
    median((timings.get(variant) ?? []).map(({ contentMs }) => contentMs)),
  )
  return [
    ...figures,
    timeFigureBuilder.untargeted(`${subject}, time to content, typical site to ours`, (typical ?? 0) / (ours ?? 1)),
  ]
}

function timingFigures(name: string, timings: PageTiming[]): Figure[] {
  const findMedian = (kind: keyof PageTiming) => median(timings.map((timing) => timing[kind]))
  return [
    timeFigureBuilder.untargeted(`${name}, time to content`, Math.round(findMedian('contentMs')), ' ms'),
    timeFigureBuilder.untargeted(`${name}, largest contentful paint`, Math.round(findMedian('lcpMs')), ' ms'),
    timeFigureBuilder.untargeted(`${name}, sent before the content`, findMedian('bytesBefore') / 1000, ' kB'),
    timeFigureBuilder.untargeted(`${name}, requests before the content`, findMedian('requestsBefore')),
    timeFigureBuilder.untargeted(`${name}, sent in total`, findMedian('bytes') / 1000, ' kB'),
  ]
}

async function countFigures(site: Site, subject: string, { name, calls }: Variant): Promise<Figure[]> {
  let [roundTrips, rows] = [0, 0]
  for (const path of calls) {
    const recorded = await recordRequest(site, path)
    roundTrips += recorded.roundTrips
    rows += rowsRead(recorded)
  }
  return [
    countFigureBuilder.untargeted(`${subject}, ${name}, round trips to D1`, roundTrips),
    countFigureBuilder.untargeted(`${subject}, ${name}, rows read`, rows),
  ]
}

import { readdirSync, readFileSync } from 'node:fs'

import type { Browser, Page } from 'playwright-core'

import { pictureSizes, type PictureSize } from '#domain/drawing/draw-plant.ts'
import { pictureFolder } from '#domain/drawing/picture-path.ts'
import { paths } from '#domain/paths.ts'

import { clientFolder, gzippedSize } from '../e2e/build.ts'
import { launchChrome, openPage, openSite } from '../e2e/site.ts'
import { startCompressingProxy } from './compressing.ts'
import { createFigureBuilder, type Figure, median } from './figures.ts'
import { createPaintFigures, describeRuns, type MeasureOptions, runReports } from './pages.ts'

/** Pages with the most drawn herbs. */
const picturedPaths = [paths.herbs, paths.herb('thyme'), paths.remedies]
const maxKilobytes: Readonly<Record<PictureSize, number>> = { medallion: 2.5, plate: 10 }
const phoneWidth = 412
const thoroughRuns = 5

const weightFigures = createFigureBuilder('files of the build after gzip')
const scrollFigures = createFigureBuilder(
  `Chromium, ${phoneWidth} pixels wide, from the top of the page to its end, with all pictures loaded`,
)

/** Weighs the drawn herbs, and measures how the pages that show most of them paint. */
export async function measurePictures({ built, thorough }: MeasureOptions): Promise<Figure[]> {
  const { worker } = built()
  const weights = pictureSizes.flatMap(weighPictures)
  const shifts = await measureScrolling(worker)
  return [...weights, ...(await measurePaint(worker, thorough ? thoroughRuns : 1)), ...shifts]
}

function weighPictures(size: PictureSize): Figure[] {
  const folder = `${clientFolder}${pictureFolder}`
  const names = readdirSync(folder).filter((name) => name.endsWith(`-${size}.svg`))
  const weights = names.map((name) => gzippedSize(readFileSync(`${folder}/${name}`)) / 1000)
  return [
    weightFigures.untargeted(`${size}s`, names.length),
    weightFigures.atMost(`${size}, largest`, Math.max(...weights), maxKilobytes[size], ' kB'),
    weightFigures.untargeted(`${size}, median`, median(weights), ' kB'),
  ]
}

async function measurePaint(worker: string, runs: number): Promise<Figure[]> {
  const site = await openSite(worker)
  const edge = await startCompressingProxy(site.address)
  const figures: Figure[] = []
  for (const path of picturedPaths)
    figures.push(...createPaintFigures(path, await runReports(edge.address + path, runs), describeRuns(runs)))
  await edge.close()
  await site.close()
  return figures
}

/** Lighthouse sees only the top of a page, and most pictures load as they come into view. */
async function measureScrolling(worker: string): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(worker), launchChrome()])
  const figures: Figure[] = []
  for (const path of picturedPaths) {
    const shift = await measureScrollShift(browser, site.address + path)
    figures.push(scrollFigures.atMost(`${path}, layout shift while scrolling`, shift, 0))
  }
  await Promise.all([browser.close(), site.close()])
  return figures
}

async function measureScrollShift(browser: Browser, address: string): Promise<number> {
  const { page } = await openPage(browser, { width: phoneWidth })
  await page.addInitScript(recordShifts)
  await page.goto(address, { waitUntil: 'networkidle' })
  await scrollToEnd(page)
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')))
  await page.context().close()
  return shift
}

/** Runs in the page before other scripts. */
function recordShifts(): void {
  Reflect.set(globalThis, 'layoutShift', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(globalThis, 'layoutShift', Reflect.get(globalThis, 'layoutShift') + Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Shows each screen until its pictures are loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }))
  for (let top = 0; top < height; top += screen) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForFunction(areVisiblePicturesLoaded)
  }
}

/** Runs in the page. */
const areVisiblePicturesLoaded = (): boolean =>
  [...document.images].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.complete || bottom < 0 || top > innerHeight
  })

import { paths } from '#domain/paths.ts'

import { budgets, firstScriptSize, workerSize } from '../e2e/build.ts'
import { launchChrome, openSite, publicPaths } from '../e2e/site.ts'
import { weighPage, type Weights } from '../e2e/weigh.ts'
import type { Built } from './built.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

/** Pages with a document budget of 16 kB. The other pages have no document budget. */
const lightPaths = new Set<string>(publicPaths.slice(0, 3))
const toolPaths: ReadonlySet<string> = new Set([
  paths.labelDesigner,
  paths.journal,
  paths.askHerbi,
  paths.blendGenerator,
])
const images = [paths.siteImage, paths.recipeImage('hillside-thyme-cup')]

const buildFigures = createFigureBuilder('files of the build for deployment after gzip')
const loadFigures = createFigureBuilder(
  'Chromium opens the page without interaction; fonts as they are, everything else after gzip',
)

export async function measureSizes({ worker }: Built): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(worker), launchChrome()])
  const figures = [
    buildFigures.atMost('worker', kilobytes(workerSize(worker)), kilobytes(budgets.worker), ' kB'),
    buildFigures.atMost('first script', kilobytes(firstScriptSize()), kilobytes(budgets.firstScript), ' kB'),
  ]
  const { sent: frame } = await weighPage(browser, site.address + paths.about)
  for (const path of publicPaths) {
    const { sent } = await weighPage(browser, site.address + path)
    figures.push(...createPageFigures(path, sent, frame))
  }
  for (const image of images) {
    const { byteLength } = await (await fetch(site.address + image)).arrayBuffer()
    figures.push(loadFigures.atMost(`${image}, size`, kilobytes(byteLength), kilobytes(budgets.shareImage), ' kB'))
  }
  await Promise.all([browser.close(), site.close()])
  return figures
}

/**
 * Returns the figures of a page. A tool has a larger budget for its own scripts, not counting the frame that every page
 * has.
 */
function createPageFigures(path: string, sent: Weights, frame: Weights): Figure[] {
  const limit = (kind: keyof Weights) =>
    loadFigures.atMost(`${path}, ${kind}`, kilobytes(sent[kind]), kilobytes(budgets[kind]), ' kB')
  const isTool = toolPaths.has(path)
  return [
    lightPaths.has(path)
      ? limit('document')
      : loadFigures.untargeted(`${path}, document`, kilobytes(sent.document), ' kB'),
    isTool ? loadFigures.untargeted(`${path}, script`, kilobytes(sent.script), ' kB') : limit('script'),
    ...(isTool
      ? [
          loadFigures.atMost(
            `${path}, own scripts`,
            kilobytes(sent.script - frame.script),
            kilobytes(budgets.tool),
            ' kB',
          ),
        ]
      : []),
    isTool ? loadFigures.untargeted(`${path}, stylesheet`, kilobytes(sent.stylesheet), ' kB') : limit('stylesheet'),
    limit('font'),
  ]
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

import { once } from 'node:events'
import { createServer } from 'node:http'

import { openSite, publicPaths } from '../e2e/site.ts'
import type { Built } from './built.ts'
import { localAddress, closeServer, startCompressingProxy } from './compressing.ts'
import { because, type Figure, createFigureBuilder, median } from './figures.ts'
import { type LighthouseReport, runLighthouse } from './lighthouse.ts'
import { explainBlocking, explainPaint, explainScore, explainShift } from './shortfalls.ts'

const thoroughRuns = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const maxLcpMs = 1500
const maxCls = 0
const maxTbtMs = 50

/** `thorough` means the median of five runs instead of one. */
export type MeasureOptions = { built: () => Built; thorough: boolean }

export async function measurePages({ built, thorough }: MeasureOptions): Promise<Figure[]> {
  const site = await openSite(built().worker)
  const edge = await startCompressingProxy(site.address)
  const runs = thorough ? thoroughRuns : 1
  const how = describeRuns(runs)
  const plain = await servePlainPage()
  const figures = plainFigures(await runReports(plain.address, runs), how)
  await plain.close()
  for (const path of publicPaths)
    figures.push(...createPageFigures(path, await runReports(edge.address + path, runs), how))
  await edge.close()
  await site.close()
  return figures
}

export const describeRuns = (runs: number): string =>
  `Lighthouse, mobile preset with simulated throttling, ${runs === 1 ? 'one run' : `median of ${runs}`}, text as gzip, no edge cache`

/** Serves a page with only text, to measure the speed of the machine. */
async function servePlainPage() {
  const paragraphs = '<p>Linden in the evening, eight minutes under a lid.</p>'.repeat(100)
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Words</title>${paragraphs}</html>`
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html)).listen(
    0,
    'localhost',
  )
  await once(server, 'listening')
  return { address: localAddress(server), close: () => closeServer(server) }
}

function plainFigures(reports: LighthouseReport[], how: string): Figure[] {
  const { untargeted } = createFigureBuilder(how)
  return [
    untargeted(
      'a text-only page, total blocking time',
      medianRun(reports, readAuditNumber('total-blocking-time')).value,
      ' ms',
    ),
    untargeted('a text-only page, blocking by processor time', medianRun(reports, blocking).value, ' ms'),
  ]
}

type Read = (report: LighthouseReport) => number

const readAuditNumber =
  (audit: string): Read =>
  ({ audits }) =>
    audits[audit]?.numericValue ?? Number.NaN

const blocking: Read = (report) => report.blocking

const readScore =
  (category: string): Read =>
  ({ categories }) =>
    Math.round((categories[category]?.score ?? 0) * 100)

/** Returns the median of the runs, and the run that it comes from. */
function medianRun(reports: readonly LighthouseReport[], read: Read) {
  const value = median(reports.map(read))
  return { value, report: reports.find((report) => Object.is(read(report), value)) }
}

/** Ignores runs in which the browser recorded nothing. */
export async function runReports(address: string, runs: number): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = []
  for (let attempt = 0; reports.length < runs && attempt < 3 * runs; attempt++) {
    const report = await runLighthouse(address)
    if (report?.audits['largest-contentful-paint']?.numericValue !== undefined) reports.push(report)
  }
  if (reports.length === 0) throw new Error(`Lighthouse gave no report of ${address}.`)
  return reports
}

function createPageFigures(path: string, reports: LighthouseReport[], how: string): Figure[] {
  const { atLeast, atMost } = createFigureBuilder(how)
  const blockingFigure = (name: string, read: Read) =>
    explainMedian(reports, read, (seen) => atMost(`${path}, ${name}`, seen, maxTbtMs, ' ms'), explainBlocking)
  return [
    ...categories.map((name) =>
      explainMedian(
        reports,
        readScore(name),
        (seen) => atLeast(`${path}, ${name}`, seen, 100),
        (report) => explainScore(report, name),
      ),
    ),
    ...createPaintFigures(path, reports, how),
    blockingFigure('total blocking time', readAuditNumber('total-blocking-time')),
    blockingFigure('blocking by processor time', blocking),
  ]
}

/** Returns the largest contentful paint and the layout shift of a page. */
export function createPaintFigures(path: string, reports: LighthouseReport[], how: string): Figure[] {
  const { atMost } = createFigureBuilder(how)
  return [
    explainMedian(
      reports,
      readAuditNumber('largest-contentful-paint'),
      (seen) => atMost(`${path}, largest contentful paint`, seen, maxLcpMs, ' ms'),
      explainPaint,
    ),
    explainMedian(
      reports,
      readAuditNumber('cumulative-layout-shift'),
      (seen) => atMost(`${path}, layout shift`, seen, maxCls),
      explainShift,
    ),
  ]
}

/** Returns a figure of the median run. `why` explains a missed target by that run. */
function explainMedian(
  reports: readonly LighthouseReport[],
  read: Read,
  toFigure: (seen: number) => Figure,
  why: (report: LighthouseReport) => string,
): Figure {
  const { value, report } = medianRun(reports, read)
  return because(toFigure(value), () => (report ? why(report) : 'no run reported it'))
}

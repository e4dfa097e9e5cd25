import { once } from 'node:events'
import { createServer } from 'node:http'

import { openSite, publicPaths } from '../e2e/site.ts'
import type { Wanted } from './areas.ts'
import { addressOf, closeServer, compress } from './compressing.ts'
import { type Figure, measuredBy, median } from './figures.ts'
import { type LighthouseReport, runLighthouse } from './lighthouse.ts'

const thoroughRuns = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const lcpMax = 1500
const clsMax = 0
const tbtMax = 50

/** Each public page in Lighthouse's mobile preset, through what compresses as the edge does. */
export async function measurePages({ built, thorough }: Wanted): Promise<Figure[]> {
  const site = await openSite(built().worker)
  const edge = await compress(site.address)
  const runs = thorough ? thoroughRuns : 1
  const how = `Lighthouse, mobile preset with simulated throttling, ${runs === 1 ? 'one run' : `median of ${runs}`}, text as gzip, no edge cache`
  const plain = await servePlainPage()
  const figures = plainFigures(await reportsOf(plain.address, runs), how)
  await plain.close()
  for (const path of publicPaths) figures.push(...figuresOf(path, await reportsOf(edge.address + path, runs), how))
  await edge.close()
  await site.close()
  return figures
}

/** Words alone: what its figures show is the machine's. */
async function servePlainPage() {
  const words = '<p>Linden in the evening, eight minutes under a lid.</p>'.repeat(100)
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Words</title>${words}</html>`
  const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html)).listen(
    0,
    'localhost',
  )
  await once(server, 'listening')
  return { address: addressOf(server), close: () => closeServer(server) }
}

function plainFigures(reports: LighthouseReport[], how: string): Figure[] {
  const { told } = measuredBy(how)
  const { audit, blocking } = middleOf(reports)
  return [
    told('a page of words alone, total blocking time', audit('total-blocking-time'), ' ms'),
    told('a page of words alone, the same by the processor’s own time', blocking, ' ms'),
  ]
}

const middleOf = (reports: LighthouseReport[]) => ({
  audit: (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)),
  blocking: median(reports.map(({ blocking }) => blocking)),
})

/** A run in which the browser recorded nothing counts as none. */
async function reportsOf(address: string, runs: number): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = []
  for (let attempt = 0; reports.length < runs && attempt < 3 * runs; attempt++) {
    const report = await runLighthouse(address)
    if (report?.audits['largest-contentful-paint']?.numericValue !== undefined) reports.push(report)
  }
  if (reports.length === 0) throw new Error(`Lighthouse gave no report of ${address}.`)
  return reports
}

function figuresOf(path: string, reports: LighthouseReport[], how: string): Figure[] {
  const { atLeast, atMost } = measuredBy(how)
  const { audit, blocking } = middleOf(reports)
  const score = (name: string) =>
    Math.round(median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100)))
  return [
    ...categories.map((name) => atLeast(`${path}, ${name}`, score(name), 100)),
    atMost(`${path}, largest contentful paint`, audit('largest-contentful-paint'), lcpMax, ' ms'),
    atMost(`${path}, layout shift`, audit('cumulative-layout-shift'), clsMax),
    atMost(`${path}, total blocking time`, audit('total-blocking-time'), tbtMax, ' ms'),
    atMost(`${path}, the same by the processor’s own time`, blocking, tbtMax, ' ms'),
  ]
}

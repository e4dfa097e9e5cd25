import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { buildForDeployment } from '../e2e/build.ts'
import { openSite, publicPaths } from '../e2e/site.ts'
import { findChrome } from '../scripts/chrome.mjs'

/** Fetched when asked for: nobody else needs it. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const chromeFlags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const paths = process.argv.includes('--all') ? publicPaths : publicPaths.slice(0, 3)
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
buildForDeployment(folder)
const site = await openSite(folder)
const rows = []
for (const path of paths) {
  const reports: Report[] = []
  for (let attempt = 0; reports.length < runs && attempt < 3 * runs; attempt++) {
    const report = await measure(site.address + path)
    if (report?.audits['largest-contentful-paint']?.numericValue !== undefined) reports.push(report)
  }
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const scores = categories.map((name) => [
    name,
    median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100)),
  ])
  rows.push({
    path,
    ...Object.fromEntries(scores),
    'LCP ms, at most 1500': Math.round(audit('largest-contentful-paint')),
    'CLS, 0': audit('cumulative-layout-shift'),
    'TBT ms, at most 50': Math.round(audit('total-blocking-time')),
  })
}
await site.close()
rmSync(folder, { recursive: true })
console.table(rows)

/** One run with the mobile preset; a run in which the browser recorded nothing has no report or no figures. */
async function measure(address: string): Promise<Report | undefined> {
  const output = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${chromeFlags}`]
  const env = { ...process.env, CHROME_PATH: findChrome() }
  const ran = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], { env }).catch(() => undefined)
  return ran && JSON.parse(readFileSync(output, 'utf8'))
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { findChrome } from '../scripts/chrome.mjs'
import { calculateBlocking, findLongestTask, type TraceEvent } from './blocking.ts'

/** Downloaded on demand, because nothing else needs Lighthouse. */
const lighthouse = 'lighthouse@13.5.0'
const chromeFlags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update'

/** Items of a Lighthouse audit that the bench reads; times in milliseconds since the navigation. */
type Item = {
  resourceType?: string
  transferSize?: number
  networkEndTime?: number
  observedLargestContentfulPaint?: number
  nodeLabel?: string
  node?: { nodeLabel?: string }
}
type Audit = { title: string; score: number | null; numericValue?: number; details?: { items?: Item[] } }

/** `blocking` and `longestTask` are milliseconds of processor time. */
export type LighthouseReport = {
  blocking: number
  longestTask: number
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  configSettings: { throttling: { throughputKbps: number } }
}

/** Runs Lighthouse once with the mobile preset; undefined if it ended without a report. */
export async function runLighthouse(address: string): Promise<LighthouseReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const output = join(folder, 'report.json')
  const flags = [
    '--quiet',
    '--output=json',
    '--save-assets',
    `--output-path=${output}`,
    `--chrome-flags=${chromeFlags}`,
  ]
  const env = { ...process.env, CHROME_PATH: findChrome() }
  const completed = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], { env }).catch(
    () => undefined,
  )
  const report = completed && readReport(output, join(folder, 'report-0.trace.json'))
  rmSync(folder, { recursive: true })
  return report
}

function readReport(output: string, trace: string): LighthouseReport {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(trace, 'utf8'))
  const report: Omit<LighthouseReport, 'blocking' | 'longestTask'> = JSON.parse(readFileSync(output, 'utf8'))
  return { ...report, blocking: calculateBlocking(traceEvents), longestTask: findLongestTask(traceEvents) }
}

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { findChrome } from '../scripts/chrome.mjs'
import { blockingOf } from './blocking.ts'

/** Fetched when asked for: nobody else needs it. */
const lighthouse = 'lighthouse@13.5.0'
const chromeFlags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update'

/** `blocking` in milliseconds, by the processor's own time. */
export type LighthouseReport = {
  blocking: number
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** One run with the mobile preset; undefined where it ended without a report. */
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
  const ran = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], { env }).catch(() => undefined)
  const report: LighthouseReport | undefined = ran && {
    ...JSON.parse(readFileSync(output, 'utf8')),
    blocking: blockingOf(JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8')).traceEvents),
  }
  rmSync(folder, { recursive: true })
  return report
}

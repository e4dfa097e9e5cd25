import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as z from 'zod'

import type { Outcome } from './kind.ts'

const test = z.object({
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).default([]),
  meta: z.object({ figures: z.record(z.string(), z.number()).optional() }).default({}),
})
type Test = z.infer<typeof test>

const report = z.object({ testResults: z.array(z.object({ assertionResults: z.array(test) })) })

/** Maximum length of a reported failure, in characters. */
const maxFailureLength = 4000

/**
 * Runs one test file with these environment variables. Returns the failures and the figures that the tests reported.
 */
export async function runVitest(
  project: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-report-'))
  const output = join(folder, 'report.json')
  const flags = ['run', '--project', project, '--reporter=json', `--outputFile=${output}`, file]
  const { status, stderr } = spawnSync('vitest', flags, { env: { ...process.env, ...variables }, encoding: 'utf8' })
  const tests = readReport(output)
  rmSync(folder, { recursive: true })
  return summariseTests(tests, { status, stderr })
}

/** Returns the outcome of a test file. A skipped test counts as a fault. */
export function summariseTests(
  tests: readonly Test[],
  { status, stderr }: { status: number | null; stderr: string },
): Outcome {
  const others = tests.filter((one) => one.status !== 'passed')
  const faults = others.map(
    ({ title, status: was, failureMessages }) =>
      `${title}: ${failureMessages.join('\n').slice(0, maxFailureLength) || `it is ${was}`}`,
  )
  if (status !== 0 && faults.length === 0) faults.push(stderr.slice(-maxFailureLength))
  const figures = Object.assign({ tests: tests.length }, ...tests.map(({ meta }) => meta.figures ?? {}))
  return { holds: status === 0 && tests.length > 0 && faults.length === 0, figures, faults }
}

function readReport(file: string): Test[] {
  try {
    const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return testResults.flatMap(({ assertionResults }) => assertionResults)
  } catch {
    return []
  }
}

// Runs on Node 20 and later, before any package is installed, so it imports Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { ensureChrome } from './chrome.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const fast = process.argv.includes('--fast')
const windows = process.platform === 'win32'

process.chdir(root)
ensureInstalled()
if (!fast) ensureChrome()

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const checks = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'tsc', args: [] },
]
const suites = fast ? ['unit'] : ['unit', 'worker', 'browser']

const results = [...checks.map(check), ...suites.map(suite)]
rmSync(reports, { recursive: true })
const failures = results.filter((result) => result.failed > 0).map((result) => result.name)
if (failures.length > 0) console.error(`\nFAILED: ${failures.join(', ')}`)
const count = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

function check({ name, command, args }) {
  const holds = run(name, command, args)
  return { name, passed: holds ? 1 : 0, failed: holds ? 0 : 1 }
}

/** Runs one Vitest project. A run that aborts without a failed test counts as one failure. */
function suite(name) {
  const report = join(reports, `${name}.json`)
  const holds = run(name, 'vitest', [
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const { numPassedTests: passed, numFailedTests: failed } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  return { name, passed, failed: holds ? failed : Math.max(failed, 1) }
}

function run(name, command, args) {
  console.log(`\n--- ${name}`)
  const { status } = spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'], shell: windows })
  if (status !== 0) console.error(`--- ${name} FAILED`)
  return status === 0
}

// Runs on Node 20 and later, before any package is installed, so it imports Node's own modules only.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { ensureChrome } from './chrome.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const fast = process.argv.includes('--fast')

process.chdir(root)
ensureInstalled()
if (!fast) ensureChrome()

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}
const reports = mkdtempSync(join(tmpdir(), 'reports-'))

console.log('Checking format, lint, types and unit tests …')
const results = await Promise.all([
  check('format', 'oxfmt', '--check', '.'),
  check('lint', 'oxlint', '--type-aware'),
  check('types', 'tsc'),
  suite('unit'),
])
if (!fast) for (const name of ['worker', 'browser']) results.push(await suite(name, true))
rmSync(reports, { recursive: true })
const failures = results.filter((result) => result.failed > 0).map((result) => result.name)
if (failures.length > 0) console.error(`\nFAILED: ${failures.join(', ')}`)
const count = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function check(name, command, ...args) {
  const holds = await run(name, command, args)
  return { name, passed: holds ? 1 : 0, failed: holds ? 0 : 1 }
}

/** Runs one Vitest project. A run that aborts without a failed test counts as one failure. */
async function suite(name, isLive) {
  const report = join(reports, `${name}.json`)
  const args = ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const holds = await run(name, 'vitest', args, isLive)
  const { numPassedTests: passed, numFailedTests: failed } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  return { name, passed, failed: holds ? failed : Math.max(failed, 1) }
}

/** Shows the output as it comes if `isLive`. Steps that run side by side show theirs when they end. */
function run(name, command, args, isLive = false) {
  const startedAt = Date.now()
  const output = []
  if (isLive) console.log(`\n--- ${name}`)
  const stdio = isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { env, stdio, shell: process.platform === 'win32' })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece))
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      if (!isLive) process.stdout.write(`\n--- ${name}\n${Buffer.concat(output)}`)
      console.log(`--- ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
      resolve(status === 0)
    })
  })
}

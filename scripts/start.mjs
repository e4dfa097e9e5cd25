// Runs on Node 20 and later, before any package is installed, so it imports Node's own modules only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { createFingerprint } from './fingerprint.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.PORT ?? '8787'
const address = `http://localhost:${port}`
const isWatching = process.argv.includes('--watch')
const isWindows = process.platform === 'win32'
const minute = 60_000
let server

process.chdir(root)
if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
  fail(`PORT is "${port}", which is not a valid port.`)
if (!(await isFree(Number(port)))) fail(`Port ${port} is taken. Choose another: PORT=8788 npm start`)
ensureInstalled()

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  LIVE_RELOAD: isWatching ? '1' : '0',
  REUSE_BUILD: isWatching ? '0' : '1',
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopServer()
    process.exit(0)
  })
const unlock = await lock()
prepareDatabase()
server = startServer()
server.on('exit', (code) => fail(`The server stopped (${code}).`))
await waitForServer()
unlock()
console.log(`\nHerbal Remedies is open: ${address}\n\n${demoAccounts()}`)
console.log('The scheduled jobs run each minute. Press Ctrl-C to stop.\n')
await runJobs()

/**
 * Takes a lock, so that simultaneous starts prepare and build one after the other. An abandoned lock expires after two
 * minutes.
 */
async function lock() {
  const folder = '.wrangler/starting'
  const unlock = () => rmSync(folder, { recursive: true, force: true })
  mkdirSync('.wrangler', { recursive: true })
  for (;;) {
    try {
      mkdirSync(folder)
      process.on('exit', unlock)
      return () => {
        process.off('exit', unlock)
        unlock()
      }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const lockStat = statSync(folder, { throwIfNoEntry: false })
    if (lockStat && Date.now() - lockStat.mtimeMs > 2 * minute) unlock()
    await sleep(200)
  }
}

/**
 * Migrates and seeds the local database, unless nothing has changed since the last start. Sets a database of another
 * version aside.
 */
function prepareDatabase() {
  const markerFile = '.wrangler/state/prepared'
  const fingerprint = createFingerprint(['migrations', 'catalog', 'drizzle', 'domain', 'scripts'])
  if (existsSync(markerFile) && readFileSync(markerFile, 'utf8') === fingerprint) return
  console.log('Preparing the database …')
  process.stdout.write(run('node', ['scripts/set-aside-database.ts']))
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--env='])
  run('node', ['scripts/seed.ts'])
  mkdirSync('.wrangler/state', { recursive: true })
  writeFileSync(markerFile, fingerprint)
}

function demoAccounts() {
  const accounts = JSON.parse(readFileSync('scripts/demo-accounts.json', 'utf8'))
  const lines = accounts.map(({ email, password }) => `  ${email.padEnd(21)}${password}`)
  return ['Sign in, on this machine only, with', ...lines, `Emails that would be sent: ${address}/dev/mailbox\n`].join(
    '\n',
  )
}

function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(number, 'localhost', () => probe.close(() => resolve(true)))
  })
}

function startServer() {
  console.log('Building and starting …')
  const variables = { SITE_URL: address, ADMIN_EMAIL: 'admin@herbal.test', LOCAL: '1' }
  const flags = ['dev', '--env=', '--port', port, '--show-interactive-dev-session=false']
  for (const [name, value] of Object.entries(variables)) flags.push('--var', `${name}:${value}`)
  const child = spawn('wrangler', flags, {
    env,
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chatter =
    /^\s*$|^\{"level":"info"|^ ?⛅|^─+$|^⎔|^\[wrangler:info\]|^\[custom build\]|^Your Worker has access|^Binding |^env\.|Scheduled Workers are not auto|manually trigger a scheduled|^ +curl |For more details, see|Cloudflare collects anonymous/
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.setEncoding('utf8').on('data', (text) => {
      const output = isWatching
        ? text
        : text
            .split('\n')
            .filter((line) => !chatter.test(line))
            .join('\n')
      if (output.trim()) out.write(output.endsWith('\n') ? output : `${output}\n`)
    })
  return child
}

/** Stops the whole process group. Otherwise wrangler's runtime would keep running. */
function stopServer() {
  if (!server) return
  server.removeAllListeners('exit')
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f'])
    else process.kill(-server.pid, 'SIGTERM')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

async function waitForServer() {
  for (;;) {
    const response = await fetch(`${address}/health`).catch(() => undefined)
    if (response?.ok) return
    if (response) fail(`The site answers ${response.status} at ${address}/health. See its output above.`)
    await sleep(150)
  }
}

/**
 * Runs the scheduled jobs, because local workerd never fires cron triggers. The nightly job runs at the start and then
 * daily.
 */
async function runJobs() {
  for (let minutes = 0; ; minutes++) {
    if (minutes % (24 * 60) === 0) await runScheduledJobs('17 3 * * *')
    await runScheduledJobs('* * * * *')
    await sleep(minute)
  }
}

async function runScheduledJobs(expression) {
  const job = `${address}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(expression)}`
  const response = await fetch(job).catch(() => undefined)
  if (!response?.ok) console.error(`The scheduled jobs did not run (${response?.status ?? 'no answer'}).`)
}

/** Returns what the command prints. If it fails, ends the process. */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env,
    encoding: 'utf8',
    shell: isWindows,
  })
  if (status !== 0) fail(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

function fail(message) {
  console.error(message)
  stopServer()
  process.exit(1)
}

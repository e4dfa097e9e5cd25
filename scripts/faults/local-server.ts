import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'

import { readMigrations } from '#drizzle/read-migrations.ts'

/** Local server with its own database, like `npm start`. It can be killed and restarted. */
export type LocalServer = {
  address: string
  start: () => Promise<void>
  /** Kills all of the server's processes at once with SIGKILL. */
  kill: () => Promise<void>
  runJobs: () => Promise<void>
  /** Path of the database file, which nothing else may have open. */
  databaseFile: () => string
  close: () => Promise<void>
}

type ServerOptions = { workerDir: string; seed: string; variables: Record<string, string> }

const startMs = 180_000
const jobs = '/cdn-cgi/local/scheduled?cron=*+*+*+*+*'

/** Creates a database with all migrations and the statements in `seed`. `start` runs the server. */
export async function createLocalServer({ workerDir, seed, variables }: ServerOptions): Promise<LocalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const config = join(folder, 'wrangler.toml')
  writeFileSync(config, createConfig(workerDir))
  await createDatabase(folder)
  const databaseFile = () => findDatabase(join(folder, 'state'))
  fillDatabase(databaseFile(), readMigrations() + seed)
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const flags = [
    'dev',
    '--config',
    config,
    '--persist-to',
    join(folder, 'state'),
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
  ]
  const allVariables = { SITE_URL: address, ADMIN_EMAIL: 'admin@herbal.test', LOCAL: '1', ...variables }
  for (const [name, value] of Object.entries(allVariables)) flags.push('--var', `${name}:${value}`)
  let server: ChildProcess | undefined
  const start = async () => {
    const child = spawn('wrangler', [...flags, '--show-interactive-dev-session=false'], {
      env,
      detached: true,
      stdio: 'ignore',
    })
    server = child
    await waitUntilHealthy(address, child)
  }
  const kill = async () => {
    const child = server
    server = undefined
    if (child?.pid === undefined || child.exitCode !== null) return
    const exited = new Promise((done) => void child.once('exit', done))
    process.kill(-child.pid, 'SIGKILL')
    await exited
  }
  const close = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, start, kill, runJobs: () => runJobs(address), databaseFile, close }
}

/** Creates an empty database where the server expects it. Applying the migrations by Wrangler would take longer. */
async function createDatabase(folder: string): Promise<void> {
  const configPath = join(folder, 'database.toml')
  writeFileSync(configPath, /^\[\[d1_databases\]\]\n(?:.+\n)+/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[0] ?? '')
  const persist = { path: join(folder, 'state', 'v3') }
  const { env: bindings, dispose } = await getPlatformProxy<{ DB: D1Database }>({ configPath, persist })
  await bindings.DB.prepare('SELECT 1').run()
  await dispose()
}

function fillDatabase(file: string, statements: string): void {
  const database = new DatabaseSync(file)
  database.exec(statements)
  database.close()
}

function findDatabase(state: string): string {
  const files = readdirSync(state, { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => /D1DatabaseObject.[\da-f]{64}\.sqlite$/.test(name))
  if (file === undefined) throw new Error('The local server has no database.')
  return join(state, file)
}

const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

/** Returns a configuration for a prebuilt worker without static files. */
function createConfig(workerDir: string): string {
  return readFileSync('wrangler.toml', 'utf8')
    .replace(
      'main = "worker/index.ts"',
      `main = "${join(resolve(workerDir), 'index.js')}"\nno_bundle = true\nfind_additional_modules = true\nbase_dir = "${resolve(workerDir)}"`,
    )
    .replace(/\[build\]\n(?:.+\n)+/, '')
    .replace(/\[assets\]\n(?:.+\n)+/, '')
    .replace(/\[cache\]\n(?:.+\n)+/, '')
    .replace('migrations_dir = "migrations"', `migrations_dir = "${resolve('migrations')}"`)
}

function findFreePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      probe.close(() => done(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })
}

async function waitUntilHealthy(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMs
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${address}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error('The local server did not start.')
}

/** Ignores errors, because the server may be killed meanwhile. */
async function runJobs(address: string): Promise<void> {
  await fetch(address + jobs, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
}

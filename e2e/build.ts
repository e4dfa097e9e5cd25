import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const kilobyte = 1000

/** The most that each kind of thing may weigh, in bytes: fonts and images as they are, everything else after gzip. */
export const budgets = {
  script: 125.2 * kilobyte,
  /** What a tool loads beyond what every page has; the check alone is 35 of them. */
  tool: 70 * kilobyte,
  firstScript: 2 * kilobyte,
  stylesheet: 15 * kilobyte,
  document: 16 * kilobyte,
  font: 90 * kilobyte,
  shareImage: 150 * kilobyte,
  worker: 3000 * kilobyte,
}

export const clientFolder = 'dist/client'

export const gzipped = (content: Uint8Array | string) => gzipSync(content).length

/** The build as it is deployed: the worker in `folder`, the client in `clientFolder`. */
export const buildForDeployment = (folder: string) => build(folder, 'production')

/** The same with React's warnings. */
export const buildForDevelopment = (folder: string) => build(folder, 'development')

function build(folder: string, mode: 'production' | 'development') {
  const env = { ...process.env, NODE_ENV: mode, WRANGLER_SEND_METRICS: 'false' }
  execFileSync('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', folder], { env, stdio: 'ignore' })
}

/** Bytes of the worker after gzip: code, WebAssembly and data. */
export function workerSize(folder: string): number {
  const modules = readdirSync(folder).filter((name) => /\.(js|wasm|bin)$/.test(name))
  return modules.reduce((sum, name) => sum + gzipped(readFileSync(join(folder, name))), 0)
}

/** Bytes of the only script that a document names, with what it waits for before it runs. */
export function firstScriptSize(): number {
  const entries = clientManifest(join(clientFolder, '.vite'))
  const waitsFor = (key: string): string[] => [key, ...(entries.get(key)?.imports ?? []).flatMap(waitsFor)]
  const first = entries.get('start.ts')?.imports?.[0] ?? 'start.ts'
  const files = new Set(waitsFor(first).map((key) => entries.get(key)?.file ?? key))
  return [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(clientFolder, file))), 0)
}

/** What Vite made of each module, as it wrote into `manifest.json` of the folder. */
export function clientManifest(folder: string): Map<string, { file: string; imports?: string[] }> {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return new Map(Object.entries(manifest as Record<string, { file: string; imports?: string[] }>))
}

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const kilobyte = 1000

/** Maximum bytes of each kind of file: fonts and images as they are, everything else after gzip. */
export const budgets = {
  /** Scripts of a page of the application. */
  script: 135 * kilobyte,
  /** Scripts of a document without interaction. */
  documentScript: 15 * kilobyte,
  /** Scripts that a tool's page loads in addition to those of the page that lists the tools. */
  tool: 72 * kilobyte,
  /** Script of every page: the loader of islands, menu, cookie banner and toasts. */
  firstScript: 4.1 * kilobyte,
  stylesheet: 15 * kilobyte,
  document: 16 * kilobyte,
  font: 90 * kilobyte,
  shareImage: 150 * kilobyte,
  worker: 3000 * kilobyte,
}

export const clientFolder = 'dist/client'

export const gzipped = (content: Uint8Array | string) => gzipSync(content).length

/** Builds the worker into `folder` and the client into `clientFolder`, as they are deployed. */
export const buildForDeployment = (folder: string) => build(folder, 'production')

/** Builds the development version, in which React logs warnings. */
export const buildForDevelopment = (folder: string) => build(folder, 'development')

function build(folder: string, mode: 'production' | 'development') {
  const env = { ...process.env, NODE_ENV: mode, WRANGLER_SEND_METRICS: 'false' }
  execFileSync('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', folder], { env, stdio: 'ignore' })
}

/** Returns the bytes of the worker after gzip: code, WebAssembly and data. */
export function workerSize(folder: string): number {
  const modules = readdirSync(folder).filter((name) => /\.(js|wasm|bin)$/.test(name))
  return modules.reduce((sum, name) => sum + gzipped(readFileSync(join(folder, name))), 0)
}

/** Returns the bytes after gzip of the only script that a document names, with its imports. */
export function firstScriptSize(): number {
  const entries = clientManifest(join(clientFolder, '.vite'))
  const waitsFor = (key: string): string[] => [key, ...(entries.get(key)?.imports ?? []).flatMap(waitsFor)]
  const first = entries.get('start.ts')?.imports?.[0] ?? 'start.ts'
  const files = new Set(waitsFor(first).map((key) => entries.get(key)?.file ?? key))
  return [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(clientFolder, file))), 0)
}

/** Returns Vite's `manifest.json` of the folder: the file and the imports of each module. */
export function clientManifest(folder: string): Map<string, { file: string; imports?: string[] }> {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return new Map(Object.entries(manifest as Record<string, { file: string; imports?: string[] }>))
}

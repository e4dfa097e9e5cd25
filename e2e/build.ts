import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const kilobyte = 1000

/** Maximum bytes of each kind of file: fonts and images uncompressed, everything else after gzip. */
export const budgets = {
  /** Scripts of a page of the application. */
  script: 140 * kilobyte,
  /** Scripts of a document without interaction. */
  documentScript: 15 * kilobyte,
  /** Scripts that a tool's page loads beyond those of the Tools page. */
  tool: 72 * kilobyte,
  /** Script of every page: the loader of islands, menu, cookie banner and toasts. */
  firstScript: 4.2 * kilobyte,
  stylesheet: 15 * kilobyte,
  /** HTML of a page. A document also contains its style rules. */
  document: 28 * kilobyte,
  font: 90 * kilobyte,
  shareImage: 150 * kilobyte,
  worker: 3000 * kilobyte,
}

export const clientFolder = 'dist/client'

export const gzippedSize = (content: Uint8Array | string) => gzipSync(content).length

export const buildForDeployment = (folder: string) => build(folder, 'production')

/** Builds the development version, in which React logs warnings. */
export const buildForDevelopment = (folder: string) => build(folder, 'development')

function build(folder: string, mode: 'production' | 'development') {
  const env = { ...process.env, NODE_ENV: mode, WRANGLER_SEND_METRICS: 'false' }
  execFileSync('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', folder], { env, stdio: 'ignore' })
}

/** Returns the gzipped bytes of the worker: code, WebAssembly and data. */
export function workerSize(folder: string): number {
  const modules = readdirSync(folder).filter((name) => /\.(js|wasm|bin)$/.test(name))
  return modules.reduce((sum, name) => sum + gzippedSize(readFileSync(join(folder, name))), 0)
}

/** Returns the gzipped bytes of the only script that a document names, including its imports. */
export function firstScriptSize(): number {
  const entries = clientManifest(join(clientFolder, '.vite'))
  const withImports = (key: string): string[] => [key, ...(entries.get(key)?.imports ?? []).flatMap(withImports)]
  const first = entries.get('start.ts')?.imports?.[0] ?? 'start.ts'
  const files = new Set(withImports(first).map((key) => entries.get(key)?.file ?? key))
  return [...files].reduce((sum, file) => sum + gzippedSize(readFileSync(join(clientFolder, file))), 0)
}

/** Returns the file and the imports of each module, from Vite's `manifest.json`. */
export function clientManifest(folder: string): Map<string, { file: string; imports?: string[] }> {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return new Map(Object.entries(manifest as Record<string, { file: string; imports?: string[] }>))
}

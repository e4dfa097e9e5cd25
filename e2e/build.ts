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
  /** Scripts of the editor of own recipes that no other feature uses. */
  editor: 45 * kilobyte,
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

type ClientModule = { file: string; imports?: string[]; dynamicImports?: string[] }
type ClientModules = ReturnType<typeof clientManifest>

/** Returns the keys of the modules that these import, including themselves and, on request, what they import later. */
function findImported(modules: ClientModules, keys: readonly string[], includesLater = false): Set<string> {
  const found = new Set(keys.filter((key) => modules.has(key)))
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = modules.get(key) ?? {}
    for (const next of [...imports, ...(includesLater ? dynamicImports : [])])
      if (!next.includes('features/own-recipes/')) found.add(next)
  }
  return found
}

const editorModules = ['features/own-recipes/own-recipe-edit.page.tsx', '../domain/own-recipes/own-recipe-check.ts']

/**
 * Returns the gzipped bytes of the scripts that the editor of own recipes loads: `own` are those that no other feature
 * uses, `all` those beyond every page of the application.
 */
export function editorScriptSizes(): { own: number; all: number } {
  const modules = clientManifest(join(clientFolder, '.vite'))
  const loaded = [...findImported(modules, editorModules)]
  const ofOthers = findImported(modules, ['start.ts'], true)
  const ofEveryPage = findImported(modules, ['main.tsx'])
  const sumSizes = (without: ReadonlySet<string>) =>
    loaded
      .filter((key) => !without.has(key))
      .reduce((sum, key) => sum + gzippedSize(readFileSync(join(clientFolder, modules.get(key)?.file ?? ''))), 0)
  return { own: sumSizes(ofOthers), all: sumSizes(ofEveryPage) }
}

/** Returns the file and the imports of each module, from Vite's `manifest.json`. */
export function clientManifest(folder: string): Map<string, ClientModule> {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return new Map(Object.entries(manifest as Record<string, ClientModule>))
}

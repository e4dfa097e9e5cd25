import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'

const pathOf = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))

const documentStyles = 'client/styles/documents'
/** Style sheets that the worker puts into pages. */
const styleSheets = [
  'client/styles/application.css',
  'client/styles/islands.css',
  ...readdirSync(documentStyles)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${documentStyles}/${name}`),
]

const startModule = pathOf('client/start.ts')
const islandModules = [
  'client/core/fetcher.tsx',
  'client/core/island.tsx',
  'client/core/use-fresh-data.ts',
  'client/core/account-dialog.ts',
  'client/core/session-request.ts',
  'client/core/session.ts',
].map(pathOf)

/** Returns the ids of all modules that a module imports, directly or indirectly. */
function importsOf(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    importsOf(imported, context, found)
  }
  return found
}

/** Puts the first script and its imports into one file, so that no page waits for a second one. */
const nameFirst: Rolldown.CodeSplittingNameFunction = (id, context) =>
  id === startModule || importsOf(startModule, context).has(id) ? 'first' : null

/** Puts what the islands of every document share into one file: the first press on a slow phone waits for few files. */
const nameIslands: Rolldown.CodeSplittingNameFunction = (id, context) =>
  islandModules.some((module) => id === module || importsOf(module, context).has(id)) ? 'islands' : null

export default defineConfig({
  root: 'client',
  define: { 'import.meta.env.LIVE_RELOAD': JSON.stringify(process.env['LIVE_RELOAD'] === '1') },
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // The browser finds the imports of a file by itself. Lists of them would make the first script larger.
    modulePreload: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: ['client/start.ts', ...styleSheets],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: nameFirst, debugName: 'first' },
            { name: nameIslands, debugName: 'islands' },
            // Small files that are needed together would cost more apart.
            { name: 'days', test: /[\\/](?:local-day|domain[\\/](?:days|durations))\.ts$/ },
            { name: 'api', test: /[\\/](?:client[\\/]core|domain)[\\/]api\.ts$/ },
          ],
        },
      },
    },
  },
})

import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'

const pathOf = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))

/** Returns the ids of all modules that a module imports, directly or indirectly. */
function importsOf(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    importsOf(imported, context, found)
  }
  return found
}

const startModule = pathOf('client/start.ts')

/** Puts the first script and its imports into one file, so that it waits for neither the application nor a second file. */
const nameFirst: Rolldown.CodeSplittingNameFunction = (id, context) =>
  id === startModule || importsOf(startModule, context).has(id) ? 'first' : null

/** Islands of every document. */
const frameIslands = [
  'client/hydrate-island.tsx',
  'client/layout/account-corner.island.tsx',
  'client/features/accounts/account-dialogs.island.tsx',
  'client/features/recipes/brew-timer.island.tsx',
].map(pathOf)

/** Puts what the islands of every document need into one file, without the router. */
const nameIslands: Rolldown.CodeSplittingNameFunction = (id, context) =>
  frameIslands.some((island) => island === id || importsOf(island, context).has(id)) ? 'islands' : null

/** Matches the files that a page already has when it fetches `file`: before the application, only the first script. */
const loadedBefore = (file: string) =>
  file.includes('/main-') ? /first-/ : /(vendor|router|main|first|islands|rolldown-runtime)-/

/**
 * Returns the files to preload with `file`. Every page carries these lists, so only the pages that visitors often move
 * between have one.
 */
const preloadsOf = (file: string, files: string[]) =>
  !/\/(main|(remedies|herbs|community|post)\.page)-/.test(file)
    ? []
    : files.filter((imported) => imported !== file && !loadedBefore(file).test(imported))

export default defineConfig({
  root: 'client',
  define: { 'import.meta.env.LIVE_RELOAD': JSON.stringify(process.env['LIVE_RELOAD'] === '1') },
  plugins: [react(), tailwindcss()],
  // Replaces code that our pages don't need: 1 kB of Lucide's and 3 kB of React Router's framework mode, on every page.
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: pathOf('client/ui/create-icon.tsx') },
      { find: './instrumentation.js', replacement: pathOf('client/core/router-stubs.ts') },
      { find: /^(\.\/|\.\/dom\/)ssr\/components\.js$/, replacement: pathOf('client/core/router-stubs.ts') },
    ],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloadsOf,
    },
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'client/start.ts',
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
            { name: nameFirst, debugName: 'first' },
            { name: nameIslands, debugName: 'islands' },
          ],
        },
      },
    },
  },
})

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

/** Small modules that many pages use. In the chunk that remedies share, they would make each of those pages load all of it. */
const smallParts = new Set(
  [
    'client/features/safety/profile-presence.ts',
    'client/features/static/page-title.tsx',
    'client/ui/use-is-ready.ts',
    'domain/figures.ts',
    'domain/recipes/recipes.rules.ts',
  ].map(pathOf),
)

/** Puts what every page needs into one file, which compresses better than many. */
const nameFrame: Rolldown.CodeSplittingNameFunction = (id, context) =>
  smallParts.has(id) || importsOf(pathOf('client/main.tsx'), context).has(id) ? 'frame' : null

const icon = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`

/** Small modules that several pages and tools use together. One file for each group compresses better than one per module. */
const together: ReadonlyMap<string, string> = new Map(
  [
    ['client/core/local-day.ts', 'today'],
    ['client/core/use-today.ts', 'today'],
    ['client/core/copy-text.ts', 'sheet'],
    ['client/ui/label.tsx', 'sheet'],
    [icon('printer'), 'sheet'],
    ['domain/recipes/recipe-words.ts', 'counting'],
    ['domain/words.ts', 'counting'],
    [icon('plus'), 'counting'],
    [icon('arrow-down'), 'arrows'],
    [icon('arrow-up'), 'arrows'],
  ].map(([file = '', name = '']) => [pathOf(file), name]),
)

const remediesPage = 'client/features/recipes/remedies.page.tsx'
const recipePage = 'client/features/recipes/recipe.page.tsx'
const recipePages = [remediesPage, recipePage]
const postPage = 'client/features/community/post.page.tsx'
const forumPages = ['client/features/community/community.page.tsx', postPage]

/** Modules that fetch a part and retry. In the chunk that remedies share, they would make the page of a post load all of it. */
const fetchedParts = new Set(['client/core/fetch-again.ts', 'client/ui/fetched-part.tsx'].map(pathOf))

/** Modules that parse an address. In the chunk with the emergency numbers, they would come with every page that shows those. */
const addressParts = new Set(['domain/clean-text.ts', 'domain/query.ts'].map(pathOf))

/** Date helpers in chunks of their own. Otherwise every page with a date loads the community's shared code. */
const dateParts: ReadonlyMap<string, string> = new Map([
  [pathOf('domain/days.ts'), 'days'],
  [pathOf('domain/date-in-words.ts'), 'date-words'],
  [pathOf('domain/format-date.ts'), 'moment'],
  [pathOf('client/core/format-day.ts'), 'moment'],
  [pathOf('client/ui/timestamp.tsx'), 'moment'],
])

/** Puts the modules that all of these pages import into one file, because visitors read the pages one after the other. */
const nameShared =
  (name: string, pages: string[]): Rolldown.CodeSplittingNameFunction =>
  (id, context) =>
    pages.every((page) => importsOf(pathOf(page), context).has(id)) ? name : null

/** Matches the files that a page already has when it fetches `file`: before the application, only the first script. */
const loadedBefore = (file: string) =>
  file.includes('/main-') ? /first-/ : /(vendor|router|frame|first|rolldown-runtime)-/

/**
 * Returns the files to preload with `file`. Every page carries these lists, so only the pages that visitors often move
 * between have one.
 */
const preloadsOf = (file: string, files: string[]) =>
  !/\/(main|(landing|remedies|recipe|herbs?|categories|community|post)\.page)-/.test(file)
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
      { find: './instrumentation.js', replacement: pathOf('client/core/router-parts.ts') },
      { find: /^(\.\/|\.\/dom\/)ssr\/components\.js$/, replacement: pathOf('client/core/router-parts.ts') },
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
            { name: nameFrame, debugName: 'frame' },
            { name: (id) => (fetchedParts.has(id) ? 'fetched' : null), debugName: 'fetched' },
            { name: (id) => together.get(id) ?? null, debugName: 'together' },
            { name: (id) => (addressParts.has(id) ? 'address' : null), debugName: 'address' },
            { name: (id) => dateParts.get(id) ?? null, debugName: 'dates' },
            // Comes before `remedy`. Otherwise a post would load the whole chunk of remedies for the heart.
            { name: nameShared('shown', [...recipePages, postPage]), debugName: 'shown' },
            { name: nameShared('urgent', [remediesPage, ...forumPages]), debugName: 'urgent' },
            { name: nameShared('remedy', recipePages), debugName: 'remedy' },
            { name: nameShared('forum', forumPages), debugName: 'forum' },
            // Comes before `thread`. Otherwise a remedy would load the whole chunk of a thread for its sources.
            { name: nameShared('cited', [recipePage, postPage]), debugName: 'cited' },
            { name: nameShared('thread', [postPage]), debugName: 'thread' },
          ],
        },
      },
    },
  },
})

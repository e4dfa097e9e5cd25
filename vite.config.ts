import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Rolldown } from 'vite'

const pathOf = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))

/** What a module imports, and what that imports. */
function importsOf(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    importsOf(imported, context, found)
  }
  return found
}

const startModule = pathOf('client/start.ts')

/** The first script is one file with what it imports: it must not wait for the application, nor for a second file. */
const nameFirst: Rolldown.CodeSplittingNameFunction = (id, context) =>
  id === startModule || importsOf(startModule, context).has(id) ? 'first' : null

/** Small things that pages of many kinds ask for: beside what remedies share, each page fetched all of that for their sake. */
const smallParts = new Set(
  [
    'client/features/safety/profile-presence.ts',
    'client/features/static/page-title.tsx',
    'client/ui/use-is-ready.ts',
    'domain/figures.ts',
    'domain/recipes/recipes.rules.ts',
  ].map(pathOf),
)

/** Every page has what the application imports: in one file it weighs less than in many. */
const nameFrame: Rolldown.CodeSplittingNameFunction = (id, context) =>
  smallParts.has(id) || importsOf(pathOf('client/main.tsx'), context).has(id) ? 'frame' : null

const icon = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`

/** Small things that several pages and tools use together: as one file of each kind they weigh less than apart. */
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

/** Fetches a part, again where that failed: beside what remedies share, the page of a post fetched that too. */
const fetchedParts = new Set(['client/core/fetch-again.ts', 'client/ui/fetched-part.tsx'].map(pathOf))

/** What reads an address, for pages that take words from it: beside whom to call, each page that names numbers fetched that too. */
const addressParts = new Set(['domain/clean-text.ts', 'domain/query.ts'].map(pathOf))

/** Date helpers in chunks of their own. Otherwise every page with a date loads the community's shared code. */
const dateParts: ReadonlyMap<string, string> = new Map([
  [pathOf('domain/days.ts'), 'days'],
  [pathOf('domain/date-in-words.ts'), 'date-words'],
  [pathOf('domain/format-date.ts'), 'moment'],
  [pathOf('client/core/format-day.ts'), 'moment'],
  [pathOf('client/ui/timestamp.tsx'), 'moment'],
])

/** Pages that are read one after the other: what all of them show weighs less as one file than as six. */
const nameShared =
  (name: string, pages: string[]): Rolldown.CodeSplittingNameFunction =>
  (id, context) =>
    pages.every((page) => importsOf(pathOf(page), context).has(id)) ? name : null

/** What the page has before it fetches this file; the application itself comes with all that it needs. */
const presentFor = (wanted: string) =>
  wanted.includes('/main-') ? /first-/ : /(vendor|router|frame|first|rolldown-runtime)-/

/** What is fetched along with a file: every page carries that list, so those that few begin with find theirs by themselves. */
const fetchedWith = (wanted: string, files: string[]) =>
  !/\/(main|(landing|remedies|recipe|herbs?|categories|community|post)\.page)-/.test(wanted)
    ? []
    : files.filter((file) => file !== wanted && !presentFor(wanted).test(file))

export default defineConfig({
  root: 'client',
  define: { 'import.meta.env.LIVE_RELOAD': JSON.stringify(process.env['LIVE_RELOAD'] === '1') },
  plugins: [react(), tailwindcss()],
  // Lucide's own maker weighs a kilobyte more, on every page, and what React Router's framework needs three.
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
      resolveDependencies: fetchedWith,
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
            // First what both kinds show, or a post fetched all of remedies for the sake of a heart.
            { name: nameShared('shown', [...recipePages, postPage]), debugName: 'shown' },
            { name: nameShared('urgent', [remediesPage, ...forumPages]), debugName: 'urgent' },
            { name: nameShared('remedy', recipePages), debugName: 'remedy' },
            { name: nameShared('forum', forumPages), debugName: 'forum' },
            // First what a remedy shows as well, or a remedy fetched all of a thread for the sake of its sources.
            { name: nameShared('cited', [recipePage, postPage]), debugName: 'cited' },
            { name: nameShared('thread', [postPage]), debugName: 'thread' },
          ],
        },
      },
    },
  },
})

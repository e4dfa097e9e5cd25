import { createHash } from 'node:crypto'

/** Entry of Vite's `manifest.json`. Imports are keys of the manifest; `file`, `css` and `assets` are paths. */
export type ManifestEntry = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
export type ClientManifest = Readonly<Record<string, ManifestEntry>>

/** Modules that a page loads by name. What they import later isn't needed, apart from `pages`. */
const frame = [
  'start.ts',
  'main.tsx',
  'hydrate-island.tsx',
  'member-modules.tsx',
  'core/api-calls.ts',
  'core/watch-parts.ts',
]

/** Pages and parts that work without a connection, with everything that they import later. */
const pages = [
  /^features\/(?:cabinet|journal|labels|members|own-recipes|recipes|safety|favourites|ratings)\/(?!.*(?:admin|editor)).*$/,
  /^features\/accounts\/(?:session\.resource|account-dialogs)/,
  /^features\/community\/community\.resource/,
  /^layout\//,
]

const styles = ['styles/application.css', 'styles/islands.css', 'fonts/alegreya.woff2', 'fonts/figtree.woff2']

/** Style sheets and fonts of the page that is shown without a connection. */
const offlinePageStyles = [
  'styles/documents/every.css',
  'styles/documents/text.css',
  'fonts/alegreya.woff2',
  'fonts/figtree.woff2',
]

/** Returns the addresses of the files that the pages need which work without a connection. */
export function listOfflineFiles(manifest: ClientManifest): string[] {
  const ofFrame = findImported(manifest, [...frame, ...styles], new Set())
  const ofPages = Object.keys(manifest).filter((key) => pages.some((pattern) => pattern.test(key)))
  const found = findImported(manifest, ofPages, ofFrame)
  const files = new Set<string>()
  for (const key of [...ofFrame, ...found]) {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: key }
    for (const needed of [file, ...css, ...assets]) files.add(`/${needed}`)
  }
  return [...files].toSorted()
}

/**
 * Returns these modules and all that they import. `ofFrame` names modules whose later imports don't count, because they
 * name every page of the site; without any, no later import counts.
 */
function findImported(manifest: ClientManifest, keys: readonly string[], ofFrame: ReadonlySet<string>): Set<string> {
  const found = new Set(keys.filter((key) => manifest[key] && !isAdministration(key)))
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    const later = ofFrame.size === 0 || ofFrame.has(key) ? [] : dynamicImports
    for (const next of [...imports, ...later]) if (!isAdministration(next)) found.add(next)
  }
  return found
}

const isAdministration = (key: string): boolean => /admin|mailing/.test(key)

/** Returns the addresses of the style sheets and fonts of the offline page. */
export const listOfflinePageFiles = (manifest: ClientManifest): string[] =>
  offlinePageStyles.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []))

/** Returns a name for a build, which changes with its files. */
export const nameBuild = (files: readonly string[]): string =>
  createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)

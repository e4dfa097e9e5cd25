import { createHash } from 'node:crypto'

import type { DocumentSheet } from '#client/routes.documents.ts'
import documentStyles from '#document-styles'
import manifest from '#manifest'

type Entry = { file: string; src?: string; assets?: string[]; imports?: string[] }

const entries: Record<string, Entry> = manifest

/** URLs of the built files that pages load. `style` is the style sheet of the application. */
export const assets = {
  // The entry file only imports the chunk that holds its modules.
  script: toUrl(entries['start.ts']?.imports?.[0] ?? 'start.ts'),
  style: toUrl('styles/application.css'),
  headingFont: toUrl('fonts/alegreya.woff2'),
}

const styles = new Map<DocumentSheet, { css: string; hash: string }>()

const firstFiles = listFiles(['start.ts'])
const sharedIslandFiles = listFiles(['hydrate-island.tsx']).filter((file) => !firstFiles.includes(file))

/** Style sheet and scripts that every island needs, apart from the first script; separated by spaces. */
export const islandFiles = [toUrl('styles/islands.css'), ...sharedIslandFiles].join(' ')

/** Other scripts of each island by the name of its file `<name>.island.tsx`, separated by spaces. */
export const filesByIsland = new Map(
  Object.keys(entries).flatMap((key): [string, string][] => {
    const name = /([^/]+)\.island\.tsx$/.exec(key)?.[1]
    const files = listFiles([key]).filter((file) => !firstFiles.includes(file) && !sharedIslandFiles.includes(file))
    return name === undefined ? [] : [[name, files.join(' ')]]
  }),
)

const preloadHeadingFont = `<${assets.headingFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/** `Link` header of a document. Cloudflare sends it as early hints, so that the browser fetches these files sooner. */
export const documentHints = preloadHeadingFont

/** `Link` header of a page of the application. */
export const applicationHints = `<${assets.style}>; rel=preload; as=style, ${preloadHeadingFont}`

/**
 * Style rules of a document as text, so that the first paint waits for no second request. `hash` allows them in the
 * content policy.
 */
export function getDocumentStyle(sheet: DocumentSheet): { css: string; hash: string } {
  const known = styles.get(sheet)
  if (known) return known
  const css = `${documentStyles.every}${documentStyles[sheet]}`
  const style = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
  styles.set(sheet, style)
  return style
}

/** Returns the URLs of these modules and of all that they import. */
function listFiles(keys: readonly string[]): string[] {
  const found = new Set(keys.filter((key) => entries[key]))
  for (const key of found) for (const imported of entries[key]?.imports ?? []) found.add(imported)
  return [...found].map(toUrl)
}

function toUrl(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

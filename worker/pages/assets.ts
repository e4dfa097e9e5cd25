import manifest from '#manifest'

type Entry = { file: string; src?: string; assets?: string[]; imports?: string[] }

const entries: Record<string, Entry> = manifest

/** URLs of the built files that every document loads. */
export const assets = {
  // The entry file only imports the chunk that holds its modules.
  script: toUrl(entries['start.ts']?.imports?.[0] ?? 'start.ts'),
  style: toUrl('style.css'),
  headingFont: toUrl(findKey('alegreya-700')),
  textFont: toUrl(findKey('figtree')),
}

const firstFiles = listFiles(['start.ts'])
const sharedIslandFiles = listFiles(['hydrate-island.tsx']).filter((file) => !firstFiles.includes(file))

/** Scripts that every island needs, apart from the first script; separated by spaces. */
export const islandFiles = sharedIslandFiles.join(' ')

/** Other scripts of each island by the name of its file `<name>.island.tsx`, separated by spaces. */
export const filesByIsland = new Map(
  Object.keys(entries).flatMap((key): [string, string][] => {
    const name = /([^/]+)\.island\.tsx$/.exec(key)?.[1]
    const files = listFiles([key]).filter((file) => !firstFiles.includes(file) && !sharedIslandFiles.includes(file))
    return name === undefined ? [] : [[name, files.join(' ')]]
  }),
)

/** `Link` header of every document. Cloudflare sends it as early hints, so that the browser fetches these files sooner. */
export const earlyHints = [
  `<${assets.style}>; rel=preload; as=style`,
  `<${assets.headingFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
].join(', ')

/** Returns the URLs of these modules and of all that they import. */
function listFiles(keys: readonly string[]): string[] {
  const found = new Set(keys.filter((key) => entries[key]))
  for (const key of found) for (const imported of entries[key]?.imports ?? []) found.add(imported)
  return [...found].map(toUrl)
}

function toUrl(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

function findKey(font: string): string {
  return Object.keys(entries).find((key) => key.includes(font)) ?? ''
}

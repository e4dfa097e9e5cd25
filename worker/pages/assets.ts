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

/** `Link` header of every document. Cloudflare sends it as early hints, so that the browser fetches these files sooner. */
export const earlyHints = [
  `<${assets.style}>; rel=preload; as=style`,
  `<${assets.headingFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
].join(', ')

function toUrl(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

function findKey(font: string): string {
  return Object.keys(entries).find((key) => key.includes(font)) ?? ''
}

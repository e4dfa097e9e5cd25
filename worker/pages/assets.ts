import manifest from '#manifest'

type Entry = { file: string; src?: string; assets?: string[]; imports?: string[] }

const entries: Record<string, Entry> = manifest

/** URLs of the built files that every document loads. */
export const assets = {
  // The entry file only imports the chunk that holds its modules.
  script: urlOf(entries['start.ts']?.imports?.[0] ?? 'start.ts'),
  style: urlOf('style.css'),
  headingFont: urlOf(keyOf('alegreya-700')),
  textFont: urlOf(keyOf('figtree')),
}

/** `Link` header of every document. Cloudflare sends it as early hints, so that the browser fetches these files sooner. */
export const earlyHints = [
  `<${assets.style}>; rel=preload; as=style`,
  `<${assets.headingFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
].join(', ')

function urlOf(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

function keyOf(font: string): string {
  return Object.keys(entries).find((key) => key.includes(font)) ?? ''
}

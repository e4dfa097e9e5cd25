import manifest from '#manifest'

type Entry = { file: string; src?: string; assets?: string[] }

const entries: Record<string, Entry> = manifest

/** Where Vite put the files that every document names. */
export const assets = {
  script: addressOf('start.ts'),
  style: addressOf('style.css'),
  fonts: Object.keys(entries)
    .filter((key) => key.endsWith('.woff2'))
    .map(addressOf),
}

function addressOf(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

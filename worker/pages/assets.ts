import manifest from '#manifest'

type Entry = { file: string; src?: string; assets?: string[] }

const entries: Record<string, Entry> = manifest

/** Where Vite put the files that every document names. */
export const assets = {
  script: addressOf('start.ts'),
  style: addressOf('style.css'),
  headingFont: addressOf(Object.keys(entries).find((key) => key.includes('alegreya-700')) ?? ''),
}

function addressOf(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

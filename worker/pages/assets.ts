import manifest from '#manifest'

type Entry = { file: string; src?: string; assets?: string[]; imports?: string[] }

const entries: Record<string, Entry> = manifest

/** Where Vite put the files that every document names. */
export const assets = {
  // The entry's own file does nothing but import the one that its modules are grouped in.
  script: addressOf(entries['start.ts']?.imports?.[0] ?? 'start.ts'),
  style: addressOf('style.css'),
  headingFont: addressOf(keyOf('alegreya-700')),
  textFont: addressOf(keyOf('figtree')),
}

function addressOf(key: string): string {
  return `/${entries[key]?.file ?? key}`
}

function keyOf(font: string): string {
  return Object.keys(entries).find((key) => key.includes(font)) ?? ''
}

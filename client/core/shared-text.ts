import { paths } from '#domain/paths.ts'

const hashStart = '#shared='
/** Longer texts are cut off: the longest text of a recipe that an import reads is shorter. */
const maxLength = 50_000

/** Returns the page for a new recipe with a text to import. The text is behind the `#`, so it isn't sent to us. */
export const createSharedTextUrl = (parts: readonly string[]): string => {
  const text = parts.filter((part) => part !== '').join('\n')
  return `${paths.newOwnRecipe}${hashStart}${encodeURIComponent(text.slice(0, maxLength).toWellFormed())}`
}

/** Returns the text that another app has shared with this page; empty if there is none. */
export function readSharedText(): string {
  if (!location.hash.startsWith(hashStart)) return ''
  try {
    return decodeURIComponent(location.hash.slice(hashStart.length))
  } catch {
    return ''
  }
}

/** Removes the text from the address, so that it isn't imported again after a reload. */
export function clearSharedText(): void {
  if (location.hash.startsWith(hashStart)) history.replaceState(history.state, '', location.pathname + location.search)
}

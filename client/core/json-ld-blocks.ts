/** Maximum characters of a page or recipe, and bytes of a file with one. */
export const maxSourceLength = 3_000_000

export const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text)

/**
 * Returns the JSON values in a text: the text itself, or the JSON-LD of a page's HTML. Its scripts don't run, and it
 * fetches nothing.
 */
export function listJsonBlocks(text: string): unknown[] {
  const blocks = isJsonText(text)
    ? [text]
    : [
        ...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script[type="application/ld+json"]'),
      ].map((script) => script.textContent)
  return blocks.map(parseJson).filter((value) => value !== undefined)
}

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

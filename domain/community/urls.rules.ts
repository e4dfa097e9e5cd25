/** Maximum lengths in characters. */
export const maxUrlLength = 2000
const placeholderOrigin = 'https://site.invalid'

/** Returns true for a page of this site. Expects a URL returned by `toSafeUrl`. */
export const isOwnPath = (url: string): boolean => url.startsWith('/')

/**
 * Returns the URL if a page may link to it, as a browser parses it: `https:`, `http:`, `mailto:` or a path of this
 * site. Undefined for any other URL, and for one longer than `maxUrlLength`. Also undefined for a user name before the
 * host, because such a URL imitates another site.
 */
export function toSafeUrl(input: string): string | undefined {
  if (input.length > maxUrlLength) return undefined
  return input.startsWith('/') ? parseOwnPath(input) : parseExternalUrl(input)
}

/** Browsers read `//host`, `/\host` and `/.//host` as another site. */
function parseOwnPath(input: string): string | undefined {
  const url = URL.parse(input, placeholderOrigin)
  if (url?.origin !== placeholderOrigin || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

function parseExternalUrl(input: string): string | undefined {
  const url = /^(?:https?:\/\/|mailto:)/i.test(input) ? URL.parse(input) : null
  return url?.username === '' && url.password === '' ? url.href : undefined
}

export const maxUrlLength = 2000
const placeholderOrigin = 'https://site.invalid'

/** True for a path on this site. Expects a URL from `toSafeUrl`. */
export const isOwnPath = (url: string): boolean => url.startsWith('/')

/**
 * Returns a safe URL as a browser parses it: `https:`, `http:`, `mailto:` or a path on this site. Returns undefined for
 * other URLs and for URLs longer than `maxUrlLength`. A URL with a user name before the host imitates another site, so
 * it isn't safe.
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

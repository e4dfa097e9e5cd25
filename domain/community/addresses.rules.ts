/** Maximum lengths in characters. */
export const addressMax = 2000
const anySite = 'https://site.invalid'

/** Returns true for a page of this site. Expects a URL returned by `safeAddress`. */
export const isOwnPath = (address: string): boolean => address.startsWith('/')

/**
 * Returns the URL if a page may link to it, as a browser parses it: `https:`, `http:`, `mailto:` or a path of this
 * site. Undefined for any other URL, and for one longer than `maxUrlLength`. Also undefined for a user name before the
 * host, because such a URL imitates another site.
 */
export function safeAddress(written: string): string | undefined {
  if (written.length > addressMax) return undefined
  return written.startsWith('/') ? ownPath(written) : otherAddress(written)
}

/** Browsers read `//host`, `/\host` and `/.//host` as another site. */
function ownPath(written: string): string | undefined {
  const read = URL.parse(written, anySite)
  if (read?.origin !== anySite || read.pathname.startsWith('//')) return undefined
  return `${read.pathname}${read.search}${read.hash}`
}

function otherAddress(written: string): string | undefined {
  const read = /^(?:https?:\/\/|mailto:)/i.test(written) ? URL.parse(written) : null
  return read?.username === '' && read.password === '' ? read.href : undefined
}

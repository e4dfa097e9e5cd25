/** Maximum lengths in characters. */
export const addressMax = 2000
const anySite = 'https://site.invalid'

/** Whether an address that `safeAddress` gave is a page of this site. */
export const isOwnPath = (address: string): boolean => address.startsWith('/')

/**
 * The address of a link as it may stand on a page: `https:`, `http:`, `mailto:` or a path of this site, as a browser reads
 * it. Undefined for any other, for one longer than `addressMax`, and for one with a name before its host, which looks
 * like another site.
 */
export function safeAddress(written: string): string | undefined {
  if (written.length > addressMax) return undefined
  return written.startsWith('/') ? ownPath(written) : otherAddress(written)
}

/** A browser reads `//host`, `/\host` and `/.//host` as another site. */
function ownPath(written: string): string | undefined {
  const read = URL.parse(written, anySite)
  if (read?.origin !== anySite || read.pathname.startsWith('//')) return undefined
  return `${read.pathname}${read.search}${read.hash}`
}

function otherAddress(written: string): string | undefined {
  const read = /^(?:https?:\/\/|mailto:)/i.test(written) ? URL.parse(written) : null
  return read?.username === '' && read.password === '' ? read.href : undefined
}

import { cleanLine } from './text-lines.ts'
import { truncate } from './text.ts'

/**
 * Parses a query value as one line of at most `maxLength` characters. Cleans it twice, because truncating can split an
 * emoji or similar sequence.
 */
export const parseQueryText = (params: URLSearchParams, key: string, maxLength: number): string =>
  cleanLine(truncate(cleanLine(params.get(key) ?? ''), maxLength))

/** Parses a query value as a whole number; undefined for anything else. */
export function parseQueryNumber(params: URLSearchParams, key: string): number | undefined {
  const text = params.get(key)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const maxReturnPathLength = 400
/** Stands for this site while a path is resolved. */
const anySite = 'https://site.invalid'

/**
 * Returns the path and query of this site that `from` names; undefined for anything that a browser would resolve to
 * another site, such as `//other.example` or the same with a tab between the slashes.
 */
export function parseReturnPath(params: URLSearchParams): string | undefined {
  const text = params.get('from') ?? ''
  if (!text.startsWith('/') || text.length > maxReturnPathLength || !URL.canParse(text, anySite)) return undefined
  const { origin, pathname, search } = new URL(text, anySite)
  return origin === anySite && !pathname.startsWith('//') ? pathname + search : undefined
}

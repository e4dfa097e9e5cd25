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

const returnPath = /^\/(?![/\\]|for-you(?:$|[/?#])).{0,400}$/

/**
 * Returns the path of this site that `from` names. Ignores a leading `//`, because browsers read it as the URL of another
 * site.
 */
export const parseReturnPath = (params: URLSearchParams): string | undefined =>
  returnPath.exec(params.get('from') ?? '')?.[0]

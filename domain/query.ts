import { cleanLine } from './text-lines.ts'
import { cut } from './text.ts'

/** The value of a query as one line of at most `lengthMax` characters; a cut may part what belongs together, and leave a sign over. */
export const queryText = (params: URLSearchParams, key: string, lengthMax: number): string =>
  cleanLine(cut(cleanLine(params.get(key) ?? ''), lengthMax))

/** The value of a query as a whole number; undefined for anything else. */
export function queryNumber(params: URLSearchParams, key: string): number | undefined {
  const text = params.get(key)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

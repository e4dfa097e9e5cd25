import { plainWords } from './text.ts'

/** The value of a query as one line of at most `lengthMax` characters. */
export const queryText = (params: URLSearchParams, key: string, lengthMax: number): string =>
  cut(plainWords(params.get(key) ?? ''), lengthMax)

/** The value of a query as a whole number; undefined for anything else. */
export function queryNumber(params: URLSearchParams, key: string): number | undefined {
  const text = params.get(key)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The beginning of a text, never half a character. */
export function cut(text: string, lengthMax: number): string {
  return text
    .slice(0, lengthMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

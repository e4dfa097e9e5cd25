import { cleanLine } from './text-lines.ts'
import { cut } from './text.ts'

/**
 * Reads a query value as one line of at most `lengthMax` characters. Cleans twice, because cutting can split a sequence
 * such as an emoji.
 */
export const queryText = (params: URLSearchParams, key: string, lengthMax: number): string =>
  cleanLine(cut(cleanLine(params.get(key) ?? ''), lengthMax))

/** Reads a query value as a whole number; undefined for anything else. */
export function queryNumber(params: URLSearchParams, key: string): number | undefined {
  const text = params.get(key)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

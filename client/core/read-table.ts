import { detectSeparators, removeSeparatorLine } from '#domain/csv.ts'

/**
 * Parses a table that a spreadsheet has written. `isUnclosed` is true when a quotation mark is never closed. The parser
 * is loaded on first use.
 */
export async function readTable(text: string): Promise<{ rows: string[][]; isUnclosed: boolean }> {
  const { default: papaparse } = await import('papaparse')
  const table = removeSeparatorLine(text)
  const { data, errors } = papaparse.parse<string[]>(table, detectSeparators(table))
  return { rows: data, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') }
}

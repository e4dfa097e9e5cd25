import { detectSeparators, removeSeparatorLine } from '#domain/csv.ts'

/**
 * Parses a table exported from a spreadsheet. `isUnclosed` is true if a quotation mark is never closed. Loads the
 * parser on first use.
 */
export async function readTable(text: string): Promise<{ rows: string[][]; isUnclosed: boolean }> {
  const { default: papaparse } = await import('papaparse')
  const table = removeSeparatorLine(text)
  const { data, errors } = papaparse.parse<string[]>(table, detectSeparators(table))
  return { rows: data, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') }
}

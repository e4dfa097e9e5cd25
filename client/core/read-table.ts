import { signsOf, withoutPartingLine } from '#domain/csv.ts'

/** The cells of a table as spreadsheets write it, and whether a quotation mark never ends; its reader is fetched with the first. */
export async function readTable(text: string): Promise<{ rows: string[][]; isUnclosed: boolean }> {
  const { default: papaparse } = await import('papaparse')
  const table = withoutPartingLine(text)
  const { data, errors } = papaparse.parse<string[]>(table, signsOf(table))
  return { rows: data, isUnclosed: errors.some(({ code }) => code === 'MissingQuotes') }
}

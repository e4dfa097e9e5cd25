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

/** Decodes UTF-8, UTF-16 LE with a byte order mark, or Windows-1252, the encodings in which spreadsheets save text. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

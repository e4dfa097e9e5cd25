import { decodeText } from '#client/core/decode-text.ts'
import { signsOf, withoutPartingLine } from '#domain/csv.ts'
import { fileBytesMax, type JournalFile, readJournalJson, readJournalTable } from '#domain/journal/journal-files.ts'

export type ReadFile = { name: string; file: JournalFile } | { why: string }

const why = {
  large: 'That file is larger than 10 MB: no journal was read from it.',
  unread: 'That file could not be read. Please try again.',
  unclosed: 'That table could not be read: a quotation mark in it is never closed.',
  other:
    'No journal was found in that file. A table needs a first row that names its columns, one of them “date”, and 100,000 rows at the most.',
}

/** Reads what somebody chose, inside the browser; nothing of it is sent anywhere. */
export async function readJournalFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > fileBytesMax) return { why: why.large }
  try {
    const text = decodeText(await chosen.arrayBuffer())
    const file = text.trimStart().startsWith('[') ? readJournalJson(text) : await readTable(text)
    if (file === 'unclosed') return { why: why.unclosed }
    return file ? { name: chosen.name, file } : { why: why.other }
  } catch {
    return { why: why.unread }
  }
}

/** The reader of tables is fetched with the first of them. */
async function readTable(text: string): Promise<JournalFile | 'unclosed' | undefined> {
  const { default: papaparse } = await import('papaparse')
  const table = withoutPartingLine(text)
  const { data, errors } = papaparse.parse<string[]>(table, signsOf(table))
  const file = readJournalTable(data)
  return file && errors.some(({ code }) => code === 'MissingQuotes') ? 'unclosed' : file
}

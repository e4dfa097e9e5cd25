import { decodeText } from '#client/core/decode-text.ts'
import { readTable } from '#client/core/read-table.ts'
import { fileBytesMax, type JournalFile, readJournalJson, readJournalTable } from '#domain/journal/journal-files.ts'

export type ReadFile = { name: string; file: JournalFile } | { why: string }

const why = {
  large: 'That file is larger than 10 MB: no journal was read from it.',
  unread: 'That file could not be read. Please try again.',
  unclosed: 'That table could not be read: a quotation mark in it is never closed.',
  other:
    'No journal was found in that file. A table needs a first row that names its columns, one of them “date”, and 100,000 rows at the most.',
}

/** Reads the chosen file in the browser. Nothing is uploaded. */
export async function readJournalFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > fileBytesMax) return { why: why.large }
  try {
    const text = decodeText(await chosen.arrayBuffer())
    const file = text.trimStart().startsWith('[') ? readJournalJson(text) : await readJournal(text)
    if (file === 'unclosed') return { why: why.unclosed }
    return file ? { name: chosen.name, file } : { why: why.other }
  } catch {
    return { why: why.unread }
  }
}

async function readJournal(text: string): Promise<JournalFile | 'unclosed' | undefined> {
  const { rows, isUnclosed } = await readTable(text)
  const file = readJournalTable(rows)
  return file && isUnclosed ? 'unclosed' : file
}

import { decodeText } from '#client/core/decode-text.ts'
import { readTable } from '#client/core/read-table.ts'
import { maxFileBytes, type JournalFile, parseJournalJson, parseJournalTable } from '#domain/journal/journal-files.ts'

export type JournalFileResult = { name: string; file: JournalFile } | { error: string }

const errorMessages = {
  large: 'This file is larger than 10 MB, so we couldn’t import it.',
  unread: 'We couldn’t read this file. Try again.',
  unclosed: 'We couldn’t read this file because it has an unclosed quotation mark. Correct the file and try again.',
  other:
    'We found no journal in this file. A table must start with a row of column names, including “date”. It can have up to 100,000 rows.',
}

/** Reads the chosen file in the browser. Nothing is uploaded. */
export async function readJournalFile(upload: File): Promise<JournalFileResult> {
  if (upload.size > maxFileBytes) return { error: errorMessages.large }
  try {
    const text = decodeText(await upload.arrayBuffer())
    const file = text.trimStart().startsWith('[') ? parseJournalJson(text) : await readJournal(text)
    if (file === 'unclosed') return { error: errorMessages.unclosed }
    return file ? { name: upload.name, file } : { error: errorMessages.other }
  } catch {
    return { error: errorMessages.unread }
  }
}

async function readJournal(text: string): Promise<JournalFile | 'unclosed' | undefined> {
  const { rows, isUnclosed } = await readTable(text)
  const file = parseJournalTable(rows)
  return file && isUnclosed ? 'unclosed' : file
}

import { type ChangeEvent, useRef, useState } from 'react'

import { localDay } from '#client/core/local-day.ts'
import { decodeText, readTable } from '#client/core/read-table.ts'
import { saveFile } from '#client/core/save-file.ts'
import {
  createJournalCsv,
  maxFileBytes,
  type JournalFile,
  parseJournalJson,
  parseJournalTable,
} from '#domain/journal/journal-files.ts'

import { exportEntries, useEntries } from './entries.ts'
import { ImportPreview } from './import-preview.tsx'

export function ExportJournal() {
  const entries = useEntries()
  const [isReading, setIsReading] = useState(false)
  const [readResult, setReadResult] = useState<JournalFileResult>()
  const input = useRef<HTMLInputElement>(null)
  const onFileChange = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    setIsReading(true)
    setReadResult(await readJournalFile(file))
    setIsReading(false)
  }
  const close = () => {
    setReadResult(undefined)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  return (
    <section className="mt-14 scroll-mt-4" aria-labelledby="export-journal">
      <h2 id="export-journal" tabIndex={-1}>
        Export your journal
      </h2>
      <p className="mt-2 max-w-[60ch]">
        Keep a copy, or move to another browser. The table opens in a spreadsheet. The JSON file contains everything,
        even rows that this page can’t read. You can import either file. Neither file includes your plans.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button plain" onClick={() => saveFile(fileName('json'), exportEntries())}>
          Everything (JSON)
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => saveFile(fileName('csv'), createJournalCsv(entries), 'text/csv')}
        >
          Table (CSV)
        </button>
      </div>
      <div className="labelled mt-6 max-w-[30rem]">
        <label htmlFor="import-journal">Import a file</label>
        <small id="import-hint">
          CSV or JSON, up to 10 MB and 100,000 rows. You’ll see a preview before anything changes.
        </small>
        <input
          ref={input}
          id="import-journal"
          type="file"
          className="block min-h-12 w-full rounded-box border-[1.5px] border-dashed border-edge bg-sheet px-3.5 py-2.5 file:me-3.5 file:rounded-lg file:border-[1.5px] file:border-cobalt file:px-3 file:py-1 file:font-semibold file:text-cobalt"
          accept=".csv,.json,text/csv,application/json"
          aria-describedby="import-hint"
          onChange={(event) => void onFileChange(event)}
        />
      </div>
      <div role="status">
        {isReading && <p className="mt-3 text-quiet">Loading...</p>}
        {!isReading && readResult && 'error' in readResult && <p className="error mt-3">{readResult.error}</p>}
      </div>
      {!isReading && readResult && 'file' in readResult && (
        <ImportPreview name={readResult.name} file={readResult.file} close={close} />
      )}
    </section>
  )
}

const fileName = (extension: string) => `healing-journal-${localDay(new Date())}.${extension}`

type JournalFileResult = { name: string; file: JournalFile } | { error: string }

const errorMessages = {
  large: 'This file is larger than 10 MB, so we couldn’t import it.',
  unread: 'We couldn’t read this file. Try again.',
  unclosed: 'We couldn’t read this file because it has an unclosed quotation mark. Correct the file and try again.',
  other:
    'We found no journal in this file. A table must start with a row of column names, including “date”. It can have up to 100,000 rows.',
}

/** Reads the chosen file in the browser. Nothing is uploaded. */
async function readJournalFile(upload: File): Promise<JournalFileResult> {
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

import { type ChangeEvent, useRef, useState } from 'react'

import { localDay } from '#client/core/local-day.ts'
import { saveFile } from '#client/core/save-file.ts'
import { createJournalCsv } from '#domain/journal/journal-files.ts'

import { exportEntries, useEntries } from './entries.ts'
import { ImportPreview } from './import-preview.tsx'
import { type JournalFileResult, readJournalFile } from './read-journal-file.ts'

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
    <section className="journal-section" aria-labelledby="export-journal">
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
          className="file-field"
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

import { type ChangeEvent, useRef, useState } from 'react'

import { localDay } from '#client/core/local-day.ts'
import { saveFile } from '#client/core/save-file.ts'
import { writeJournalCsv } from '#domain/journal/journal-files.ts'

import { exportEntries, useEntries } from './entries.ts'
import { ImportPreview } from './import-preview.tsx'
import { type ReadFile, readJournalFile } from './read-journal-file.ts'

export function ExportJournal() {
  const entries = useEntries()
  const [isReading, setReading] = useState(false)
  const [read, setRead] = useState<ReadFile>()
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    setReading(true)
    setRead(await readJournalFile(file))
    setReading(false)
  }
  const close = () => {
    setRead(undefined)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  return (
    <section className="journal-part" aria-labelledby="take-along">
      <h2 id="take-along" tabIndex={-1}>
        Export your journal
      </h2>
      <p className="mt-2 max-w-[60ch]">
        Keep a copy, or move to another browser. The table opens in a spreadsheet. The JSON file contains everything,
        even rows that this page can’t read. You can import both. Plans are not included.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button plain" onClick={() => saveFile(fileName('json'), exportEntries())}>
          Everything (JSON)
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => saveFile(fileName('csv'), writeJournalCsv(entries), 'text/csv')}
        >
          Table (CSV)
        </button>
      </div>
      <div className="labelled mt-6 max-w-[30rem]">
        <label htmlFor="import-journal">Import a file</label>
        <small id="import-hint">
          CSV or JSON, up to 10 MB and 100,000 rows. You see a preview before anything changes.
        </small>
        <input
          ref={input}
          id="import-journal"
          type="file"
          className="file-field"
          accept=".csv,.json,text/csv,application/json"
          aria-describedby="import-hint"
          onChange={(event) => void choose(event)}
        />
      </div>
      <div role="status">
        {isReading && <p className="mt-3 text-quiet">Loading...</p>}
        {!isReading && read && 'error' in read && <p className="error mt-3">{read.error}</p>}
      </div>
      {!isReading && read && 'file' in read && <ImportPreview name={read.name} file={read.file} close={close} />}
    </section>
  )
}

const fileName = (ending: string) => `healing-journal-${localDay(new Date())}.${ending}`

import { useMemo, useState } from 'react'

import { showToast } from '#client/core/toasts.ts'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { groupDigits } from '#domain/figures.ts'
import type { JournalFile } from '#domain/journal/journal-files.ts'
import { formatEntryCount } from '#domain/journal/journal.messages.ts'
import { compareEntries, mergeEntries } from '#domain/journal/merge.rules.ts'

import { updateEntriesIfStored, useEntries } from './entries.ts'

const maxListedRows = 20

type PreviewProps = { name: string; file: JournalFile; close: () => void }

/** Preview of an import, shown before anything changes. */
export function ImportPreview({ name, file, close }: PreviewProps) {
  const entries = useEntries()
  const [error, setError] = useState<string>()
  const { added, newer, older, same } = useMemo(() => compareEntries(entries, file.entries), [entries, file])
  const count = added.length + newer.length
  const importEntries = () => {
    if (!updateEntriesIfStored((currentEntries) => mergeEntries(currentEntries, file.entries)))
      return setError('Your browser’s storage is full, so we couldn’t import these entries. Nothing was changed.')
    showToast('success', `${formatEntryCount(count)} imported`)
    close()
  }
  return (
    <section className="label mt-5 max-w-[44rem]" aria-labelledby="import-preview">
      <div>
        <h3 id="import-preview" ref={focusOnMount} tabIndex={-1}>
          Preview of {name}
        </h3>
        <dl className="mt-3">
          <CountRow label="New" count={added.length} />
          <CountRow label="Newer than yours (will replace yours)" count={newer.length} />
          <CountRow label="Same as yours" count={same.length} />
          <CountRow label="Older than yours (won’t be imported)" count={older.length} />
        </dl>
        <UnreadableRows rowNumbers={file.unreadable} />
        <div className="mt-4 flex flex-wrap gap-3">
          {count > 0 && (
            <button type="button" className="button" onClick={importEntries}>
              Import {formatEntryCount(count)}
            </button>
          )}
          <button type="button" className="button plain" onClick={close}>
            {count > 0 ? 'Cancel' : 'Close'}
          </button>
        </div>
        <p className="error mt-3" role="alert">
          {error}
        </p>
      </div>
    </section>
  )
}

const CountRow = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{groupDigits(count)}</dd>
  </div>
)

function UnreadableRows({ rowNumbers }: { rowNumbers: readonly number[] }) {
  if (rowNumbers.length === 0) return null
  const listedRows = rowNumbers.slice(0, maxListedRows).join(', ')
  return (
    <p className="mt-3">
      {rowNumbers.length === 1
        ? 'We can’t read this row, so we won’t import it: '
        : 'We can’t read these rows, so we won’t import them: '}
      {listedRows}
      {rowNumbers.length > maxListedRows && ` and ${groupDigits(rowNumbers.length - maxListedRows)} more`}.
    </p>
  )
}

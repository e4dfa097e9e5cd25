import { useState } from 'react'
import { Link } from 'react-router'

import { showToast } from '#client/core/toasts.ts'
import { useRestoreFocus } from '#client/ui/use-restore-focus.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { getMoodEmoji, scaleLabels } from '#domain/journal/journal.messages.ts'
import { type JournalEntry, scales } from '#domain/journal/journal.schemas.ts'
import { linkPaths } from '#domain/link-paths.ts'

import { EntryHelp } from './emergency-help.tsx'
import type { RenderHelp } from './emergency-help.tsx'
import { updateEntries } from './entries.ts'
import { emergencyText, EntryFieldsForm } from './entry-fields.tsx'
import { notSaved } from './journal-messages.ts'

const actionStyle = 'stand-alone cursor-pointer text-[.93rem] text-quiet no-underline hover:text-cobalt hover:underline'

type ItemProps = { entry: JournalEntry; renderHelp: RenderHelp; onDelete: () => void }

export function EntryItem({ entry, renderHelp, onDelete }: ItemProps) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRestoreFocus<HTMLButtonElement>(isEditing)
  const close = () => setIsEditing(false)
  const day = formatDay(entry.date)
  if (isEditing)
    return (
      <li>
        <EntryFieldsForm
          label={`Entry for ${day}`}
          savedEntry={entry}
          button="Save changes"
          renderHelp={renderHelp}
          onCancel={close}
          onSaved={(fields) => {
            const editedAt = Date.now()
            const isStored = updateEntries((entries) => [
              ...entries.filter(({ id }) => id !== entry.id),
              { ...entry, ...fields, editedAt },
            ])
            showToast(isStored ? 'success' : 'error', isStored ? 'Journal entry saved!' : notSaved)
            close()
          }}
        />
      </li>
    )
  return (
    <li>
      <h3>{day}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-0.5 text-quiet tabular-nums">
        {scales.map((name) => (
          <li key={name}>
            {name === 'mood' && (
              <span className="mood-emoji me-1.75" aria-hidden>
                {getMoodEmoji(entry.mood)}
              </span>
            )}
            {`${scaleLabels[name]} `}
            <b className="font-semibold text-ink">{entry[name]}</b>
          </li>
        ))}
      </ul>
      <EntryTexts entry={entry} />
      <EntryHelp text={emergencyText(entry)} renderHelp={renderHelp} />
      <div className="mt-1 flex flex-wrap gap-x-5">
        <button ref={editButton} type="button" className={actionStyle} onClick={() => setIsEditing(true)}>
          Edit<span className="sr-only"> the entry for {day}</span>
        </button>
        <button type="button" className={actionStyle} onClick={onDelete}>
          Delete<span className="sr-only"> the entry for {day}</span>
        </button>
        <Link to={linkPaths.sideEffectFrom(entry.id)} className={actionStyle}>
          Something went wrong?<span className="sr-only"> Report a side effect from the entry for {day}</span>
        </Link>
      </div>
    </li>
  )
}

function EntryTexts({ entry: { symptoms, herbsTaken, notes } }: { entry: JournalEntry }) {
  const texts = [
    ['Symptoms', symptoms],
    ['Herbs taken', herbsTaken],
    ['Notes', notes],
  ].filter(([, text]) => text !== '')
  if (texts.length === 0) return null
  return (
    <dl className="mt-2.5 grid max-w-[64ch] gap-2">
      {texts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-[.9rem] font-semibold text-quiet">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

import { type MouseEvent, useEffect, useRef } from 'react'

import type { useDraft } from './use-draft.ts'

type DraftNoteProps = {
  draft: Pick<ReturnType<typeof useDraft>, 'offer' | 'restore' | 'discard'>
  revision?: string | undefined
}

export function DraftNote({ draft: { offer, restore, discard }, revision = '' }: DraftNoteProps) {
  if (!offer) return null
  return (
    <div className="note" role="status">
      <p>
        {offer.count === 1
          ? `You have an unsaved draft from ${formatSavedAt(offer.savedAt)}.`
          : `You have ${offer.count} unsaved drafts. The newest is from ${formatSavedAt(offer.savedAt)}.`}
        {offer.revision !== revision && ' The saved version has changed since then.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button plain" onClick={(event) => runAndRefocus(event, restore)}>
          Restore
        </button>
        <button type="button" className="button plain" onClick={(event) => runAndRefocus(event, discard)}>
          Discard
        </button>
      </div>
    </div>
  )
}

/** Runs the action, and focuses the first field of the form if that has removed the button. */
function runAndRefocus({ currentTarget }: MouseEvent, action: () => void): void {
  const form = currentTarget.closest('form')
  action()
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus()
  })
}

/** Returns `24 Nov 2026, 14:05` in the reader's time zone. */
function formatSavedAt(savedAt: number): string {
  const at = new Date(savedAt)
  const [, month, day, year] = at.toDateString().split(' ')
  return `${Number(day)} ${month} ${year}, ${at.toTimeString().slice(0, 5)}`
}

type EditConflictProps = {
  title: string
  message?: string | undefined
  editor: { showSaved: () => void; overwrite: () => void }
}

/** Says that somebody else has saved, or the user in another tab. Takes the focus, because the save button is far below. */
export function EditConflict({ title, message, editor }: EditConflictProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} className="refusal" role="alert">
      <h2 className="text-[1.3rem]">{title}</h2>
      <p className="mt-2">{message ?? 'It has changed since you started. Your changes are still here.'}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button plain" onClick={(event) => runAndRefocus(event, editor.showSaved)}>
          Show the saved version
        </button>
        <button type="button" className="button plain" onClick={(event) => runAndRefocus(event, editor.overwrite)}>
          Overwrite with mine
        </button>
      </div>
    </div>
  )
}

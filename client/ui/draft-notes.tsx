import { type MouseEvent, useEffect, useRef } from 'react'

import { takeFocus } from './take-focus.ts'
import type { useStoredDraft } from './use-stored-draft.ts'

/** An editor whose words a browser keeps, and that saves only what it began with. */
type DraftEditor = Pick<
  ReturnType<typeof useStoredDraft>,
  'isRestored' | 'isPutAway' | 'startAnew' | 'bringBack' | 'insist'
>

/** What was kept of an earlier visit is shown, or what was typed was put away. */
export function DraftNote({ editor }: { editor: DraftEditor }) {
  if (editor.isRestored)
    return <TakeBack said="What you typed before and did not save is shown." way="Discard it" take={editor.startAnew} />
  if (!editor.isPutAway) return null
  const bringBack = ({ currentTarget }: MouseEvent) => {
    const form = currentTarget.closest('form')
    editor.bringBack()
    // The note may go with the button: then the reader goes on in what was brought back.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) form?.querySelector<HTMLElement>('input, textarea')?.focus()
    })
  }
  return (
    <TakeBack
      said="What is stored is shown. What you typed was put away until you leave or save."
      way="Bring it back"
      take={bringBack}
      isNext
    />
  )
}

type TakeBackProps = { said: string; way: string; take: (event: MouseEvent) => void; isNext?: boolean }

/** `isNext`: it comes in place of the button that was pressed. */
const TakeBack = ({ said, way, take, isNext = false }: TakeBackProps) => (
  <div className="note" role="status">
    <p>{said}</p>
    <button ref={isNext ? takeFocus : undefined} type="button" className="button plain mt-3" onClick={take}>
      {way}
    </button>
  </div>
)

type ElsewhereProps = { what: 'draft' | 'remedy'; message?: string | undefined; editor: DraftEditor }

/** Somebody else has saved meanwhile. Comes into view with the focus: the button that saves stands far below. */
export function SavedElsewhere({ what, message, editor }: ElsewhereProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="refusal" role="alert">
      <h2 className="text-[1.3rem]">Somebody else saved this {what}</h2>
      <p className="mt-2">{message ?? 'It was changed since you began. What you typed is still here.'}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button plain" onClick={editor.startAnew}>
          Show what is stored now
        </button>
        <button type="button" className="button plain" onClick={editor.insist}>
          Keep mine, and save over it
        </button>
      </div>
    </div>
  )
}

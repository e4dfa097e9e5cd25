import type { useLetter } from './use-letter.ts'

type NotesProps = {
  editor: ReturnType<typeof useLetter>
  isBusy: boolean
}

/** What was kept of an earlier visit, and what to do where somebody else has saved meanwhile. */
export function LetterNotes({ editor, isBusy }: NotesProps) {
  if (editor.isOutdated && !isBusy)
    return (
      <div className="refusal" role="alert">
        <h2 className="text-[1.3rem]">Somebody else saved this draft</h2>
        <p className="mt-2">It was changed since you began. What you typed is still here.</p>
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
  if (!editor.isRestored) return null
  return (
    <div className="note" role="status">
      <p>What you typed before and did not save is shown.</p>
      <button type="button" className="button plain mt-3" onClick={editor.startAnew}>
        Discard it
      </button>
    </div>
  )
}

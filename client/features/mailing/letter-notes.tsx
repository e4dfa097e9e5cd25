import { DraftNote, SavedElsewhere } from '#client/ui/draft-notes.tsx'

import type { useLetter } from './use-letter.ts'

type NotesProps = {
  editor: ReturnType<typeof useLetter>
  isBusy: boolean
}

/** What was kept of an earlier visit, and what to do where somebody else has saved meanwhile. */
export function LetterNotes({ editor, isBusy }: NotesProps) {
  if (editor.isOutdated && !isBusy) return <SavedElsewhere what="draft" editor={editor} />
  return <DraftNote editor={editor} />
}

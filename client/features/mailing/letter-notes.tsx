import { DraftNote, SavedElsewhere } from '#client/ui/draft-note.tsx'

import type { useLetter } from './use-letter.ts'

type NotesProps = {
  editor: ReturnType<typeof useLetter>
  isBusy: boolean
}

/** Offers an unsaved draft, and warns if somebody else has saved. */
export function LetterNotes({ editor, isBusy }: NotesProps) {
  return (
    <>
      {editor.isOutdated && !isBusy && <SavedElsewhere what="draft" editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
    </>
  )
}

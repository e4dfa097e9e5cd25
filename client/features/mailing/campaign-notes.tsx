import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'

import type { useCampaignForm } from './use-campaign-form.ts'

type NotesProps = {
  editor: ReturnType<typeof useCampaignForm>
  isBusy: boolean
}

/** Offers an unsaved draft, and warns if somebody else has saved. */
export function CampaignNotes({ editor, isBusy }: NotesProps) {
  return (
    <>
      {editor.isOutdated && !isBusy && <EditConflict itemName="draft" editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
    </>
  )
}

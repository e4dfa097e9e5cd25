import type { ActionResult } from '#client/core/run-action.ts'
import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'
import { publicationStatusMessages } from '#domain/recipes/publication.messages.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import type { useEditor } from './use-editor.ts'

type NotesProps = {
  editor: ReturnType<typeof useEditor>
  recipe: RecipeToEdit | null
  outcome: ActionResult | undefined
  isSending: boolean
}

/** Notices above the editor: publication status, an unsaved draft, and changes by another administrator. */
export function EditorNotes({ editor, recipe, outcome, isSending }: NotesProps) {
  const isOutdated = recipe !== null && editor.isOutdated && !isSending && outcome?.isDone !== true
  const conflictMessage = outcome?.code === 'conflict' ? outcome.message : undefined
  return (
    <>
      {recipe && (
        <p className="remedy-status">
          <b className="tag" data-status={recipe.publicationStatus}>
            {publicationStatusMessages[recipe.publicationStatus]}
          </b>
          {recipe.withdrawal !== null && <span>Its page says: {recipe.withdrawal}</span>}
        </p>
      )}
      {isOutdated && <EditConflict itemName="remedy" message={conflictMessage} editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
    </>
  )
}

import type { ActionResult } from '#client/core/outcome.ts'
import { DraftNote, SavedElsewhere } from '#client/ui/draft-note.tsx'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'
import { publicationStatusMessages } from '#domain/recipes/standing.words.ts'

import type { useEditor } from './use-editor.ts'

type NotesProps = {
  editor: ReturnType<typeof useEditor>
  recipe: RecipeToEdit | null
  outcome: ActionResult | undefined
  isSending: boolean
}

/** Where the remedy stands, what was kept of an earlier visit, and what to do where somebody else has saved meanwhile. */
export function EditorNotes({ editor, recipe, outcome, isSending }: NotesProps) {
  const isOutdated = recipe !== null && editor.isOutdated && !isSending && outcome?.isDone !== true
  const refusal = outcome?.code === 'conflict' ? outcome.message : undefined
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
      {isOutdated && <SavedElsewhere what="remedy" message={refusal} editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
    </>
  )
}

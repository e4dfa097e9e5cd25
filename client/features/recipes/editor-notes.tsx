import type { Outcome } from '#client/core/outcome.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { standingWords } from './standing-words.ts'
import type { useEditor } from './use-editor.ts'

type NotesProps = {
  editor: ReturnType<typeof useEditor>
  recipe: RecipeToEdit | null
  outcome: Outcome | undefined
  isSending: boolean
}

/** Where the remedy stands, what was kept of an earlier visit, and what to do where somebody else has saved meanwhile. */
export function EditorNotes({ editor, recipe, outcome, isSending }: NotesProps) {
  const isOutdated = recipe !== null && editor.isOutdated && !isSending && outcome?.isDone !== true
  return (
    <>
      {recipe && (
        <p className="remedy-standing">
          <b className="tag" data-standing={recipe.standing}>
            {standingWords[recipe.standing]}
          </b>
          {recipe.withdrawal !== null && <span>Its page says: {recipe.withdrawal}</span>}
        </p>
      )}
      {editor.isRestored && !isOutdated && (
        <div className="note" role="status">
          <p>What you typed before and did not save is shown.</p>
          <button type="button" className="button plain mt-3" onClick={editor.startAnew}>
            Discard it
          </button>
        </div>
      )}
      {isOutdated && (
        <div className="refusal" role="alert">
          <h2 className="text-[1.3rem]">Somebody else saved this remedy</h2>
          <p className="mt-2">
            {outcome?.code === 'conflict'
              ? outcome.message
              : 'It was changed since you began. What you typed is still here.'}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <button type="button" className="button plain" onClick={editor.startAnew}>
              Show what is stored now
            </button>
            <button type="button" className="button plain" onClick={editor.insist}>
              Keep mine, and save over it
            </button>
          </div>
        </div>
      )}
    </>
  )
}

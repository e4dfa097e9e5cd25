import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { getLeaveQuestion, useConfirmBeforeLeaving } from '#client/ui/use-confirm-before-leaving.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import type { CheckEdit } from '#domain/recipes/edit-check.ts'
import { toRecipeContent, type EditForm } from '#domain/recipes/edit-form.ts'
import { publicationStatusMessages } from '#domain/recipes/publication.messages.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { BasicFields } from './editor-basics.tsx'
import { EditorImport } from './editor-import.tsx'
import { EditorIngredients } from './editor-ingredients.tsx'
import { EditorLines } from './editor-lines.tsx'
import { EditorNamesakes, useNameStatus } from './editor-namesakes.tsx'
import { RemedyActions } from './remedy-actions.tsx'
import { RemedyPreview } from './remedy-preview.tsx'
import { RemedyVerdict } from './remedy-verdict.tsx'
import { type Errors, useEditCheck, useEditor } from './use-editor.ts'

type RemedyEditorProps = { recipe: RecipeToEdit | null; checkEdit: CheckEdit | null; herbNames: readonly string[] }

/** Last attempt to save. Errors appear only after an attempt. */
type Attempt = { intent: 'save' | 'publish' }

export function RemedyEditor({ recipe, checkEdit, herbNames }: RemedyEditorProps) {
  const fetcher = useFetcher<ActionResult>()
  const editor = useEditor(recipe)
  const { form, change } = editor
  const editCheck = useEditCheck(form, checkEdit, recipe?.origin ?? 'admin')
  const nameStatus = useNameStatus(form.name)
  const [attempt, setAttempt] = useState<Attempt>()
  const formRef = useFocusFirstError(attempt)
  const [sentForm, setSentForm] = useState<EditForm>(form)
  const [settledResult, setSettledResult] = useState<ActionResult>()
  const [newId] = useState(() => crypto.randomUUID())
  const isSending = fetcher.state !== 'idle'
  const leaving = useConfirmBeforeLeaving(editor.isDirty && !isSending, getLeaveQuestion(editor.draft.isStored))
  const { data, state } = fetcher
  if (state === 'idle' && data?.isDone && data !== settledResult) {
    setSettledResult(data)
    setAttempt(undefined)
    editor.markAsSaved(sentForm, data.revision)
  }
  const errors = getVisibleErrors(editCheck, attempt, data)
  const errorMessage = formatErrorCount(errors)
  const send = (intent: Attempt['intent']) => {
    setAttempt({ intent })
    const blockingErrors = intent === 'publish' ? editCheck.unfinished : editCheck.fieldErrors
    if (Object.keys(blockingErrors).length > 0) return
    setSentForm(form)
    // `editCheck.content` may be one keystroke behind the form.
    const content = JSON.stringify(toRecipeContent(form))
    void fetcher.submit(
      { intent, content, revision: editor.revision, newId, draft: editor.draft.key },
      { method: 'post' },
    )
  }
  const fieldProps = { form, change, errors }
  return (
    <div className="grid grid-cols-1 items-start gap-x-[clamp(32px,4vw,64px)] gap-y-10 min-[68rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      {leaving}
      <form
        className="grid max-w-192 min-w-0 gap-8.5"
        ref={formRef}
        noValidate
        aria-label={recipe ? `Edit ${recipe.content.name}` : 'New remedy'}
        onSubmit={(event) => event.preventDefault()}
      >
        <ErrorSummary outcome={{ errors }} attempt={attempt} />
        <EditorNotes editor={editor} recipe={recipe} outcome={data} isSending={isSending} />
        {!recipe && <EditorImport onImport={change} />}
        <BasicFields {...fieldProps} nameStatus={nameStatus}>
          {nameStatus && <EditorNamesakes content={editCheck.content} namesakes={nameStatus.namesakes} />}
        </BasicFields>
        <EditorIngredients {...fieldProps} result={editCheck.result} herbNames={herbNames} />
        <EditorLines {...fieldProps} field="instructions" title="Steps" hint="4 to 8 steps, one action each." />
        <EditorLines
          {...fieldProps}
          field="benefits"
          title="Benefits"
          hint="3 to 5 traditional uses. Don’t promise results."
        />
        <EditorLines {...fieldProps} field="tips" title="Tips" hint="2 to 4 tips." />
        <EditorLines
          {...fieldProps}
          field="warnings"
          title="Your own warnings"
          hint="Warnings about the herbs are added automatically."
        />
      </form>
      <div className="grid min-w-0 gap-8 min-[68rem]:sticky min-[68rem]:top-5 min-[68rem]:max-h-[calc(100dvh-40px)] min-[68rem]:overflow-y-auto">
        <RemedyVerdict editCheck={editCheck} cupsPerDay={editCheck.content.cupsPerDay} />
        <RemedyActions
          recipe={recipe}
          editor={editor}
          editCheck={editCheck}
          errorMessage={errorMessage}
          fetcher={fetcher}
          slug={nameStatus?.slug ?? recipe?.slug}
          send={send}
        />
        <RemedyPreview editCheck={editCheck} />
      </div>
    </div>
  )
}

function getVisibleErrors(
  editCheck: ReturnType<typeof useEditCheck>,
  attempt: Attempt | undefined,
  outcome: ActionResult | undefined,
): Errors {
  if (!attempt) return {}
  const found = attempt.intent === 'publish' ? editCheck.unfinished : editCheck.fieldErrors
  return editCheck.result ? found : { ...outcome?.errors, ...found }
}

type NotesProps = {
  editor: ReturnType<typeof useEditor>
  recipe: RecipeToEdit | null
  outcome: ActionResult | undefined
  isSending: boolean
}

/** Notices above the editor: publication status, an unsaved draft, and changes by another administrator. */
function EditorNotes({ editor, recipe, outcome, isSending }: NotesProps) {
  const isOutdated = recipe !== null && editor.isOutdated && !isSending && outcome?.isDone !== true
  const conflictMessage = outcome?.code === 'conflict' ? outcome.message : undefined
  return (
    <>
      {recipe && (
        <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
          <b className="tag" data-status={recipe.publicationStatus}>
            {publicationStatusMessages[recipe.publicationStatus]}
          </b>
          {recipe.withdrawal !== null && <span>Its page says: {recipe.withdrawal}</span>}
        </p>
      )}
      {isOutdated && <EditConflict title="Someone else saved this remedy" message={conflictMessage} editor={editor} />}
      <DraftNote draft={editor.draft} revision={editor.revision} />
    </>
  )
}

function formatErrorCount(errors: Errors): string | undefined {
  const count = Object.keys(errors).length
  if (count === 0) return undefined
  return count === 1
    ? 'There’s a problem with one field. Check it and save again.'
    : `There are problems with ${count} fields. Check them and save again.`
}

import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { getLeaveQuestion, useConfirmBeforeLeaving } from '#client/ui/use-confirm-before-leaving.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import type { CheckEdit } from '#domain/recipes/edit-check.ts'
import { toRecipeContent, type EditForm } from '#domain/recipes/edit-form.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { BasicFields } from './editor-basics.tsx'
import { EditorImport } from './editor-import.tsx'
import { EditorIngredients } from './editor-ingredients.tsx'
import { EditorLines } from './editor-lines.tsx'
import { errorCount } from './editor-messages.ts'
import { EditorNamesakes } from './editor-namesakes.tsx'
import { EditorNotes } from './editor-notes.tsx'
import { RemedyActions } from './remedy-actions.tsx'
import { RemedyPreview } from './remedy-preview.tsx'
import { RemedyVerdict } from './remedy-verdict.tsx'
import { useEditor } from './use-editor.ts'
import { type Errors, useJudged } from './use-judged.ts'
import { useNameStatus } from './use-name-status.ts'

type RemedyEditorProps = { recipe: RecipeToEdit | null; judge: CheckEdit | null; herbNames: readonly string[] }

/** Last attempt to save. From then on, errors are shown beside their fields. */
type Attempt = { intent: 'save' | 'publish' }

/** Editor of a remedy with the result of the check and a preview. */
export function RemedyEditor({ recipe, judge, herbNames }: RemedyEditorProps) {
  const fetcher = useFetcher<ActionResult>()
  const editor = useEditor(recipe)
  const { form, change } = editor
  const judged = useJudged(form, judge, recipe?.origin ?? 'admin')
  const named = useNameStatus(form.name)
  const [attempt, setAttempt] = useState<Attempt>()
  const element = useFocusFirstError(attempt)
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
  const errors = errorsShown(judged, attempt, data)
  const errorText = errorCount(errors)
  const send = (intent: Attempt['intent']) => {
    setAttempt({ intent })
    const blockingErrors = intent === 'publish' ? judged.unfinished : judged.unreadable
    if (Object.keys(blockingErrors).length > 0) return
    setSentForm(form)
    // The judged content may be one keystroke behind the form.
    const content = JSON.stringify(toRecipeContent(form))
    void fetcher.submit(
      { intent, content, revision: editor.revision, newId, draft: editor.draft.key },
      { method: 'post' },
    )
  }
  const fieldProps = { form, change, errors }
  return (
    <div className="remedy-editor">
      {leaving}
      <form
        className="remedy-form"
        ref={element}
        noValidate
        aria-label={recipe ? `Edit ${recipe.content.name}` : 'New remedy'}
        onSubmit={(event) => event.preventDefault()}
      >
        <ErrorSummary outcome={{ errors }} attempt={attempt} />
        <EditorNotes editor={editor} recipe={recipe} outcome={data} isSending={isSending} />
        {!recipe && <EditorImport onRead={change} />}
        <BasicFields {...fieldProps} named={named}>
          {named && <EditorNamesakes content={judged.content} namesakes={named.namesakes} />}
        </BasicFields>
        <EditorIngredients {...fieldProps} judgement={judged.judgement} herbNames={herbNames} />
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
      <div className="remedy-side">
        <RemedyVerdict judged={judged} cupsPerDay={judged.content.cupsPerDay} />
        <RemedyActions
          recipe={recipe}
          editor={editor}
          judged={judged}
          errorText={errorText}
          fetcher={fetcher}
          slug={named?.slug ?? recipe?.slug}
          send={send}
        />
        <RemedyPreview judged={judged} />
      </div>
    </div>
  )
}

/** Shows errors only after the first attempt to save. */
function errorsShown(
  judged: ReturnType<typeof useJudged>,
  attempt: Attempt | undefined,
  outcome: ActionResult | undefined,
): Errors {
  if (!attempt) return {}
  const found = attempt.intent === 'publish' ? judged.unfinished : judged.unreadable
  return judged.judgement ? found : { ...outcome?.errors, ...found }
}

import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import type { useEditDraft } from '#client/ui/use-edit-draft.ts'
import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import { toOwnRecipeContent } from '#domain/own-recipes/own-recipe-form.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'

import { findErrors } from './use-own-check.ts'

type Editor = ReturnType<typeof useEditDraft<OwnRecipeForm>>

/** Saves the form of the editor. `attempt` changes with each save, and is undefined once one has succeeded. */
export function useRecipeSaving(recipe: OwnRecipe | null, editor: Editor) {
  const { form } = editor
  const fetcher = useFetcher<ActionResult>()
  const [newId] = useState(() => crypto.randomUUID())
  const [attempt, setAttempt] = useState<object>()
  const [sentForm, setSentForm] = useState(form)
  /** Result that the page has dealt with: a save, or a conflict that the member has decided. */
  const [settledResult, setSettledResult] = useState<ActionResult>()
  const isSending = fetcher.state !== 'idle'
  const { data } = fetcher
  if (!isSending && data?.isDone && data !== settledResult) {
    setSettledResult(data)
    setAttempt(undefined)
    editor.markAsSaved(sentForm, data.revision)
  }
  const isOutdated = recipe !== null && editor.isOutdated && !isSending && data?.isDone !== true
  const send = (revision: string) => {
    setAttempt({})
    const content = toOwnRecipeContent(form)
    // The errors on the page may be one key behind the form.
    if (Object.keys(findErrors(content)).length > 0) return
    setSentForm(form)
    void fetcher.submit(
      { intent: 'save', content: JSON.stringify(content), revision, newId, draft: editor.draft.key },
      { method: 'post' },
    )
  }
  const failed = data !== settledResult && !data?.isDone ? data : undefined
  return {
    attempt,
    isSending,
    isOutdated,
    conflict: failed?.code === 'conflict' ? failed.message : undefined,
    /** Result of the last save, unless the note about a conflict already shows it. */
    outcome: isOutdated || Object.keys(data?.errors ?? {}).length > 0 ? undefined : data?.isDone ? data : failed,
    save: () => {
      if (!isSending && !isOutdated) send(editor.revision)
    },
    /** Replaces the version that was saved meanwhile. */
    overwrite: () => {
      setSettledResult(data)
      send(editor.overwrite())
    },
    showSaved: () => {
      setSettledResult(data)
      setAttempt(undefined)
      editor.showSaved()
    },
  }
}

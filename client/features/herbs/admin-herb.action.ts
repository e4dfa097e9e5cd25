import { type ActionFunctionArgs, data } from 'react-router'

import { createDraftRemover } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, type ActionResult, withReauthentication } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import type { FactChange } from '#domain/herbs/fact-change.schemas.ts'
import type { FactPreview } from '#domain/herbs/fact-editor.types.ts'

import { previewChange, recheckMore, saveChange } from './herb-facts.api.ts'

/** Effects of a proposed change; `rounds` is the number of batches of recipes checked. */
export type PreviewedChange = { change: string; rounds: number; preview: FactPreview }
export type FactOutcome = ActionResult & { previewed?: PreviewedChange }

/** Batches of recipes that are checked while the administrator waits; a job checks the rest. */
const roundsAtOnce = 8

/**
 * Handles the administrator's edits to the facts of a herb: `intent` names the action, `change` is the edit as JSON.
 */
export async function adminHerbAction({ request, context, params: { slug = '' } }: ActionFunctionArgs) {
  const { intent, change = '{}', rounds = '1', draft } = Object.fromEntries(textFields(await request.formData()))
  // Written by the page itself; the worker validates every field.
  const factChange: FactChange = JSON.parse(change)
  switch (intent) {
    case 'preview': {
      let previewed: PreviewedChange | undefined
      const outcome = await runAction(
        async () => {
          previewed = { change, rounds: Number(rounds), preview: await previewRounds(Number(rounds)) }
        },
        { hasSummary: true },
      )
      return data<FactOutcome>({ ...outcome.data, ...(previewed && { previewed }) }, outcome.init ?? undefined)
    }
    case 'save':
      return runAction(() => withReauthentication(save), {
        failure: (reason) => `Your changes weren’t saved. ${reason}`,
        hasSummary: true,
      })
    case 'recheck':
      return runAction(recheckOn)
    default:
      return null
  }

  async function previewRounds(count: number): Promise<FactPreview> {
    let preview = await previewChange(context, slug, factChange, '')
    for (let round = 1; round < count && preview.next !== null; round++) {
      const more = await previewChange(context, slug, factChange, preview.next)
      const { recipes, checked } = preview
      preview = { ...more, recipes: [...recipes, ...more.recipes], checked: checked + more.checked }
    }
    return preview
  }

  async function save() {
    const removeDraft = createDraftRemover(draft)
    const { checked, isDone } = await saveChange(context, slug, factChange)
    removeDraft()
    if (isDone) return showChecked(checked, true)
    // The facts are saved, so a failure here is no error: the job checks the other recipes.
    return recheckOn(checked).catch(() => showChecked(checked, false))
  }

  async function recheckOn(before = 0) {
    let [checked, isDone] = [before, false]
    for (let round = 0; round < roundsAtOnce && !isDone; round++) {
      const step = await recheckMore(context, slug)
      checked += step.checked
      isDone = step.isDone
    }
    await showChecked(checked, isDone)
  }
}

const showChecked = (checked: number, isDone: boolean) =>
  showToast(
    'success',
    `Facts saved. ${checked === 1 ? '1 remedy was' : `${checked} remedies were`} checked again.${isDone ? '' : ' We’ll check the rest automatically.'}`,
  )

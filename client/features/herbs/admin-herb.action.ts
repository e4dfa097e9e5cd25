import { type ActionFunctionArgs, data } from 'react-router'

import { createDraftRemover } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, type ActionResult, withReauthentication } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import type { FactChange } from '#domain/herbs/fact-change.schemas.ts'
import type { FactPreview } from '#domain/herbs/fact-editor.types.ts'

import { previewChange, recheckNextBatch, saveChange } from './herb-facts.api.ts'

/** Preview of a change. `rounds` is the number of batches of recipes checked for it. */
export type ChangePreview = { change: string; rounds: number; preview: FactPreview }
export type FactActionResult = ActionResult & { changePreview?: ChangePreview }

/** Maximum number of batches of recipes checked while the administrator waits. A job checks the rest. */
const maxRounds = 8

/**
 * Handles the forms of the fact editor. The field `intent` names the action, and `change` is the change as JSON.
 */
export async function adminHerbAction({ request, context, params: { slug = '' } }: ActionFunctionArgs) {
  const { intent, change = '{}', rounds = '1', draft } = Object.fromEntries(textFields(await request.formData()))
  // The page wrote this JSON. The worker validates every field.
  const factChange: FactChange = JSON.parse(change)
  switch (intent) {
    case 'preview': {
      let changePreview: ChangePreview | undefined
      const outcome = await runAction(
        async () => {
          changePreview = { change, rounds: Number(rounds), preview: await previewRounds(Number(rounds)) }
        },
        { hasSummary: true },
      )
      return data<FactActionResult>(
        { ...outcome.data, ...(changePreview && { changePreview }) },
        outcome.init ?? undefined,
      )
    }
    case 'save':
      return runAction(() => withReauthentication(save), {
        failure: (reason) => `Your changes weren’t saved. ${reason}`,
        hasSummary: true,
      })
    case 'recheck':
      return runAction(recheck)
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
    if (isDone) return showRecheckToast(checked, true)
    // The facts are saved, so a failure here isn't an error: a job checks the other recipes.
    return recheck(checked).catch(() => showRecheckToast(checked, false))
  }

  async function recheck(alreadyChecked = 0) {
    let [checked, isDone] = [alreadyChecked, false]
    for (let round = 0; round < maxRounds && !isDone; round++) {
      const step = await recheckNextBatch(context, slug)
      checked += step.checked
      isDone = step.isDone
    }
    showRecheckToast(checked, isDone)
  }
}

const showRecheckToast = (checked: number, isDone: boolean) =>
  showToast(
    'success',
    `Facts saved. ${checked === 1 ? '1 remedy was' : `${checked} remedies were`} checked again.${isDone ? '' : ' We’ll check the rest automatically.'}`,
  )

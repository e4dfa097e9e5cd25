import { type ActionFunctionArgs, data } from 'react-router'

import { holdDraft } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, type ActionResult, withReauthentication } from '#client/core/outcome.ts'
import { showToast } from '#client/core/toasts.ts'
import type { FactChange } from '#domain/herbs/fact-change.schemas.ts'
import type { FactPreview } from '#domain/herbs/fact-desk.types.ts'

import { previewChange, recheckMore, saveChange } from './herb-facts.api.ts'

/** What would follow from a change, as it was asked for; `rounds` of recipes were looked at. */
export type PreviewedChange = { change: string; rounds: number; preview: FactPreview }
export type FactOutcome = ActionResult & { previewed?: PreviewedChange }

/** Recipes that are checked while the administrator waits come in so many rounds; a job checks the others. */
const roundsAtOnce = 8

/** What the administrator does with the facts of a herb: `intent` names it, `change` is what is changed. */
export async function adminHerbAction({ request, context, params: { slug = '' } }: ActionFunctionArgs) {
  const { intent, change = '{}', rounds = '1', draft } = Object.fromEntries(textFields(await request.formData()))
  // What the page itself has written; the worker checks every field of it.
  const asked: FactChange = JSON.parse(change)
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
        failure: (reason) => `We couldn't save it. ${reason}`,
        hasSummary: true,
      })
    case 'recheck':
      return runAction(recheckOn)
    default:
      return null
  }

  async function previewRounds(count: number): Promise<FactPreview> {
    let preview = await previewChange(context, slug, asked, '')
    for (let round = 1; round < count && preview.next !== null; round++) {
      const more = await previewChange(context, slug, asked, preview.next)
      const { recipes, checked } = preview
      preview = { ...more, recipes: [...recipes, ...more.recipes], checked: checked + more.checked }
    }
    return preview
  }

  async function save() {
    const removeDraft = holdDraft(draft)
    const { checked, isDone } = await saveChange(context, slug, asked)
    removeDraft()
    if (isDone) return tellChecked(checked, true)
    // What fails now is done by the job: the facts are stored.
    return recheckOn(checked).catch(() => tellChecked(checked, false))
  }

  async function recheckOn(before = 0) {
    let [checked, isDone] = [before, false]
    for (let round = 0; round < roundsAtOnce && !isDone; round++) {
      const step = await recheckMore(context, slug)
      checked += step.checked
      isDone = step.isDone
    }
    await tellChecked(checked, isDone)
  }
}

const tellChecked = (checked: number, isDone: boolean) =>
  showToast(
    'success',
    `The facts are saved. ${checked === 1 ? '1 remedy was' : `${checked} remedies were`} checked anew${isDone ? '' : '; the others follow by themselves'}.`,
  )

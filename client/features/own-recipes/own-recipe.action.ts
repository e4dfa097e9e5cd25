import { type ActionFunctionArgs, redirect, replace } from 'react-router'

import { createDraftRemover } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, runSave } from '#client/core/run-action.ts'
import { ownRecipeMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { paths } from '#domain/paths.ts'

import { brewsAction } from './brews.action.ts'
import { offerAction } from './offer.action.ts'
import {
  addOwnRecipe,
  deleteOwnRecipe,
  getPlants,
  saveOwnRecipe,
  shareOwnRecipe,
  stopSharing,
} from './own-recipes.api.ts'

type Args = Pick<ActionFunctionArgs, 'context'> & { id: string | undefined; fields: Record<string, string> }

/** Handles the forms of an own recipe. The field `intent` names the action. */
export async function ownRecipeAction({ request, context, params }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const args = { context, id: params['id'], fields }
  if (fields['intent'] === 'delete') return remove(args)
  if (fields['intent'] === 'share')
    return runAction(() => shareOwnRecipe(context, args.id ?? ''), { success: ownRecipeMessages.shared })
  if (fields['intent'] === 'stop-sharing')
    return runAction(() => stopSharing(context, args.id ?? ''), { success: ownRecipeMessages.noLongerShared })
  if (fields['intent'] === 'sources') return getPlants(context, fields['slugs'] ?? '').catch(() => null)
  if (args.id === undefined) return add(args)
  const named = { context, id: args.id, fields }
  return (await brewsAction(named)) ?? (await offerAction(named)) ?? save(args, args.id)
}

/** Parses the recipe, which the editor wrote as JSON. */
const parseContent = (fields: Record<string, string>): OwnRecipeContent => JSON.parse(fields['content'] ?? '{}')

async function add({ context, fields }: Args) {
  const { newId = '' } = fields
  const content = parseContent(fields)
  const removeDraft = createDraftRemover(fields['draft'])
  const outcome = await runAction(() => addOwnRecipe(context, { id: newId, content }), {
    success: ownRecipeMessages.saved(content.name),
    hasSummary: true,
  })
  if (!outcome.data.isDone) return outcome
  removeDraft()
  return replace(paths.ownRecipe(newId))
}

async function save({ context, fields }: Args, id: string) {
  const content = parseContent(fields)
  let isLinkClosed = false
  const saveRecipe = async () => {
    const saved = await saveOwnRecipe(context, id, { content, revision: Number(fields['revision']) })
    ;({ isLinkClosed } = saved)
    return saved
  }
  return runSave(saveRecipe, {
    draft: fields['draft'],
    success: () =>
      isLinkClosed ? ownRecipeMessages.savedWithoutLink(content.name) : ownRecipeMessages.saved(content.name),
    hasSummary: true,
  })
}

async function remove({ context, id = '', fields: { name = '' } }: Args) {
  const outcome = await runAction(() => deleteOwnRecipe(context, id), { success: ownRecipeMessages.deleted(name) })
  return outcome.data.isDone || outcome.data.code === 'not_found' ? redirect(paths.ownRecipes) : outcome
}

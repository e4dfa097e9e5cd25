import { type ActionFunctionArgs, redirect, replace } from 'react-router'

import { createDraftRemover } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, runSave, withReauthentication } from '#client/core/run-action.ts'
import { paths } from '#domain/paths.ts'
import { deletedMessage } from '#domain/recipes/deletion.messages.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'

import { createRecipe, findNameStatus, saveRecipe, unpublishRecipe } from './editing.api.ts'
import { deleteRecipe } from './recipes.api.ts'

type ActionArgs = Pick<ActionFunctionArgs, 'context'> & { id: string; fields: Record<string, string> }

/** Handles the forms of the remedy editor. The field `intent` names the action. */
export async function remedyAction({ request, context, params }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const args = { context, id: params['id'] ?? '', fields }
  switch (fields['intent']) {
    case 'save':
    case 'publish':
      return args.id === 'new' ? create(args) : save(args)
    case 'unpublish':
      return unpublish(args)
    case 'delete':
      return remove(args)
    case 'name':
      return checkName(args)
    default:
      return null
  }
}

/** Parses the content, which the editor wrote as JSON. */
function parseSubmission({ content = '', intent }: Record<string, string>) {
  const parsedContent: RecipeContent = JSON.parse(content)
  return { content: parsedContent, isShown: intent === 'publish' }
}

async function create({ context, fields }: ActionArgs) {
  const { newId = '' } = fields
  const json = { ...parseSubmission(fields), id: newId }
  const removeDraft = createDraftRemover(fields['draft'])
  const { name } = json.content
  const createdIds: string[] = []
  const outcome = await runAction(
    () => withReauthentication(async () => void createdIds.push((await createRecipe(context, json)).id)),
    {
      success: json.isShown ? `“${name}” is published` : `“${name}” is saved as a draft`,
      hasSummary: true,
    },
  )
  const [id] = createdIds
  if (id === undefined) return outcome
  removeDraft()
  return replace(paths.adminRemedy(id))
}

async function save({ context, id, fields }: ActionArgs) {
  const { revision = '' } = fields
  const json = { ...parseSubmission(fields), revision }
  const { name } = json.content
  return runSave(() => saveRecipe(context, id, json), {
    draft: fields['draft'],
    success: json.isShown ? `“${name}” is published` : `“${name}” is saved`,
    hasSummary: true,
  })
}

async function unpublish({ context, id, fields: { revision = '', reason = '', name } }: ActionArgs) {
  return runAction(
    () => withReauthentication(async () => void (await unpublishRecipe(context, id, { revision, reason }))),
    {
      success: `“${name}” is unpublished`,
      hasSummary: true,
    },
  )
}

async function remove({ context, id, fields: { name = '', draft } }: ActionArgs) {
  const removeDraft = createDraftRemover(draft)
  const outcome = await runAction(() => withReauthentication(async () => void (await deleteRecipe(context, id))), {
    success: deletedMessage(name),
    hasSummary: true,
  })
  if (!outcome.data.isDone) return outcome
  removeDraft()
  return redirect(paths.adminRemedies)
}

/** Returns the URL that the name would get and the recipes that already have the name; null if the request fails. */
async function checkName({ context, id, fields: { name = '' } }: ActionArgs) {
  return findNameStatus(context, name, id === 'new' ? undefined : id).catch(() => null)
}

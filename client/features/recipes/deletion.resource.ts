import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { redirectTo } from '#client/core/results.ts'
import { withReauthentication } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import { paths } from '#domain/paths.ts'
import { deletedMessage, failedDeletionMessage } from '#domain/recipes/deletion.messages.ts'

import { deleteRecipe } from './recipes.api.ts'

/** Deletes a recipe. The redirect replaces its page in the history, so that Back does not return to it. */
export async function action({ request, context }: ResourceArgs) {
  const { id = '', name = '' } = Object.fromEntries(textFields(await request.formData()))
  try {
    await withReauthentication(() => deleteRecipe(context, id))
  } catch (thrown) {
    showToast('error', failedDeletionMessage(readFailure(thrown)))
    return null
  }
  showToast('success', deletedMessage(name))
  return redirectTo(paths.remedies, { replaces: true })
}

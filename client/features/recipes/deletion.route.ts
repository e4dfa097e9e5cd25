import { type ActionFunctionArgs, replace } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import { withReauthentication } from '#client/core/outcome.ts'
import { showToast } from '#client/core/toasts.ts'
import { paths } from '#domain/paths.ts'
import { tellDeleted, tellFailedDeletion } from '#domain/recipes/deletion.words.ts'

import { deleteRecipe } from './recipes.api.ts'

/** Deletes a recipe for good. Its page is left in a way that the browser's Back does not lead there again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { id = '', name = '' } = Object.fromEntries(textFields(await request.formData()))
  try {
    await withReauthentication(() => deleteRecipe(context, id))
  } catch (thrown) {
    void showToast('error', tellFailedDeletion(readFailure(thrown)))
    return null
  }
  void showToast('success', tellDeleted(name))
  return replace(paths.remedies)
}

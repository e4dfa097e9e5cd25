import { askToSignIn } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { formResults } from '#client/core/form-results.ts'
import { textFields } from '#client/core/forms.ts'
import { queueMutation, waitForWrites } from '#client/core/mutation-queue.ts'
import { refetchIfChanged } from '#client/core/refetch-if-changed.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { withStatus } from '#client/core/results.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { listenToSession } from '#client/core/session.ts'
import { showToast } from '#client/core/toasts.ts'
import type { RecipeRating } from '#domain/ratings/ratings.types.ts'

import { deleteRating, getRating, rateRecipe } from './ratings.api.ts'

/** Latest rating by recipe. A failed load or write leaves it unchanged. */
const ratingsByRecipe = new Map<string, RecipeRating>()
const knownRating = (recipe: string): RecipeRating | null => ratingsByRecipe.get(recipe) ?? null
// A session change clears the member's ratings.
listenToSession(() => ratingsByRecipe.clear())

const queueKey = (recipe: string) => `rating ${recipe}`

/** Returns the member's own rating and the average rating of `recipe`, after all pending writes. */
export async function loader({ request, context }: ResourceArgs): Promise<RecipeRating | null> {
  const recipe = new URL(request.url).searchParams.get('recipe') ?? ''
  await waitForWrites(queueKey(recipe))
  const loaded = await refetchIfChanged(
    () => knownRating(recipe),
    () => getRating(context, recipe),
  ).catch(() => null)
  if (loaded && !request.signal.aborted) ratingsByRecipe.set(recipe, loaded)
  return knownRating(recipe)
}

/** Saves the rating of the recipe, or removes it if the form has none. */
export async function action({ request, context }: ResourceArgs) {
  const { recipe = '', rating } = Object.fromEntries(textFields(await request.formData()))
  const step = Number(rating)
  let status = 200
  if (!hasSessionCookie()) status = refuseVisitor()
  else
    await queueMutation(queueKey(recipe), async () => {
      try {
        ratingsByRecipe.set(recipe, await (step ? rateRecipe(context, recipe, step) : deleteRating(context, recipe)))
        showToast('success', step ? formResults['rating-saved'] : 'Rating removed')
      } catch (thrown) {
        if (readFailure(thrown)?.code === 'unauthenticated') status = refuseVisitor()
        else showToast('error', 'We couldn’t save your rating. Try again.')
      }
    })
  return withStatus(knownRating(recipe), status)
}

/** Returns the status of the action, which makes the page load the session again. */
function refuseVisitor(): number {
  askToSignIn('Please sign in to rate recipes')
  return 401
}

import { askToSignIn } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { formResults } from '#client/core/form-results.ts'
import { textFields } from '#client/core/forms.ts'
import { queueMutation } from '#client/core/mutation-queue.ts'
import { refetchIfChanged } from '#client/core/refetch-if-changed.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { withStatus } from '#client/core/results.ts'
import { listenToSession } from '#client/core/session.ts'
import { showToast } from '#client/core/toasts.ts'
import { type FavouriteKind, favouriteKinds } from '#domain/favourites/favourites.types.ts'

import { addFavourite, listFavourites, removeFavourite } from './favourites.api.ts'
import { knownFavourites, setFavourite, signInMessages } from './known-favourites.ts'

const failureMessages: Record<FavouriteKind, string> = {
  like: 'Failed to update like',
  bookmark: 'Failed to update bookmark',
}

// A session change clears the favourites.
listenToSession(() => knownFavourites.set(new Set()))

/** Loads the member's favourites among `recipes`; after a failed call the known ones stay. */
export async function loader({ request, context }: ResourceArgs): Promise<null> {
  const recipeIds = new URL(request.url).searchParams.get('recipes')?.split(',') ?? []
  const response = await refetchIfChanged(knownFavourites.get, () => listFavourites(context, recipeIds)).catch(
    () => null,
  )
  if (!response) return null
  const keys = new Set(knownFavourites.get())
  for (const id of recipeIds) for (const kind of favouriteKinds) keys.delete(`${kind} ${id}`)
  for (const { recipeId, isLiked, isBookmarked } of response.favourites) {
    if (isLiked) keys.add(`like ${recipeId}`)
    if (isBookmarked) keys.add(`bookmark ${recipeId}`)
  }
  knownFavourites.set(keys)
  return null
}

/** Adds or removes a favourite, `like <id>` or `bookmark <id>`, depending on `isOn`. */
export async function action({ request, context }: ResourceArgs) {
  const { favourite: key = '', isOn } = Object.fromEntries(textFields(await request.formData()))
  const [name, id = ''] = key.split(' ')
  const kind = favouriteKinds.find((candidate) => candidate === name) ?? 'like'
  let status = 200
  await queueMutation(key, async () => {
    try {
      await (isOn === 'true' ? addFavourite(context, { id, kind }) : removeFavourite(context, { id, kind }))
      setFavourite(key, isOn === 'true')
      showToast('success', formResults[`${kind}-${isOn === 'true' ? 'added' : 'removed'}`])
    } catch (thrown) {
      status = showFailure(kind, thrown)
    }
  })
  return withStatus(null, status)
}

/** Shows the failure and returns the status of the action. A 401 makes the page load the session again. */
function showFailure(kind: FavouriteKind, thrown: unknown): number {
  const failureMessage = failureMessages[kind]
  const failure = readFailure(thrown)
  if (failure?.code === 'unauthenticated') return refuseVisitor(kind)
  showToast('error', failure ? `${failureMessage}: ${failure.message}` : failureMessage)
  return 200
}

function refuseVisitor(kind: FavouriteKind): number {
  askToSignIn(signInMessages[kind])
  return 401
}

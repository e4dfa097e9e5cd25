import { askToSignIn } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import { queueMutation } from '#client/core/mutation-queue.ts'
import { refetchIfChanged } from '#client/core/refetch-if-changed.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { withStatus } from '#client/core/results.ts'
import { listenForNews } from '#client/core/session.ts'
import { hasSessionCookie } from '#client/core/sign-in-hint.ts'
import { loadToasts, showToast } from '#client/core/toasts.ts'
import { type FavouriteKind, favouriteKinds } from '#domain/favourites/favourites.types.ts'

import { addFavourite, listFavourites, removeFavourite } from './favourites.api.ts'
import { knownMarks, setMark } from './saved.ts'

const words = {
  like: {
    done: 'Added to liked recipes',
    removed: 'Removed from liked recipes',
    failed: 'Failed to update like',
    signIn: 'Please sign in to like recipes',
  },
  bookmark: {
    done: 'Added to bookmarks',
    removed: 'Removed from bookmarks',
    failed: 'Failed to update bookmark',
    signIn: 'Please sign in to bookmark recipes',
  },
} as const satisfies Record<FavouriteKind, object>

// A session change clears the marks.
listenForNews(() => knownMarks.set(new Set()))

/** Loads the member's marks for `recipes`; after a failed call the known marks stay. */
export async function loader({ request, context }: ResourceArgs): Promise<null> {
  void loadToasts()
  const recipeIds = new URL(request.url).searchParams.get('recipes')?.split(',') ?? []
  const found = await refetchIfChanged(knownMarks.get, () => listFavourites(context, recipeIds)).catch(() => null)
  if (!found) return null
  const marks = new Set(knownMarks.get())
  for (const id of recipeIds) for (const kind of favouriteKinds) marks.delete(`${kind} ${id}`)
  for (const { recipeId, isLiked, isBookmarked } of found.favourites) {
    if (isLiked) marks.add(`like ${recipeId}`)
    if (isBookmarked) marks.add(`bookmark ${recipeId}`)
  }
  knownMarks.set(marks)
  return null
}

/** Sets or removes a mark, `like <id>` or `bookmark <id>`, depending on `wanted`. */
export async function action({ request, context }: ResourceArgs) {
  const { mark = '', wanted } = Object.fromEntries(textFields(await request.formData()))
  const [name, id = ''] = mark.split(' ')
  const kind = favouriteKinds.find((one) => one === name) ?? 'like'
  let status = 200
  if (!hasSessionCookie()) status = refuseVisitor(kind)
  else
    await queueMutation(mark, async () => {
      try {
        await (wanted === 'true' ? addFavourite(context, { id, kind }) : removeFavourite(context, { id, kind }))
        setMark(mark, wanted === 'true')
        void showToast('success', wanted === 'true' ? words[kind].done : words[kind].removed)
      } catch (thrown) {
        status = showFailure(kind, thrown)
      }
    })
  return withStatus(null, status)
}

/** Shows the failure and returns the status of the action. A 401 makes the page load the session again. */
function showFailure(kind: FavouriteKind, thrown: unknown): number {
  const { failed } = words[kind]
  const failure = readFailure(thrown)
  if (failure?.code === 'unauthenticated') return refuseVisitor(kind)
  void showToast('error', failure ? `${failed}: ${failure.message}` : failed)
  return 200
}

function refuseVisitor(kind: FavouriteKind): number {
  askToSignIn(words[kind].signIn)
  return 401
}

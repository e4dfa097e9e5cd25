import { createFormAction } from '#client/core/posted-forms.ts'
import { favouriteKinds } from '#domain/favourites/favourites.types.ts'

import { addFavourite, listFavourites, removeFavourite } from './favourites.api.ts'

/** Likes or bookmarks a recipe, or undoes it. The pressed button names the kind and the recipe. */
export const action = createFormAction(async (context, fields) => {
  const kind = favouriteKinds.find((candidate) => candidate in fields) ?? 'like'
  const id = fields[kind] ?? ''
  const [favourite] = (await listFavourites(context, [id])).favourites
  const isOn = (kind === 'like' ? favourite?.isLiked : favourite?.isBookmarked) ?? false
  await (isOn ? removeFavourite(context, { id, kind }) : addFavourite(context, { id, kind }))
  return `${kind}-${isOn ? 'removed' : 'added'}`
})

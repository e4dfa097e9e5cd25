import { createStore } from '#client/core/store.ts'
import type { FavouriteKind } from '#domain/favourites/favourites.types.ts'

/**
 * Known favourites of the member, each as `like <id>` or `bookmark <id>`. They are stored outside the fetchers: the result
 * of a write outlives its fetcher, and a failed load must not undo it.
 */
export const knownFavourites = createStore<ReadonlySet<string>>(new Set())

export function setFavourite(key: string, isFavourite: boolean): void {
  const keys = new Set(knownFavourites.get())
  if (isFavourite) keys.add(key)
  else keys.delete(key)
  knownFavourites.set(keys)
}

export const signInMessages: Record<FavouriteKind, string> = {
  like: 'Please sign in to like recipes',
  bookmark: 'Please sign in to bookmark recipes',
}

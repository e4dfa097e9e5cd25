import { askToSignIn } from '#client/core/account-dialog.ts'
import { submitTo, useFetcher, useSubmissions } from '#client/core/fetcher.tsx'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { useSession } from '#client/core/session.ts'
import { useFreshData } from '#client/core/use-fresh-data.ts'
import { favouritesDataPath } from '#domain/paths.ts'

import { knownFavourites, signInMessages } from './known-favourites.ts'

/** Loads the member's favourites among all recipes of a page; does nothing for a visitor. */
export function useLoadFavourites(recipeIds: readonly string[]): void {
  const userId = useSession()?.user.id
  const { load } = useFetcher()
  // The member's ID in the URL makes a new session load the favourites again.
  useFreshData(load, userId && recipeIds[0] && `${favouritesDataPath}?recipes=${recipeIds.join()}&member=${userId}`)
}

export type Favourites = { isFavourite: (key: string) => boolean; toggle: (key: string) => void }

/**
 * Returns the member's favourites, and a function that toggles one. A pending write is shown as done and reverted if it
 * fails.
 */
export function useFavourites(): Favourites {
  const isVisitor = useSession() === null
  const knownKeys = knownFavourites.use()
  const fetchers = useSubmissions()
  const isFavourite = (key: string): boolean => {
    if (isVisitor) return false
    const pendingWrite = fetchers.findLast(({ formData }) => formData?.get('favourite') === key)
    return pendingWrite ? pendingWrite.formData?.get('isOn') === 'true' : knownKeys.has(key)
  }
  const toggle = (key: string) => {
    if (!hasSessionCookie()) return askToSignIn(signInMessages[key.startsWith('like') ? 'like' : 'bookmark'])
    void submitTo({ favourite: key, isOn: !isFavourite(key) }, { action: favouritesDataPath, isReloading: false })
  }
  return { isFavourite, toggle }
}

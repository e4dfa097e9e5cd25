import { submitTo, useFetcher, useSubmissions } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { useFreshData } from '#client/core/use-fresh-data.ts'
import { favouritesForBrowser } from '#domain/paths.ts'

import { knownMarks } from './saved.ts'

/** Loads the member's marks for all recipes of a page; does nothing for a visitor. */
export function useLoadFavourites(recipeIds: readonly string[]): void {
  const member = useSession()?.user.id
  const { load } = useFetcher({ key: favouritesForBrowser })
  // The member's ID in the URL makes a new session load the marks again.
  useFreshData(load, member && recipeIds[0] && `${favouritesForBrowser}?recipes=${recipeIds.join()}&member=${member}`)
}

export type Marks = { isSet: (mark: string) => boolean; toggle: (mark: string) => void }

/**
 * Returns the marks that are set, and a function that toggles one. A pending write is shown as done and reverted if it
 * fails.
 */
export function useMarks(): Marks {
  const isVisitor = useSession() === null
  const known = knownMarks.use()
  const fetchers = useSubmissions()
  const isSet = (mark: string): boolean => {
    if (isVisitor) return false
    const pendingWrite = fetchers.findLast(({ formData }) => formData?.get('mark') === mark)
    return pendingWrite ? pendingWrite.formData?.get('wanted') === 'true' : known.has(mark)
  }
  const toggle = (mark: string) =>
    void submitTo(
      { mark, wanted: !isSet(mark) },
      {
        action: favouritesForBrowser,
        isReloading: false,
      },
    )
  return { isSet, toggle }
}

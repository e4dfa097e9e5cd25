import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import type { HerbiStanding } from '#domain/herbi/herbi.types.ts'
import { herbiForBrowser } from '#domain/paths.ts'

import type { LoadedStanding } from './herbi.route.ts'
import type { Talk } from './talk.ts'

/**
 * Loads Herbi's status when the page opens and when the member changes. Undefined until loaded, null if loading failed.
 */
export function useStanding({ owner }: Talk): HerbiStanding | null | undefined {
  const { data, load } = useFetcher<LoadedStanding | null>({ key: herbiForBrowser })
  useEffect(() => {
    if (owner !== undefined) void load(herbiForBrowser)
  }, [owner, load])
  return data === undefined ? undefined : (data?.standing ?? null)
}

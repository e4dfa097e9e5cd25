import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import type { HerbiStanding } from '#domain/herbi/herbi.types.ts'
import { herbiForBrowser } from '#domain/paths.ts'

import type { LoadedStanding } from './herbi.route.ts'
import type { Talk } from './talk.ts'

/** Who answers whom; undefined until it is known, null where it could not be had. Asked when the page opens, and for another member. */
export function useStanding({ owner }: Talk): HerbiStanding | null | undefined {
  const { data, load } = useFetcher<LoadedStanding | null>({ key: herbiForBrowser })
  useEffect(() => {
    if (owner !== undefined) void load(herbiForBrowser)
  }, [owner, load])
  return data === undefined ? undefined : (data?.standing ?? null)
}

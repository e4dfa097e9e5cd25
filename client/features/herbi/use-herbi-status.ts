import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'
import { herbiDataPath } from '#domain/paths.ts'

import type { ActiveConversation } from './active-conversation.ts'
import type { LoadedStatus } from './herbi.resource.ts'

/**
 * Loads Herbi's status when the page opens and when the member changes. Returns undefined until the status has loaded,
 * and null if loading failed.
 */
export function useHerbiStatus({ owner }: ActiveConversation): HerbiStatus | null | undefined {
  const { data, load } = useFetcher<LoadedStatus | null>({ key: herbiDataPath })
  useEffect(() => {
    if (owner !== undefined) void load(herbiDataPath)
  }, [owner, load])
  return data === undefined ? undefined : (data?.status ?? null)
}

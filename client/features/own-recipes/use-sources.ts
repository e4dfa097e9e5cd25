import { useMemo } from 'react'
import { useFetcher } from 'react-router'

import type { OwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import type { PlantFacts } from '#domain/safety/facts.ts'

/** `areLoaded` is true if the sources of all these plants are loaded. */
export type Sources = {
  areLoaded: (plants: readonly string[]) => boolean
  load: (plants: readonly string[]) => void
  isLoading: boolean
  hasFailed: boolean
}

/**
 * Adds sources to the check when the reader asks for them. The facts for the check leave them out, because they are
 * three quarters of the size.
 */
export function useSources(check: OwnRecipeCheck | null): { check: OwnRecipeCheck | null; sources: Sources } {
  const fetcher = useFetcher<PlantFacts | null>()
  const { data, state } = fetcher
  const sourcedCheck = useMemo(() => (check && data ? check.withPlants(data) : check), [check, data])
  const loaded = useMemo(
    () => new Set([...(data?.herbs ?? []), ...(data?.restricted ?? [])].map(({ slug }) => slug)),
    [data],
  )
  return {
    check: sourcedCheck,
    sources: {
      areLoaded: (plants) => plants.every((slug) => loaded.has(slug)),
      load: (plants) => void fetcher.submit({ intent: 'sources', slugs: plants.join(',') }, { method: 'post' }),
      isLoading: state !== 'idle',
      hasFailed: data === null,
    },
  }
}

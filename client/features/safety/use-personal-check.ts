import { useEffect, useMemo } from 'react'

import { factsWatch } from '#client/core/facts-watch.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import type { Change } from '#domain/safety/changes.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import type { PersonalCheck, PersonalReport } from '#domain/safety/personal-check.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import type { LoadedCheck } from './facts.resource.ts'
import { useStoredProfile } from './profile-store.ts'

/**
 * `report` and `check` are undefined until the facts have loaded and null if loading failed. `check` is the same
 * function while the answers and facts don't change. `changes` returns an empty list until then.
 */
type Personal = {
  stored: StoredProfile
  report: (recipe: RecipeToCheck) => PersonalReport | null | undefined
  changes: (recipe: RecipeToCheck) => Change[]
  check: ((recipe: RecipeToCheck) => PersonalReport) | null | undefined
  retry: () => void
}

/**
 * Returns the check against the answers stored in this browser, or undefined if there are none. Loads the facts only if
 * there are answers, and again when the facts change.
 */
export function usePersonalCheck(factsAddress: string): Personal | undefined {
  const stored = useStoredProfile()
  const round = factsWatch.useRound()
  const { data, state, load } = useFetcher<LoadedCheck | null>({ key: factsAddress })
  const isStale = data === undefined || (data !== null && data.round !== round)
  const needsLoad = stored !== undefined && isStale && state === 'idle'
  useEffect(() => {
    if (needsLoad) void load(factsAddress)
  }, [needsLoad, load, factsAddress])
  const check = useMemo(() => stored && data && (data.check ? checkFor(data.check, stored) : null), [stored, data])
  if (!stored) return undefined
  return {
    stored,
    report: (recipe) => data && (data.check?.createReport(recipe, stored) ?? null),
    changes: (recipe) => data?.check?.suggestChanges(recipe, stored) ?? [],
    check,
    retry: () => (data?.isOutdated ? location.reload() : void load(factsAddress)),
  }
}

const checkFor = (check: PersonalCheck, stored: StoredProfile) => (recipe: RecipeToCheck) =>
  check.createReport(recipe, stored)

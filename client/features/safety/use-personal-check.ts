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
 * While the facts load, `report` returns undefined and `check` is undefined. After a failure, both are null. `changes`
 * returns an empty list in both cases. `check` is the same function until the answers or facts change.
 */
type PersonalCheckState = {
  savedProfile: StoredProfile
  report: (recipe: RecipeToCheck) => PersonalReport | null | undefined
  changes: (recipe: RecipeToCheck) => Change[]
  check: ((recipe: RecipeToCheck) => PersonalReport) | null | undefined
  retry: () => void
}

/**
 * Returns the check against the answers stored in this browser, or undefined if there are none. Loads the facts only if
 * there are answers, and again when the facts change.
 */
export function usePersonalCheck(factsUrl: string): PersonalCheckState | undefined {
  const savedProfile = useStoredProfile()
  const round = factsWatch.useRound()
  const { data, state, load } = useFetcher<LoadedCheck | null>({ key: factsUrl })
  const isStale = data === undefined || (data !== null && data.round !== round)
  const needsLoad = savedProfile !== undefined && isStale && state === 'idle'
  useEffect(() => {
    if (needsLoad) void load(factsUrl)
  }, [needsLoad, load, factsUrl])
  const check = useMemo(
    () => savedProfile && data && (data.check ? bindProfile(data.check, savedProfile) : null),
    [savedProfile, data],
  )
  if (!savedProfile) return undefined
  return {
    savedProfile,
    report: (recipe) => data && (data.check?.createReport(recipe, savedProfile) ?? null),
    changes: (recipe) => data?.check?.suggestChanges(recipe, savedProfile) ?? [],
    check,
    retry: () => (data?.isOutdated ? location.reload() : void load(factsUrl)),
  }
}

const bindProfile = (check: PersonalCheck, savedProfile: StoredProfile) => (recipe: RecipeToCheck) =>
  check.createReport(recipe, savedProfile)

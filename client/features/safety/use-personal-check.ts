import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'

import { factsWatch } from '#client/core/facts-watch.ts'
import type { Change } from '#domain/safety/changes.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import type { PersonalCheck, PersonalReport } from '#domain/safety/personal-check.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import type { LoadedCheck } from './facts.route.ts'
import { useStoredProfile } from './profile-store.ts'

/**
 * `report` is undefined until the facts have come, and null when they could not be had; so is `check`, which stays the same while
 * the answers and the facts do. `changes` is empty until then.
 */
type Personal = {
  stored: StoredProfile
  report: (recipe: RecipeToCheck) => PersonalReport | null | undefined
  changes: (recipe: RecipeToCheck) => Change[]
  check: ((recipe: RecipeToCheck) => PersonalReport) | null | undefined
  retry: () => void
}

/**
 * Checks for whoever reads; facts are loaded only where a profile is kept, and again when they have changed. Undefined without a
 * profile.
 */
export function usePersonalCheck(factsAddress: string): Personal | undefined {
  const stored = useStoredProfile()
  const round = factsWatch.useRound()
  const { data, state, load } = useFetcher<LoadedCheck | null>({ key: factsAddress })
  const isOld = data === undefined || (data !== null && data.round !== round)
  const isWanted = stored !== undefined && isOld && state === 'idle'
  useEffect(() => {
    if (isWanted) void load(factsAddress)
  }, [isWanted, load, factsAddress])
  const check = useMemo(() => stored && data && (data.check ? checkFor(data.check, stored) : null), [stored, data])
  if (!stored) return undefined
  return {
    stored,
    report: (recipe) => data && (data.check?.report(recipe, stored) ?? null),
    changes: (recipe) => data?.check?.changes(recipe, stored) ?? [],
    check,
    retry: () => (data?.isOutdated ? location.reload() : void load(factsAddress)),
  }
}

const checkFor = (check: PersonalCheck, stored: StoredProfile) => (recipe: RecipeToCheck) =>
  check.report(recipe, stored)

import type { ApiContext } from '#client/core/api.ts'
import { factsWatch } from '#client/core/facts-watch.ts'
import { localDay } from '#client/core/local-day.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import type { PersonalCheck } from '#domain/safety/personal-check.ts'

import { getFacts, getRecipeFacts, getVersion } from './safety.api.ts'

/**
 * `round` is the round of the facts watch in which the facts were loaded. `isOutdated` is true if the page must be
 * reloaded to get the matching rules.
 */
export type LoadedCheck = { check: PersonalCheck | null; round: number; isOutdated?: true }

/** Latest load for each recipe slug. Facts load once per round of the facts watch, even if several parts need them. */
const cachedLoads = new Map<string, { round: number; loaded: Promise<LoadedCheck> }>()

/** Loads the check with the facts for one recipe, or for all herbs. `check` is null if loading failed. */
export function loader({ params, context }: ResourceArgs): Promise<LoadedCheck> {
  const recipeSlug = params['address'] ?? ''
  const round = factsWatch.round()
  const cached = cachedLoads.get(recipeSlug)
  if (cached?.round === round) return cached.loaded
  const loaded = loadCheck(recipeSlug, context, round)
  cachedLoads.set(recipeSlug, { round, loaded })
  return loaded
}

async function loadCheck(recipeSlug: string, context: ApiContext, round: number): Promise<LoadedCheck> {
  const recordVersion = (version?: string) =>
    factsWatch.recordVersion(`check ${recipeSlug}`, version, () => getVersion(context))
  try {
    const [{ createPersonalCheck }, { facts }] = await Promise.all([
      import('#domain/safety/personal-check.ts'),
      recipeSlug ? getRecipeFacts(context, recipeSlug) : getFacts(context),
    ])
    if (!recordVersion(facts.dataVersion)) return { check: null, round, isOutdated: true }
    return { check: createPersonalCheck(facts, () => localDay(new Date())), round }
  } catch {
    if (cachedLoads.get(recipeSlug)?.round === round) cachedLoads.delete(recipeSlug)
    recordVersion()
    return { check: null, round }
  }
}

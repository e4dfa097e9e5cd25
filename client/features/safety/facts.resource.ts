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

/** Facts are loaded once per round of the facts watch, even if several parts of a page need them. */
const loads = new Map<string, { round: number; loaded: Promise<LoadedCheck> }>()

/** Loads the check with the facts of one recipe, or of all herbs. `check` is null if loading failed. */
export function loader({ params, context }: ResourceArgs): Promise<LoadedCheck> {
  const address = params['address'] ?? ''
  const round = factsWatch.round()
  const known = loads.get(address)
  if (known?.round === round) return known.loaded
  const loaded = loadCheck(address, context, round)
  loads.set(address, { round, loaded })
  return loaded
}

async function loadCheck(address: string, context: ApiContext, round: number): Promise<LoadedCheck> {
  const recordVersion = (version?: string) =>
    factsWatch.recordVersion(`check ${address}`, version, () => getVersion(context))
  try {
    const [{ createPersonalCheck }, { facts }] = await Promise.all([
      import('#domain/safety/personal-check.ts'),
      address ? getRecipeFacts(context, address) : getFacts(context),
    ])
    if (!recordVersion(facts.dataVersion)) return { check: null, round, isOutdated: true }
    return { check: createPersonalCheck(facts, () => localDay(new Date())), round }
  } catch {
    if (loads.get(address)?.round === round) loads.delete(address)
    recordVersion()
    return { check: null, round }
  }
}

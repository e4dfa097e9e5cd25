import type { ApiContext } from '#client/core/api.ts'
import { localDay } from '#client/core/local-day.ts'
import type { OwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { toSentenceCase } from '#domain/words.ts'

import { getFacts } from './own-recipes.api.ts'

/** Both are null if the facts couldn't be loaded. */
type CheckWithFacts = { check: OwnRecipeCheck; facts: SafetyFacts } | { check: null; facts: null }

/** `herbNames` are suggestions for an ingredient's name. */
export type LoadedOwnCheck = CheckWithFacts & { herbNames: string[] }

/** Loads the facts and the code of the check at the same time. */
export async function loadOwnCheck(context: ApiContext): Promise<LoadedOwnCheck> {
  const [{ createOwnRecipeCheck }, response] = await Promise.all([
    import('#domain/own-recipes/own-recipe-check.ts'),
    getFacts(context).catch(() => null),
  ])
  if (!response) return { check: null, facts: null, herbNames: [] }
  const { facts } = response
  const { herbs, safeIngredients } = facts
  return {
    check: createOwnRecipeCheck(facts, () => localDay(new Date())),
    facts,
    herbNames: [
      ...herbs.map(({ commonName }) => commonName),
      ...safeIngredients.map(({ name }) => toSentenceCase(name)),
    ],
  }
}

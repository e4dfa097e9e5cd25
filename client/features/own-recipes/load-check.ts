import type { ApiContext } from '#client/core/api.ts'
import { localDay } from '#client/core/local-day.ts'
import type { OwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import { toSentenceCase } from '#domain/words.ts'

import { getFacts } from './own-recipes.api.ts'

/** `check` is null if the facts couldn't be loaded. `herbNames` are suggestions for an ingredient's name. */
export type LoadedOwnCheck = { check: OwnRecipeCheck | null; herbNames: string[] }

/** Loads the facts and the code of the check at the same time. */
export async function loadOwnCheck(context: ApiContext): Promise<LoadedOwnCheck> {
  const [{ createOwnRecipeCheck }, response] = await Promise.all([
    import('#domain/own-recipes/own-recipe-check.ts'),
    getFacts(context).catch(() => null),
  ])
  if (!response) return { check: null, herbNames: [] }
  const { herbs, safeIngredients } = response.facts
  return {
    check: createOwnRecipeCheck(response.facts, () => localDay(new Date())),
    herbNames: [
      ...herbs.map(({ commonName }) => commonName),
      ...safeIngredients.map(({ name }) => toSentenceCase(name)),
    ],
  }
}

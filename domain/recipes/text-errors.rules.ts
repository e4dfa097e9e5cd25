import { type TextCheckContext, findPlantErrors } from '#domain/bot/draft-errors/text-errors.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

/**
 * Returns the errors in a recipe's texts, by field: claims, plants that no tea may contain, and herb amounts above the
 * daily maximum. `recipe` provides its herbs and cups.
 */
export function findTextErrors(
  texts: Readonly<Record<string, string>>,
  recipe: TextCheckContext,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const [claim] = findClaims(text)
      if (claim) return [[field, `“${claim.sentence}”: ${claimAdvice[claim.claim]}`]]
      const [plant] = findPlantErrors([text], recipe)
      return plant ? [[field, plant.reason]] : []
    }),
  )
}

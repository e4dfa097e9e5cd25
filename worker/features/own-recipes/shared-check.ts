import { createOwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { findSharingProblem } from '#domain/own-recipes/sharing.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames } from '#domain/safety/names.ts'

/** Creates the check for adults in general, with the reason why others can't see a recipe. */
export function createSharedCheck(facts: SafetyFacts) {
  const { check } = createOwnRecipeCheck(facts, () => '')
  const names = indexNames(facts)
  return (content: OwnRecipeContent) => {
    const report = check(content, null)
    return { report, problem: findSharingProblem(content, report.verdict, names) }
  }
}

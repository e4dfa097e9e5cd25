import { type CheckRecipe, createRules } from './check.rules.ts'
import type { HerbFacts, SafetyFacts } from './facts.ts'
import { createSourceFinder } from './finding-sources.ts'

export type { CheckRecipe, DailyAmount, RecipeToCheck, SafetyReport } from './check.rules.ts'

/**
 * Creates the recipe check for these facts. The check is pure and never throws. A recipe of unknown origin is treated
 * like a model's.
 */
export function createCheck(facts: SafetyFacts): CheckRecipe {
  const herbs = new Map<string, HerbFacts>(facts.herbs.map((herb) => [herb.slug, herb]))
  const restricted = new Map(facts.restricted.map((plant) => [plant.slug, plant.sources]))
  return createRules(
    facts,
    createSourceFinder({ herb: (slug) => herbs.get(slug), restricted: (slug) => restricted.get(slug) }),
  )
}

import { createRules } from './check.rules.ts'
import type { HerbFacts, SafetyFacts } from './facts.ts'
import { createSourceFinder } from './finding-sources.ts'
import type { CheckedOrigin, Finding, Verdict } from './findings.ts'
import type { IngredientToCheck } from './ingredients.rules.ts'
import type { Profile } from './profile.ts'

/**
 * Recipe, blend or suggestion to check. `servings` is the number of cups that the amounts make (default 1).
 * `cupsPerDay` defaults to 3. Without `courseDays`, no course is stated. `isClosed` is true when the amounts are hidden
 * from the reader.
 */
export type RecipeToCheck = {
  ingredients: readonly IngredientToCheck[]
  servings?: number | null
  cupsPerDay?: number | null
  courseDays?: number | null
  preparation?: readonly string[] | null
  isClosed?: true | undefined
}

/** Grams of dried herb in a day's cups, and an adult's daily maximum. */
export type DailyAmount = { herb: string; gramsPerDay: number; maxDailyGrams: number }

/**
 * `findings` are sorted, worst first. `daily` has one entry for each herb. When a name may mean several herbs, the
 * larger amount counts.
 */
export type SafetyReport = { verdict: Verdict; findings: Finding[]; daily: DailyAmount[]; dataVersion: string }

export type CheckRecipe = (recipe: RecipeToCheck, profile: Profile | undefined, origin: CheckedOrigin) => SafetyReport

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

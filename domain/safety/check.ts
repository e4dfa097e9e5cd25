import { createRules } from './check.rules.ts'
import type { HerbFacts, SafetyFacts } from './facts.ts'
import { createSourceFinder } from './finding-sources.ts'
import type { CheckedOrigin, Finding, Verdict } from './findings.ts'
import type { IngredientToCheck } from './ingredients.rules.ts'
import type { Profile } from './profile.ts'

/**
 * Recipe, blend or suggestion. `servings` are the cups that the written amounts make, 1 when missing. Missing
 * `cupsPerDay` count as 3. A missing `courseDays` means that no course is stated. `isClosed` is true when the amounts
 * are hidden from the reader.
 */
export type RecipeToCheck = {
  ingredients: readonly IngredientToCheck[]
  servings?: number | null
  cupsPerDay?: number | null
  courseDays?: number | null
  preparation?: readonly string[] | null
  isClosed?: true | undefined
}

/** Grams of dried herb in a day's cups, with the most that an adult may have in a day. */
export type DailyAmount = { herb: string; gramsPerDay: number; maxDailyGrams: number }

/**
 * `findings` are sorted worst first. `daily` has one entry for each herb, with the larger amount when a name may mean
 * several herbs.
 */
export type SafetyReport = { verdict: Verdict; findings: Finding[]; daily: DailyAmount[]; dataVersion: string }

export type CheckRecipe = (recipe: RecipeToCheck, profile: Profile | undefined, origin: CheckedOrigin) => SafetyReport

/**
 * Creates the check of recipes with these facts. The check is pure and never throws. An unknown origin counts as a
 * model.
 */
export function createCheck(facts: SafetyFacts): CheckRecipe {
  const herbs = new Map<string, HerbFacts>(facts.herbs.map((herb) => [herb.slug, herb]))
  const restricted = new Map(facts.restricted.map((plant) => [plant.slug, plant.sources]))
  return createRules(
    facts,
    createSourceFinder({ herb: (slug) => herbs.get(slug), restricted: (slug) => restricted.get(slug) }),
  )
}

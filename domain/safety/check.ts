import { dailyGrams, defaultCupsPerDay } from './amounts.ts'
import { type Blend, blendFindings } from './blend.rules.ts'
import type { HerbFacts, SafetyFacts } from './facts.ts'
import { createSources } from './finding-sources.ts'
import {
  type CheckedOrigin,
  type Finding,
  mergeFindings,
  raise,
  type Raised,
  type Verdict,
  verdictOf,
} from './findings.ts'
import { ambiguityFindings, createReadName, type IngredientToCheck, readIngredients } from './ingredients.rules.ts'
import { interactionFindings } from './interactions.rules.ts'
import { indexNames, normaliseName } from './names.ts'
import { personFindings } from './person.rules.ts'
import { type Profile, readProfile } from './profile.ts'
import { kitchenFindings, standingFindings } from './standing.rules.ts'
import { preparationRequirements } from './vocabulary.ts'

/**
 * A recipe, blend or suggestion; `servings` are the cups that written amounts make, 1 when missing. Missing cups a day count
 * as 3, a missing course as none stated. `isClosed`: its amounts are kept from whoever asks.
 */
export type RecipeToCheck = {
  ingredients: readonly IngredientToCheck[]
  servings?: number | null
  cupsPerDay?: number | null
  courseDays?: number | null
  preparation?: readonly string[] | null
  isClosed?: true | undefined
}

/** Grams of dried herb in a day's cups beside the most that an adult may have of it. */
type DailyAmount = { herb: string; gramsPerDay: number; maxDailyGrams: number }

/** `findings` in the order of telling; `daily` by herb, the larger amount where a name may mean several. */
export type SafetyReport = { verdict: Verdict; findings: Finding[]; daily: DailyAmount[]; dataVersion: string }

export type CheckRecipe = (recipe: RecipeToCheck, profile: Profile | undefined, origin: CheckedOrigin) => SafetyReport

/** Creates the check of recipes by these facts. The check is pure and never throws. An unknown origin counts as a model. */
export function createCheck(facts: SafetyFacts): CheckRecipe {
  const index = indexNames(facts)
  const herbs = new Map<string, HerbFacts>(facts.herbs.map((herb) => [herb.slug, herb]))
  const restricted = new Map(facts.restricted.map((plant) => [plant.slug, plant.sources]))
  const sourcesOf = createSources({ herb: (slug) => herbs.get(slug), restricted: (slug) => restricted.get(slug) })
  const readName = createReadName(index)
  const slugs = new Set(facts.plantSlugs)
  const knowsAllergy = (code: string) => slugs.has(code.replaceAll(' ', '-')) || index.safe.has(normaliseName(code))
  return (recipe, profile, givenOrigin) => {
    const origin = givenOrigin === 'human' ? 'human' : 'ai'
    const person = readProfile(profile, knowsAllergy)
    const { servings, cupsPerDay, courseDays, preparation, raised } = readFrame(recipe)
    const lines = Array.isArray(recipe?.ingredients) ? recipe.ingredients.filter(isLine) : []
    const read = readIngredients(readName, lines, servings)
    const blends = read.blends.map(({ parts }): Blend => ({ parts, cupsPerDay, courseDays, preparation }))
    const ofEveryReading = [
      ...raised,
      ...read.raised,
      ...kitchenFindings(read.kitchen, person),
      ...person.unknownCodes.map((code) => raise('WARN', 'UNKNOWN_PROFILE_CODE', [], code)),
      raise('NOTICE', 'EDUCATIONAL', []),
    ]
    const ofReadings = blends.map((blend) => [
      ...blendFindings(blend, person, origin),
      ...personFindings(blend, person, read.kitchen),
      ...interactionFindings(blend, person),
      ...standingFindings(blend),
    ])
    const outcomes = ofReadings.map((found, position) => ({
      meant: read.blends[position]?.meant ?? new Map<string, string>(),
      verdict: verdictOf([...ofEveryReading, ...found]),
    }))
    const findings = mergeFindings([
      ...ofEveryReading,
      ...ofReadings.flat(),
      ...ambiguityFindings(read.ambiguous, outcomes, origin),
    ])
    return {
      verdict: verdictOf(findings),
      findings: findings.map((finding) => withSources(finding, sourcesOf(finding))),
      daily: dailyAmounts(blends),
      dataVersion: facts.dataVersion,
    }
  }
}

/** Copies field by field, because spreading costs a tenth of a check's time. */
const withSources = ({ level, code, subject, herbs }: Raised, sources: Finding['sources']): Finding => ({
  level,
  code,
  subject,
  herbs,
  sources,
})

const isLine = (line: unknown): line is IngredientToCheck => typeof line === 'object' && line !== null

type Frame = Omit<Blend, 'parts'> & { servings: number; raised: Raised[] }

/** Reads cups, days, servings and steps. A figure that is not a positive number refuses, and an unknown preparation warns. */
function readFrame(recipe: RecipeToCheck): Frame {
  const raised: Raised[] = []
  const figure = (name: string, given: unknown, missing: number) => {
    if (given === undefined || given === null) return missing
    if (typeof given === 'number' && given > 0 && Number.isFinite(given)) return given
    raised.push(raise('REFUSE', 'UNPARSEABLE_AMOUNT', [], name))
    return missing
  }
  const { servings, cupsPerDay, courseDays, preparation } = recipe ?? {}
  const steps = Array.isArray(preparation) ? preparation.filter((step) => typeof step === 'string') : []
  const known = new Set<string>(preparationRequirements)
  for (const step of steps) if (!known.has(step)) raised.push(raise('WARN', 'UNKNOWN_PREPARATION', [], step))
  return {
    servings: figure('servings', servings, 1),
    cupsPerDay: figure('cups a day', cupsPerDay, defaultCupsPerDay),
    courseDays: courseDays === undefined || courseDays === null ? null : figure('days', courseDays, Infinity),
    preparation: steps,
    raised,
  }
}

function dailyAmounts(blends: readonly Blend[]): DailyAmount[] {
  const largest = new Map<string, DailyAmount>()
  for (const { parts, cupsPerDay } of blends)
    for (const { herb, gramsPerCup } of parts) {
      const gramsPerDay = dailyGrams(gramsPerCup, cupsPerDay)
      if (gramsPerDay > (largest.get(herb.slug)?.gramsPerDay ?? 0))
        largest.set(herb.slug, { herb: herb.slug, gramsPerDay, maxDailyGrams: herb.maxDailyGrams })
    }
  return [...largest.values()]
}

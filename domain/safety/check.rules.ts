import { calculateDailyGrams, defaultCupsPerDay } from '../amounts/weights.ts'
import { type Blend, blendFindings } from './blend.rules.ts'
import type { SafetyFacts, Source } from './facts.ts'
import {
  type CheckedOrigin,
  type Finding,
  mergeFindings,
  createFinding,
  type RawFinding,
  computeVerdict,
  type Verdict,
} from './findings.ts'
import { kitchenFindings, generalFindings } from './general-findings.rules.ts'
import {
  ambiguityFindings,
  createNameInterpreter,
  type IngredientToCheck,
  interpretIngredients,
} from './ingredients.rules.ts'
import { interactionFindings } from './interactions.rules.ts'
import { indexNames, normaliseName } from './names.ts'
import { personFindings } from './person.rules.ts'
import { type Profile, toPerson } from './profile.ts'
import { preparationRequirements } from './vocabulary.ts'

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

/** Creates the check. `findSources` is an argument so that tools without sources need not load them. */
export function createRules(facts: SafetyFacts, findSources: (finding: RawFinding) => readonly Source[]): CheckRecipe {
  const index = indexNames(facts)
  const interpretName = createNameInterpreter(index)
  const slugs = new Set(facts.plantSlugs)
  const isKnownAllergy = (code: string) => slugs.has(code.replaceAll(' ', '-')) || index.safe.has(normaliseName(code))
  return (recipe, profile, requestedOrigin) => {
    const origin = requestedOrigin === 'human' ? 'human' : 'ai'
    const person = toPerson(profile, isKnownAllergy)
    const { servings, cupsPerDay, courseDays, preparation, findings: usageFindings } = parseUsage(recipe)
    const lines = Array.isArray(recipe?.ingredients) ? recipe.ingredients.filter(isIngredient) : []
    const interpreted = interpretIngredients(interpretName, lines, servings)
    const blends = interpreted.blends.map(({ amounts }): Blend => ({ amounts, cupsPerDay, courseDays, preparation }))
    const sharedFindings = [
      ...usageFindings,
      ...interpreted.findings,
      ...kitchenFindings(interpreted.kitchen, person),
      ...person.unknownCodes.map((code) => createFinding('WARN', 'UNKNOWN_PROFILE_CODE', [], code)),
      createFinding('NOTICE', 'EDUCATIONAL', []),
    ]
    const findingsByBlend = blends.map((blend) => [
      ...blendFindings(blend, person, origin),
      ...personFindings(blend, person, interpreted.kitchen),
      ...interactionFindings(blend, person),
      ...generalFindings(blend),
    ])
    const outcomes = findingsByBlend.map((blendResults, position) => ({
      slugByName: interpreted.blends[position]?.slugByName ?? new Map<string, string>(),
      verdict: computeVerdict([...sharedFindings, ...blendResults]),
    }))
    const findings = mergeFindings([
      ...sharedFindings,
      ...findingsByBlend.flat(),
      ...ambiguityFindings(interpreted.ambiguous, outcomes, origin),
    ])
    return {
      verdict: computeVerdict(findings),
      findings: findings.map((finding) => addSources(finding, findSources(finding))),
      daily: calculateDailyAmounts(blends),
      dataVersion: facts.dataVersion,
    }
  }
}

/** Adds sources to a finding. Copies each field by hand because spreading would take a tenth of the check's time. */
const addSources = ({ level, code, subject, herbs }: RawFinding, sources: Finding['sources']): Finding => ({
  level,
  code,
  subject,
  herbs,
  sources,
})

const isIngredient = (line: unknown): line is IngredientToCheck => typeof line === 'object' && line !== null

type RecipeUsage = Omit<Blend, 'amounts'> & { servings: number; findings: RawFinding[] }

/**
 * Reads servings, cups a day, days and preparation. A number that is not positive refuses the recipe; an unknown
 * preparation raises a warning.
 */
function parseUsage(recipe: RecipeToCheck): RecipeUsage {
  const findings: RawFinding[] = []
  const parsePositive = (name: string, value: unknown, fallback: number) => {
    if (value === undefined || value === null) return fallback
    if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value
    findings.push(createFinding('REFUSE', 'UNPARSEABLE_AMOUNT', [], name))
    return fallback
  }
  const { servings, cupsPerDay, courseDays, preparation } = recipe ?? {}
  const steps = Array.isArray(preparation) ? preparation.filter((step) => typeof step === 'string') : []
  const knownSteps = new Set<string>(preparationRequirements)
  for (const step of steps)
    if (!knownSteps.has(step)) findings.push(createFinding('WARN', 'UNKNOWN_PREPARATION', [], step))
  return {
    servings: parsePositive('servings', servings, 1),
    cupsPerDay: parsePositive('cups a day', cupsPerDay, defaultCupsPerDay),
    courseDays: courseDays === undefined || courseDays === null ? null : parsePositive('days', courseDays, Infinity),
    preparation: steps,
    findings,
  }
}

function calculateDailyAmounts(blends: readonly Blend[]): DailyAmount[] {
  const largestByHerb = new Map<string, DailyAmount>()
  for (const { amounts, cupsPerDay } of blends)
    for (const { herb, gramsPerCup } of amounts) {
      const gramsPerDay = calculateDailyGrams(gramsPerCup, cupsPerDay)
      if (gramsPerDay > (largestByHerb.get(herb.slug)?.gramsPerDay ?? 0))
        largestByHerb.set(herb.slug, { herb: herb.slug, gramsPerDay, maxDailyGrams: herb.maxDailyGrams })
    }
  return [...largestByHerb.values()]
}

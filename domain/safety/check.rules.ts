import { dailyGrams, defaultCupsPerDay } from './amounts.ts'
import { type Blend, blendFindings } from './blend.rules.ts'
import type { CheckRecipe, DailyAmount, RecipeToCheck } from './check.ts'
import type { SafetyFacts, Source } from './facts.ts'
import { type Finding, mergeFindings, createFinding, type RawFinding, verdictOf } from './findings.ts'
import { kitchenFindings, generalFindings } from './general-findings.rules.ts'
import { ambiguityFindings, createReadName, type IngredientToCheck, readIngredients } from './ingredients.rules.ts'
import { interactionFindings } from './interactions.rules.ts'
import { indexNames, normaliseName } from './names.ts'
import { personFindings } from './person.rules.ts'
import { readProfile } from './profile.ts'
import { preparationRequirements } from './vocabulary.ts'

/** Creates the check. `sourcesOf` is passed in, so that a tool that shows no sources need not load them. */
export function createRules(facts: SafetyFacts, sourcesOf: (raised: RawFinding) => readonly Source[]): CheckRecipe {
  const index = indexNames(facts)
  const readName = createReadName(index)
  const slugs = new Set(facts.plantSlugs)
  const knowsAllergy = (code: string) => slugs.has(code.replaceAll(' ', '-')) || index.safe.has(normaliseName(code))
  return (recipe, profile, requestedOrigin) => {
    const origin = requestedOrigin === 'human' ? 'human' : 'ai'
    const person = readProfile(profile, knowsAllergy)
    const { servings, cupsPerDay, courseDays, preparation, raised } = readFrame(recipe)
    const lines = Array.isArray(recipe?.ingredients) ? recipe.ingredients.filter(isLine) : []
    const read = readIngredients(readName, lines, servings)
    const blends = read.blends.map(({ parts }): Blend => ({ parts, cupsPerDay, courseDays, preparation }))
    const sharedFindings = [
      ...raised,
      ...read.raised,
      ...kitchenFindings(read.kitchen, person),
      ...person.unknownCodes.map((code) => createFinding('WARN', 'UNKNOWN_PROFILE_CODE', [], code)),
      createFinding('NOTICE', 'EDUCATIONAL', []),
    ]
    const findingsByReading = blends.map((blend) => [
      ...blendFindings(blend, person, origin),
      ...personFindings(blend, person, read.kitchen),
      ...interactionFindings(blend, person),
      ...generalFindings(blend),
    ])
    const outcomes = findingsByReading.map((found, position) => ({
      slugByName: read.blends[position]?.slugByName ?? new Map<string, string>(),
      verdict: verdictOf([...sharedFindings, ...found]),
    }))
    const findings = mergeFindings([
      ...sharedFindings,
      ...findingsByReading.flat(),
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

/**
 * Adds the sources of a finding. Copying field by field is faster: spreading and assigning take a tenth of a check's
 * time.
 */
const withSources = ({ level, code, subject, herbs }: RawFinding, sources: Finding['sources']): Finding => ({
  level,
  code,
  subject,
  herbs,
  sources,
})

const isLine = (line: unknown): line is IngredientToCheck => typeof line === 'object' && line !== null

type Frame = Omit<Blend, 'parts'> & { servings: number; raised: RawFinding[] }

/**
 * Reads servings, cups a day, days and preparation. A number that is not positive refuses the recipe, and an unknown
 * preparation warns.
 */
function readFrame(recipe: RecipeToCheck): Frame {
  const raised: RawFinding[] = []
  const figure = (name: string, value: unknown, missing: number) => {
    if (value === undefined || value === null) return missing
    if (typeof value === 'number' && value > 0 && Number.isFinite(value)) return value
    raised.push(createFinding('REFUSE', 'UNPARSEABLE_AMOUNT', [], name))
    return missing
  }
  const { servings, cupsPerDay, courseDays, preparation } = recipe ?? {}
  const steps = Array.isArray(preparation) ? preparation.filter((step) => typeof step === 'string') : []
  const known = new Set<string>(preparationRequirements)
  for (const step of steps) if (!known.has(step)) raised.push(createFinding('WARN', 'UNKNOWN_PREPARATION', [], step))
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

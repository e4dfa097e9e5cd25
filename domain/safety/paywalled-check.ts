import type { CheckRecipe, RecipeToCheck } from './check.ts'
import { type Finding, type FindingCode, computeVerdict } from './findings.ts'
import type { Profile } from './profile.ts'

/** Warnings that do not depend on the amount, once it is above a cooking amount. */
const amountIndependentCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'CONDITIONAL_HERB',
  'STACK_HEPATOTOXIC_SIGNAL',
])

/** Grams of dried herb that exceed no limit. */
const traceGrams = 0.001

/**
 * Checks a published recipe while its amounts are hidden from the reader. Findings for everybody apply at any amount of
 * its herbs. Findings for the person assume the largest daily amount of each herb. The result may be stricter than for
 * the real amounts, never milder.
 */
export function checkPaywalled(check: CheckRecipe, recipe: RecipeToCheck, profile: Profile | undefined) {
  const traceReport = check(
    setGrams(recipe, () => traceGrams),
    undefined,
    'human',
  )
  const maxGrams = setGrams(recipe, (line) => maxGramsPerCup(check, recipe, line))
  const findingsAtMaximum = check(maxGrams, undefined, 'human').findings
  const keysForEverybody = new Set(findingsAtMaximum.map(getFindingKey))
  const findingsForEverybody = [
    ...traceReport.findings,
    ...findingsAtMaximum.filter(({ code }) => amountIndependentCodes.has(code)),
  ]
  const everybodyKeys = new Set(findingsForEverybody.map(getFindingKey))
  const { findings: profileFindings, dataVersion } = check(maxGrams, profile, 'human')
  const personalFindings = profileFindings.filter(
    (finding) =>
      !amountIndependentCodes.has(finding.code) &&
      !keysForEverybody.has(getFindingKey(finding)) &&
      !everybodyKeys.has(getFindingKey(finding)),
  )
  const findings = [
    ...personalFindings,
    ...new Map(findingsForEverybody.map((finding) => [getFindingKey(finding), finding])).values(),
  ]
  return { verdict: computeVerdict(findings), findings, dataVersion }
}

type Line = RecipeToCheck['ingredients'][number]

const setGrams = (recipe: RecipeToCheck, grams: (line: Line) => number): RecipeToCheck => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => ({ name: line.name, gramsPerCup: grams(line) })),
})

/** Returns the maximum grams of dried herb a cup, among all herbs that the name may mean. */
function maxGramsPerCup(check: CheckRecipe, recipe: RecipeToCheck, { name }: Line): number {
  const { daily } = check({ ...recipe, ingredients: [{ name, gramsPerCup: traceGrams }] }, undefined, 'human')
  const maxGrams = Math.max(traceGrams, ...daily.map(({ maxDailyGrams }) => maxDailyGrams))
  return maxGrams / (recipe.cupsPerDay ?? 1)
}

const getFindingKey = ({ level, code, subject, herbs }: Finding) => [level, code, subject, ...herbs].join(' ')

import type { CheckRecipe, RecipeToCheck } from './check.ts'
import { type Finding, type FindingCode, verdictOf } from './findings.ts'
import type { Profile } from './profile.ts'

/** Warnings that a herb raises in any amount above a cooking amount. */
const herbCodes: ReadonlySet<FindingCode> = new Set<FindingCode>(['CONDITIONAL_HERB', 'STACK_HEPATOTOXIC_SIGNAL'])

/** Grams of dried herb so small that they exceed no limit. */
const trace = 0.001

/**
 * Checks a published recipe whose amounts are hidden from the reader. Findings for everybody are those that hold at any
 * amount of its herbs. Findings for the person assume the largest daily amount of each herb. Nothing is missed, but the
 * check may be stricter than for the real amounts.
 */
export function checkPaywalled(check: CheckRecipe, recipe: RecipeToCheck, profile: Profile | undefined) {
  const traceReport = check(
    withGrams(recipe, () => trace),
    undefined,
    'human',
  )
  const most = withGrams(recipe, (line) => gramsPerCupMax(check, recipe, line))
  const findingsAtMost = check(most, undefined, 'human').findings
  const keysForEverybody = new Set(findingsAtMost.map(keyOf))
  const findingsForEverybody = [...traceReport.findings, ...findingsAtMost.filter(({ code }) => herbCodes.has(code))]
  const known = new Set(findingsForEverybody.map(keyOf))
  const { findings: personal, dataVersion } = check(most, profile, 'human')
  const added = personal.filter(
    (finding) => !herbCodes.has(finding.code) && !keysForEverybody.has(keyOf(finding)) && !known.has(keyOf(finding)),
  )
  const findings = [...added, ...new Map(findingsForEverybody.map((finding) => [keyOf(finding), finding])).values()]
  return { verdict: verdictOf(findings), findings, dataVersion }
}

type Line = RecipeToCheck['ingredients'][number]

const withGrams = (recipe: RecipeToCheck, grams: (line: Line) => number): RecipeToCheck => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => ({ name: line.name, gramsPerCup: grams(line) })),
})

/** Returns the largest grams of dried herb a cup, of any herb that the name may mean. */
function gramsPerCupMax(check: CheckRecipe, recipe: RecipeToCheck, { name }: Line): number {
  const { daily } = check({ ...recipe, ingredients: [{ name, gramsPerCup: trace }] }, undefined, 'human')
  const most = Math.max(trace, ...daily.map(({ maxDailyGrams }) => maxDailyGrams))
  return most / (recipe.cupsPerDay ?? 1)
}

const keyOf = ({ level, code, subject, herbs }: Finding) => [level, code, subject, ...herbs].join(' ')

import type { CheckRecipe, RecipeToCheck } from './check.ts'
import { type Finding, type FindingCode, verdictOf } from './findings.ts'
import type { Profile } from './profile.ts'

/** Warnings that a herb brings in any amount above that of cooking. */
const ofHerbs: ReadonlySet<FindingCode> = new Set<FindingCode>(['CONDITIONAL_HERB', 'STACK_HEPATOTOXIC_SIGNAL'])

/** Grams so few that no limit of an amount strikes. */
const trace = 0.001

/**
 * The check of a published recipe whose amounts are kept from whoever asks: what holds of its herbs however little there is of them, and
 * what the person adds where each herb were there with the most that a day may hold. So nothing is missed, and an amount may be judged
 * more strictly than it is.
 */
export function checkPaywalled(check: CheckRecipe, recipe: RecipeToCheck, profile: Profile | undefined) {
  const least = check(
    withGrams(recipe, () => trace),
    undefined,
    'human',
  )
  const most = withGrams(recipe, (line) => mostGrams(check, recipe, line))
  const ofMost = check(most, undefined, 'human').findings
  const forAll = new Set(ofMost.map(keyOf))
  const always = [...least.findings, ...ofMost.filter(({ code }) => ofHerbs.has(code))]
  const known = new Set(always.map(keyOf))
  const { findings: personal, dataVersion } = check(most, profile, 'human')
  const added = personal.filter(
    (finding) => !ofHerbs.has(finding.code) && !forAll.has(keyOf(finding)) && !known.has(keyOf(finding)),
  )
  const findings = [...added, ...new Map(always.map((finding) => [keyOf(finding), finding])).values()]
  return { verdict: verdictOf(findings), findings, dataVersion }
}

type Line = RecipeToCheck['ingredients'][number]

const withGrams = (recipe: RecipeToCheck, grams: (line: Line) => number): RecipeToCheck => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line) => ({ name: line.name, gramsPerCup: grams(line) })),
})

/** The most a cup of whatever herb the name means, in grams of dried herb. */
function mostGrams(check: CheckRecipe, recipe: RecipeToCheck, { name }: Line): number {
  const { daily } = check({ ...recipe, ingredients: [{ name, gramsPerCup: trace }] }, undefined, 'human')
  const most = Math.max(trace, ...daily.map(({ maxDailyGrams }) => maxDailyGrams))
  return most / (recipe.cupsPerDay ?? 1)
}

const keyOf = ({ level, code, subject, herbs }: Finding) => [level, code, subject, ...herbs].join(' ')

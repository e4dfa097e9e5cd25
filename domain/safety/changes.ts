import { defaultCupsPerDay } from '../amounts/weights.ts'
import { joinWords, formatNameInSentence, formatPlural } from '../words.ts'
import type { CheckRecipe, RecipeToCheck, SafetyReport } from './check.ts'
import type { SafetyFacts } from './facts.ts'
import { type CheckedOrigin, verdicts } from './findings.ts'
import { isWithoutCaution } from './passing.ts'
import type { Profile } from './profile.ts'

/** What a suggested change does to the recipe. `index` and `indexes` are positions in its ingredients. */
export type RecipeEdit =
  | { kind: 'amount'; index: number; gramsPerCup: number }
  | { kind: 'cups'; cupsPerDay: number }
  | { kind: 'without'; indexes: readonly number[] }

/** Suggested recipe change, with the verdict of the changed recipe. */
export type Change = { text: string; verdict: SafetyReport['verdict']; edit: RecipeEdit }

type ChangeRequest = { check: CheckRecipe; recipe: RecipeToCheck; profile: Profile | undefined; origin: CheckedOrigin }

/** Shares of an amount to try, largest first. */
const shares = [0.75, 0.5, 0.33, 0.25, 0.15, 0.1]
const maxChanges = 3

/**
 * Creates a function that suggests at most three small changes that remove every caution for this person: less of a
 * herb, fewer cups, or no longer using a herb. If no change does, it suggests changes that improve the verdict. Less of
 * a herb comes before leaving it out, also if it only makes a refused recipe one to ask about first. A call runs about
 * thirty checks.
 */
export function createChangeSuggester(facts: Pick<SafetyFacts, 'herbs'>): (request: ChangeRequest) => Change[] {
  const names = new Map(facts.herbs.map((herb) => [herb.slug, formatNameInSentence(herb.commonName)]))
  return (request) => {
    const report = request.check(request.recipe, request.profile, request.origin)
    if (isWithoutCaution(report.verdict)) return []
    const currentRank = verdicts.indexOf(report.verdict)
    const results = createCandidates(request, report, names).map(({ kind, text, edit }) => ({
      kind,
      text,
      edit,
      verdict: request.check(applyEdit(request.recipe, edit), request.profile, request.origin).verdict,
    }))
    const improvements = results.filter(({ verdict }) => verdicts.indexOf(verdict) < currentRank)
    const passingChanges = pickFirstOfEachKind(improvements.filter(({ verdict }) => isWithoutCaution(verdict)))
    if (passingChanges.length === 0) return pickFirstOfEachKind(improvements)
    const hasSmallerAmount = passingChanges.some(({ edit }) => edit.kind === 'amount')
    const smallerAmount = improvements.find(({ edit, verdict }) => edit.kind === 'amount' && verdict !== 'refused')
    return hasSmallerAmount || report.verdict !== 'refused' || !smallerAmount
      ? passingChanges
      : [toChange(smallerAmount), ...passingChanges].slice(0, maxChanges)
  }
}

type Candidate = Omit<Change, 'verdict'> & { kind: string }

function createCandidates(
  { recipe, check, origin }: ChangeRequest,
  report: SafetyReport,
  names: ReadonlyMap<string, string>,
): Candidate[] {
  const cups = recipe.cupsPerDay ?? defaultCupsPerDay
  const riskyHerbs = new Set(
    report.findings.filter(({ level }) => level === 'REFUSE' || level === 'WARN').flatMap(({ herbs }) => herbs),
  )
  const lines = recipe.ingredients.map((line, index) => {
    const { daily } = check({ ...recipe, ingredients: [line] }, undefined, origin)
    const [herb, ...others] = daily
    return { index, line, herb: others.length === 0 ? herb : undefined }
  })
  const herbLines = lines.filter(({ herb }) => herb && riskyHerbs.has(herb.herb))
  return [
    ...herbLines.flatMap(({ index, line, herb }) => {
      const name = names.get(herb?.herb ?? '') ?? line.name
      const grams = (herb?.gramsPerDay ?? 0) / cups
      return shares.flatMap((share) => {
        const reducedGrams = roundDownGrams(grams * share)
        if (reducedGrams <= 0) return []
        const text = `Use ${reducedGrams} g of ${name} in a cup instead of ${Number(grams.toFixed(2))} g.`
        return [{ kind: `less ${index}`, text, edit: { kind: 'amount' as const, index, gramsPerCup: reducedGrams } }]
      })
    }),
    ...Array.from({ length: Math.max(0, Math.ceil(cups) - 1) }, (_, index) => Math.ceil(cups) - 1 - index).map(
      (fewerCups) => ({
        kind: 'cups',
        text: `Drink ${formatPlural(fewerCups, 'cup')} a day instead of ${cups}.`,
        edit: { kind: 'cups' as const, cupsPerDay: fewerCups },
      }),
    ),
    ...(lines.length > herbLines.length || herbLines.length > 1
      ? herbLines.map(({ index, line, herb }) => ({
          kind: 'without',
          text: `Leave out the ${names.get(herb?.herb ?? '') ?? line.name}.`,
          edit: { kind: 'without' as const, indexes: [index] },
        }))
      : []),
    ...createRemoveAllChange(recipe, herbLines, names),
  ]
}

/** Returns the change that leaves out every herb that affects the verdict. */
function createRemoveAllChange(
  recipe: RecipeToCheck,
  herbLines: readonly {
    index: number
    line: RecipeToCheck['ingredients'][number]
    herb: { herb: string } | undefined
  }[],
  names: ReadonlyMap<string, string>,
): Candidate[] {
  if (herbLines.length < 2 || herbLines.length === recipe.ingredients.length) return []
  return [
    {
      kind: 'without all',
      text: `Leave out the ${joinWords(herbLines.map(({ line, herb }) => names.get(herb?.herb ?? '') ?? line.name))}.`,
      edit: { kind: 'without', indexes: herbLines.map(({ index }) => index) },
    },
  ]
}

/** Returns the first change of each kind, which is the smallest. */
function pickFirstOfEachKind(results: readonly (Change & Pick<Candidate, 'kind'>)[]): Change[] {
  const kinds = new Set<string>()
  return results
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, maxChanges)
    .map(toChange)
}

const toChange = ({ text, verdict, edit }: Change): Change => ({ text, verdict, edit })

/** Returns the recipe with the edit. A changed amount replaces the written one. */
function applyEdit(recipe: RecipeToCheck, edit: RecipeEdit): RecipeToCheck {
  if (edit.kind === 'cups') return { ...recipe, cupsPerDay: edit.cupsPerDay }
  const ingredients = recipe.ingredients.flatMap((line, index) => {
    if (edit.kind === 'without') return edit.indexes.includes(index) ? [] : [line]
    return index === edit.index ? [{ name: line.name, gramsPerCup: edit.gramsPerCup }] : [line]
  })
  return { ...recipe, ingredients }
}

const roundDownGrams = (grams: number) => Number((Math.floor(grams * 20 + 1e-9) / 20).toFixed(2))

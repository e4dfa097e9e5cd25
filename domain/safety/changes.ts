import { listWords, nameInSentence, plural } from '../words.ts'
import { defaultCupsPerDay } from './amounts.ts'
import type { CheckRecipe, RecipeToCheck, SafetyReport } from './check.ts'
import type { SafetyFacts } from './facts.ts'
import { type CheckedOrigin, verdicts } from './findings.ts'
import { isUncautioned } from './passing.ts'
import type { Profile } from './profile.ts'

/** Suggested change of a recipe, with the verdict of the changed recipe. */
export type Change = { text: string; verdict: SafetyReport['verdict'] }

type ChangeRequest = { check: CheckRecipe; recipe: RecipeToCheck; profile: Profile | undefined; origin: CheckedOrigin }

/** Shares of an amount to try, the largest first. */
const shares = [0.75, 0.5, 0.33, 0.25, 0.15, 0.1]
const changesMax = 3

/**
 * Creates a function that returns at most three small changes that remove every caution for this person: less of a
 * herb, fewer cups, or a herb left out. When no change does, the function returns changes that improve the verdict. A
 * call runs about thirty checks.
 */
export function createChanges(facts: Pick<SafetyFacts, 'herbs'>): (request: ChangeRequest) => Change[] {
  const names = new Map(facts.herbs.map((herb) => [herb.slug, nameInSentence(herb.commonName)]))
  return (request) => {
    const report = request.check(request.recipe, request.profile, request.origin)
    if (isUncautioned(report.verdict)) return []
    const currentRank = verdicts.indexOf(report.verdict)
    const found = candidates(request, report, names).map(({ kind, text, recipe }) => ({
      kind,
      text,
      verdict: request.check(recipe, request.profile, request.origin).verdict,
    }))
    const passed = found.filter(({ verdict }) => isUncautioned(verdict))
    const improvements =
      passed.length > 0 ? passed : found.filter(({ verdict }) => verdicts.indexOf(verdict) < currentRank)
    return firstOfEachKind(improvements)
  }
}

type Candidate = { kind: string; text: string; recipe: RecipeToCheck }

function candidates(
  { recipe, check, origin }: ChangeRequest,
  report: SafetyReport,
  names: ReadonlyMap<string, string>,
): Candidate[] {
  const cups = recipe.cupsPerDay ?? defaultCupsPerDay
  const riskyHerbs = new Set(
    report.findings.filter(({ level }) => level === 'REFUSE' || level === 'WARN').flatMap(({ herbs }) => herbs),
  )
  const lines = recipe.ingredients.map((line, at) => {
    const { daily } = check({ ...recipe, ingredients: [line] }, undefined, origin)
    const [herb, ...others] = daily
    return { at, line, herb: others.length === 0 ? herb : undefined }
  })
  const herbLines = lines.filter(({ herb }) => herb && riskyHerbs.has(herb.herb))
  const withLine = (at: number, line: RecipeToCheck['ingredients'][number] | undefined): RecipeToCheck => ({
    ...recipe,
    ingredients: recipe.ingredients.flatMap((ingredient, position) =>
      position !== at ? [ingredient] : line ? [line] : [],
    ),
  })
  return [
    ...herbLines.flatMap(({ at, line, herb }) => {
      const name = names.get(herb?.herb ?? '') ?? line.name
      const grams = (herb?.gramsPerDay ?? 0) / cups
      return shares.flatMap((share) => {
        const less = roundedDown(grams * share)
        if (less <= 0) return []
        const text = `Use ${less} g of ${name} in a cup instead of ${Number(grams.toFixed(2))} g.`
        return [{ kind: `less ${at}`, text, recipe: withLine(at, { name: line.name, gramsPerCup: less }) }]
      })
    }),
    ...Array.from({ length: Math.max(0, Math.ceil(cups) - 1) }, (_, at) => Math.ceil(cups) - 1 - at).map((fewer) => ({
      kind: 'cups',
      text: `Drink ${plural(fewer, 'cup')} a day instead of ${cups}.`,
      recipe: { ...recipe, cupsPerDay: fewer },
    })),
    ...(lines.length > herbLines.length || herbLines.length > 1
      ? herbLines.map(({ at, line, herb }) => ({
          kind: 'without',
          text: `Leave out the ${names.get(herb?.herb ?? '') ?? line.name}.`,
          recipe: withLine(at, undefined),
        }))
      : []),
    ...withoutAll(recipe, herbLines, names),
  ]
}

/** Returns the change that leaves out all herbs that are a reason for the verdict. */
function withoutAll(
  recipe: RecipeToCheck,
  herbLines: readonly { at: number; line: RecipeToCheck['ingredients'][number]; herb: { herb: string } | undefined }[],
  names: ReadonlyMap<string, string>,
): Candidate[] {
  if (herbLines.length < 2 || herbLines.length === recipe.ingredients.length) return []
  const removed = new Set(herbLines.map(({ at }) => at))
  return [
    {
      kind: 'without all',
      text: `Leave out the ${listWords(herbLines.map(({ line, herb }) => names.get(herb?.herb ?? '') ?? line.name))}.`,
      recipe: { ...recipe, ingredients: recipe.ingredients.filter((_, at) => !removed.has(at)) },
    },
  ]
}

/** Returns the first change of each kind, which is the smallest. */
function firstOfEachKind(found: readonly (Change & Pick<Candidate, 'kind'>)[]): Change[] {
  const kinds = new Set<string>()
  return found
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, changesMax)
    .map(({ text, verdict }) => ({ text, verdict }))
}

const roundedDown = (grams: number) => Number((Math.floor(grams * 20 + 1e-9) / 20).toFixed(2))

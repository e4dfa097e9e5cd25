import { listWords, nameInSentence, plural } from '../words.ts'
import { defaultCupsPerDay } from './amounts.ts'
import type { CheckRecipe, RecipeToCheck, SafetyReport } from './check.ts'
import type { SafetyFacts } from './facts.ts'
import { type CheckedOrigin, verdicts } from './findings.ts'
import { isUncautioned } from './passing.ts'
import type { Profile } from './profile.ts'

/** Suggested change of a recipe, with the verdict of the changed recipe. */
export type Change = { text: string; verdict: SafetyReport['verdict'] }

type Asking = { check: CheckRecipe; recipe: RecipeToCheck; profile: Profile | undefined; origin: CheckedOrigin }

/** Shares of an amount to try, the largest first. */
const shares = [0.75, 0.5, 0.33, 0.25, 0.15, 0.1]
const changesMax = 3

/**
 * Creates a function that returns at most three small changes that remove every caution for this person: less of a
 * herb, fewer cups, or a herb left out. When no change does, the function returns changes that improve the verdict. A
 * call runs about thirty checks.
 */
export function createChanges(facts: Pick<SafetyFacts, 'herbs'>): (asking: Asking) => Change[] {
  const names = new Map(facts.herbs.map((herb) => [herb.slug, nameInSentence(herb.commonName)]))
  return (asking) => {
    const report = asking.check(asking.recipe, asking.profile, asking.origin)
    if (isUncautioned(report.verdict)) return []
    const now = verdicts.indexOf(report.verdict)
    const found = tries(asking, report, names).map(({ kind, text, recipe }) => ({
      kind,
      text,
      verdict: asking.check(recipe, asking.profile, asking.origin).verdict,
    }))
    const passed = found.filter(({ verdict }) => isUncautioned(verdict))
    const better = passed.length > 0 ? passed : found.filter(({ verdict }) => verdicts.indexOf(verdict) < now)
    return smallest(better)
  }
}

type Try = { kind: string; text: string; recipe: RecipeToCheck }

function tries({ recipe, check, origin }: Asking, report: SafetyReport, names: ReadonlyMap<string, string>): Try[] {
  const cups = recipe.cupsPerDay ?? defaultCupsPerDay
  const concerned = new Set(
    report.findings.filter(({ level }) => level === 'REFUSE' || level === 'WARN').flatMap(({ herbs }) => herbs),
  )
  const lines = recipe.ingredients.map((line, at) => {
    const { daily } = check({ ...recipe, ingredients: [line] }, undefined, origin)
    const [herb, ...others] = daily
    return { at, line, herb: others.length === 0 ? herb : undefined }
  })
  const ofHerbs = lines.filter(({ herb }) => herb && concerned.has(herb.herb))
  const withLine = (at: number, line: RecipeToCheck['ingredients'][number] | undefined): RecipeToCheck => ({
    ...recipe,
    ingredients: recipe.ingredients.flatMap((given, position) => (position !== at ? [given] : line ? [line] : [])),
  })
  return [
    ...ofHerbs.flatMap(({ at, line, herb }) => {
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
    ...(lines.length > ofHerbs.length || ofHerbs.length > 1
      ? ofHerbs.map(({ at, line, herb }) => ({
          kind: 'without',
          text: `Leave out the ${names.get(herb?.herb ?? '') ?? line.name}.`,
          recipe: withLine(at, undefined),
        }))
      : []),
    ...withoutAll(recipe, ofHerbs, names),
  ]
}

/** Returns the change that leaves out all herbs that are a reason for the verdict. */
function withoutAll(
  recipe: RecipeToCheck,
  ofHerbs: readonly { at: number; line: RecipeToCheck['ingredients'][number]; herb: { herb: string } | undefined }[],
  names: ReadonlyMap<string, string>,
): Try[] {
  if (ofHerbs.length < 2 || ofHerbs.length === recipe.ingredients.length) return []
  const left = new Set(ofHerbs.map(({ at }) => at))
  return [
    {
      kind: 'without all',
      text: `Leave out the ${listWords(ofHerbs.map(({ line, herb }) => names.get(herb?.herb ?? '') ?? line.name))}.`,
      recipe: { ...recipe, ingredients: recipe.ingredients.filter((_, at) => !left.has(at)) },
    },
  ]
}

/** Returns the first change of each kind, which is the smallest. */
function smallest(found: readonly (Change & Pick<Try, 'kind'>)[]): Change[] {
  const kinds = new Set<string>()
  return found
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, changesMax)
    .map(({ text, verdict }) => ({ text, verdict }))
}

const roundedDown = (grams: number) => Number((Math.floor(grams * 20 + 1e-9) / 20).toFixed(2))

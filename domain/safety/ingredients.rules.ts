import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { parseDriedGrams } from '../amounts/weights.ts'
import type { HerbFacts } from './facts.ts'
import { type CheckedOrigin, type RawFinding, type Verdict, verdicts } from './findings.ts'
import { memoize } from './memoize.ts'
import { type NameIndex, type NameMeaning, normaliseName, type Plant, resolveName, getPlantSlug } from './names.ts'

/**
 * Line of a recipe. `amount` is the written amount for the whole recipe; `gramsPerCup` is grams of dried herb. The
 * larger of the two counts.
 */
export type IngredientToCheck = {
  name: string
  amount?: string | null | undefined
  gramsPerCup?: number | null | undefined
}

export type HerbAmount = { herb: HerbFacts; gramsPerCup: number }

/** Name that may mean several plants. `measuredPlants` are the slugs of plants with a readable amount. */
type AmbiguousName = { name: string; plants: readonly Plant[]; measuredPlants: ReadonlySet<string> }

/** One way to interpret a recipe. `slugByName` gives the plant for each ambiguous name. */
type Interpretation = { amounts: HerbAmount[]; slugByName: ReadonlyMap<string, string> }

/**
 * Interpreted recipe lines. `blends` has one entry for each interpretation, `kitchen` has the ingredients without herb
 * facts, and `findings` are about names and amounts (R1 to R3).
 */
type InterpretedIngredients = {
  blends: Interpretation[]
  ambiguous: AmbiguousName[]
  kitchen: SafeIngredient[]
  findings: RawFinding[]
}

type InterpretName = (written: string) => { name: string; meaning: NameMeaning }

export const createNameInterpreter = (index: NameIndex): InterpretName =>
  memoize((written) => {
    const name = normaliseName(written)
    return { name, meaning: resolveName(index, name) }
  })

/** Maximum number of interpretations. A recipe with more is refused. */
const maxInterpretations = 64

/** Interprets recipe lines. Adds up lines with the same name, and tries every meaning of an ambiguous name. */
export function interpretIngredients(
  interpretName: InterpretName,
  ingredients: readonly IngredientToCheck[],
  servings: number,
): InterpretedIngredients {
  const findings: RawFinding[] = []
  const kitchen: SafeIngredient[] = []
  const ambiguous: AmbiguousName[] = []
  let blends: Interpretation[] = [{ amounts: [], slugByName: new Map() }]
  let herbCount = 0
  const addFinding = (level: RawFinding['level'], code: RawFinding['code'], subject: string, herbs: string[] = []) =>
    findings.push({ level, code, subject, herbs })
  for (const { name, meaning, lines } of groupByName(ingredients, interpretName)) {
    if (meaning.kind === 'safe') {
      kitchen.push(meaning.ingredient)
      continue
    }
    herbCount++
    if (meaning.kind === 'unknown') addFinding('REFUSE', 'UNKNOWN_INGREDIENT', name)
    if (meaning.kind === 'form') addFinding('REFUSE', 'FORM_NOT_TEA', name)
    if (meaning.kind !== 'plants') continue
    const amounts = meaning.plants.flatMap((plant) => {
      if (plant.kind === 'restricted') {
        addFinding('REFUSE', plant.plant.action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT', '', [
          getPlantSlug(plant),
        ])
        return []
      }
      const gramsPerCup = sumGramsPerCup(lines, plant.herb, servings)
      if (gramsPerCup === undefined) addFinding('REFUSE', 'UNPARSEABLE_AMOUNT', name, [plant.herb.slug])
      return gramsPerCup === undefined ? [] : [{ herb: plant.herb, gramsPerCup }]
    })
    const isAmbiguous = meaning.plants.length > 1
    if (isAmbiguous)
      ambiguous.push({ name, plants: meaning.plants, measuredPlants: new Set(amounts.map(({ herb }) => herb.slug)) })
    if (blends.length * amounts.length > maxInterpretations) {
      addFinding('REFUSE', 'AMBIGUOUS_NAME', name, meaning.plants.map(getPlantSlug))
      amounts.length = 1
    }
    if (amounts.length > 0)
      blends = blends.flatMap(({ amounts: others, slugByName }) =>
        amounts.map((amount) => ({
          amounts: others.concat(amount),
          slugByName: isAmbiguous ? new Map(slugByName).set(name, amount.herb.slug) : slugByName,
        })),
      )
  }
  if (herbCount === 0) addFinding('REFUSE', 'NO_HERBS', '')
  return {
    blends: blends.map(({ amounts, slugByName }) => ({ amounts: mergeAmounts(amounts), slugByName })),
    ambiguous,
    kitchen,
    findings,
  }
}

type Outcome = Pick<Interpretation, 'slugByName'> & { verdict: Verdict }

/**
 * Raises findings about ambiguous names (R2). If every meaning has the same verdict, the finding is a notice. Otherwise
 * it asks which plant is meant, and always does when a meaning is restricted or only some amounts can be read.
 */
export function ambiguityFindings(
  ambiguous: readonly AmbiguousName[],
  outcomes: readonly Outcome[],
  origin: CheckedOrigin,
): RawFinding[] {
  return ambiguous.map(({ name, plants, measuredPlants }) => {
    const worstRanks = plants.map((plant) => {
      const matchingOutcomes = outcomes.filter(({ slugByName }) => slugByName.get(name) === getPlantSlug(plant))
      return Math.max(...matchingOutcomes.map(({ verdict }) => verdicts.indexOf(verdict)))
    })
    const isClear =
      plants.every(({ kind }) => kind === 'herb') &&
      (measuredPlants.size === 0 || measuredPlants.size === plants.length) &&
      worstRanks.every((rank) => rank === worstRanks[0])
    const strictLevel = origin === 'human' ? 'REVIEW' : 'REFUSE'
    return {
      level: isClear ? 'NOTICE' : strictLevel,
      code: 'AMBIGUOUS_NAME',
      subject: name,
      herbs: plants.map(getPlantSlug),
    }
  })
}

type NamedLines = ReturnType<InterpretName> & { lines: IngredientToCheck[] }

function groupByName(ingredients: readonly IngredientToCheck[], interpretName: InterpretName): Iterable<NamedLines> {
  const byName = new Map<string, NamedLines>()
  for (const line of ingredients) {
    const { name, meaning } = interpretName(typeof line.name === 'string' ? line.name : '')
    const existing = byName.get(name)
    if (existing) existing.lines.push(line)
    else byName.set(name, { name, meaning, lines: [line] })
  }
  return byName.values()
}

function sumGramsPerCup(lines: readonly IngredientToCheck[], herb: HerbFacts, servings: number): number | undefined {
  let sum = 0
  for (const line of lines) {
    const grams = calculateLineGramsPerCup(line, herb, servings)
    if (grams === undefined) return undefined
    sum += grams
  }
  return Number.isFinite(sum) ? sum : undefined
}

/** Returns the grams of dried herb a cup: the stated or the written amount, whichever is larger. */
function calculateLineGramsPerCup(
  { name, amount, gramsPerCup }: IngredientToCheck,
  herb: HerbFacts,
  servings: number,
): number | undefined {
  const statedGrams = gramsPerCup ?? undefined
  if (statedGrams !== undefined && !isValidGrams(statedGrams)) return undefined
  if (amount === undefined || amount === null) return statedGrams
  const grams = typeof amount === 'string' ? parseDriedGrams(amount, name, herb) : undefined
  const writtenGrams = grams === undefined ? undefined : grams / servings
  return writtenGrams !== undefined && isValidGrams(writtenGrams) ? Math.max(writtenGrams, statedGrams ?? 0) : undefined
}

const isValidGrams = (value: unknown) => typeof value === 'number' && value > 0 && Number.isFinite(value)

function mergeAmounts(amounts: readonly HerbAmount[]): HerbAmount[] {
  const bySlug = new Map<string, HerbAmount>()
  for (const amount of amounts) {
    const existing = bySlug.get(amount.herb.slug)
    bySlug.set(
      amount.herb.slug,
      existing ? { herb: amount.herb, gramsPerCup: existing.gramsPerCup + amount.gramsPerCup } : amount,
    )
  }
  return [...bySlug.values()].toSorted((one, other) => (one.herb.slug < other.herb.slug ? -1 : 1))
}

import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { driedGramsOfLine } from './amounts.ts'
import type { HerbFacts } from './facts.ts'
import { type CheckedOrigin, type RawFinding, type Verdict, verdicts } from './findings.ts'
import { memoize } from './memoize.ts'
import { type NameIndex, type NameReading, normaliseName, type Plant, resolveName, slugOf } from './names.ts'

/**
 * Line of a recipe. `amount` is as written, for the whole recipe; `gramsPerCup` is dried herb. The larger of the two
 * counts.
 */
export type IngredientToCheck = {
  name: string
  amount?: string | null | undefined
  gramsPerCup?: number | null | undefined
}

export type Part = { herb: HerbFacts; gramsPerCup: number }

/** Name that may mean several plants. `measuredPlants` has the slugs of the plants whose amount could be read. */
type AmbiguousName = { name: string; plants: readonly Plant[]; measuredPlants: ReadonlySet<string> }

/** One way to read a recipe. `slugByName` has the slug that each ambiguous name means in this reading. */
type Reading = { parts: Part[]; slugByName: ReadonlyMap<string, string> }

/**
 * Lines of a recipe as read. `blends` has one entry for each way to read its ambiguous names, `kitchen` has the
 * ingredients without herb facts, and `raised` has findings about names and amounts (R1 to R3).
 */
type ReadIngredients = {
  blends: Reading[]
  ambiguous: AmbiguousName[]
  kitchen: SafeIngredient[]
  raised: RawFinding[]
}

/** Function that returns a name in its normal form, and its meaning. */
type ReadName = (written: string) => { name: string; reading: NameReading }

export const createReadName = (index: NameIndex): ReadName =>
  memoize((written) => {
    const name = normaliseName(written)
    return { name, reading: resolveName(index, name) }
  })

/** Maximum number of ways to read a recipe. A recipe with more is refused. */
const blendsMax = 64

/** Reads the lines of a recipe. Lines with the same name are added up, and an ambiguous name is read in every way. */
export function readIngredients(
  readName: ReadName,
  ingredients: readonly IngredientToCheck[],
  servings: number,
): ReadIngredients {
  const raised: RawFinding[] = []
  const kitchen: SafeIngredient[] = []
  const ambiguous: AmbiguousName[] = []
  let blends: Reading[] = [{ parts: [], slugByName: new Map() }]
  let herbLines = 0
  const raise = (level: RawFinding['level'], code: RawFinding['code'], subject: string, herbs: string[] = []) =>
    raised.push({ level, code, subject, herbs })
  for (const { name, reading, lines } of groupByName(ingredients, readName)) {
    if (reading.kind === 'safe') {
      kitchen.push(reading.ingredient)
      continue
    }
    herbLines++
    if (reading.kind === 'unknown') raise('REFUSE', 'UNKNOWN_INGREDIENT', name)
    if (reading.kind === 'form') raise('REFUSE', 'FORM_NOT_TEA', name)
    if (reading.kind !== 'plants') continue
    const parts = reading.readings.flatMap((plant) => {
      if (plant.kind === 'restricted') {
        raise('REFUSE', plant.plant.action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT', '', [
          slugOf(plant),
        ])
        return []
      }
      const gramsPerCup = gramsOfLines(lines, plant.herb, servings)
      if (gramsPerCup === undefined) raise('REFUSE', 'UNPARSEABLE_AMOUNT', name, [plant.herb.slug])
      return gramsPerCup === undefined ? [] : [{ herb: plant.herb, gramsPerCup }]
    })
    const isAmbiguous = reading.readings.length > 1
    if (isAmbiguous)
      ambiguous.push({ name, plants: reading.readings, measuredPlants: new Set(parts.map(({ herb }) => herb.slug)) })
    if (blends.length * parts.length > blendsMax) {
      raise('REFUSE', 'AMBIGUOUS_NAME', name, reading.readings.map(slugOf))
      parts.length = 1
    }
    if (parts.length > 0)
      blends = blends.flatMap(({ parts: others, slugByName }) =>
        parts.map((part) => ({
          parts: others.concat(part),
          slugByName: isAmbiguous ? new Map(slugByName).set(name, part.herb.slug) : slugByName,
        })),
      )
  }
  if (herbLines === 0) raise('REFUSE', 'NO_HERBS', '')
  return {
    blends: blends.map(({ parts, slugByName }) => ({ parts: mergeParts(parts), slugByName })),
    ambiguous,
    kitchen,
    raised,
  }
}

/** Verdict of each way to read a recipe. */
type Outcome = Pick<Reading, 'slugByName'> & { verdict: Verdict }

/**
 * Raises findings about ambiguous names (R2): a notice when every meaning has the same verdict, otherwise a finding
 * that asks for the plant. It always asks when a meaning is restricted or only some amounts can be read.
 */
export function ambiguityFindings(
  ambiguous: readonly AmbiguousName[],
  outcomes: readonly Outcome[],
  origin: CheckedOrigin,
): RawFinding[] {
  return ambiguous.map(({ name, plants, measuredPlants }) => {
    const worst = plants.map((plant) => {
      const own = outcomes.filter(({ slugByName }) => slugByName.get(name) === slugOf(plant))
      return Math.max(...own.map(({ verdict }) => verdicts.indexOf(verdict)))
    })
    const isClear =
      plants.every(({ kind }) => kind === 'herb') &&
      (measuredPlants.size === 0 || measuredPlants.size === plants.length) &&
      worst.every((rank) => rank === worst[0])
    const strictLevel = origin === 'human' ? 'REVIEW' : 'REFUSE'
    return { level: isClear ? 'NOTICE' : strictLevel, code: 'AMBIGUOUS_NAME', subject: name, herbs: plants.map(slugOf) }
  })
}

type NamedLines = ReturnType<ReadName> & { lines: IngredientToCheck[] }

function groupByName(ingredients: readonly IngredientToCheck[], readName: ReadName): Iterable<NamedLines> {
  const byName = new Map<string, NamedLines>()
  for (const line of ingredients) {
    const { name, reading } = readName(typeof line.name === 'string' ? line.name : '')
    const same = byName.get(name)
    if (same) same.lines.push(line)
    else byName.set(name, { name, reading, lines: [line] })
  }
  return byName.values()
}

function gramsOfLines(lines: readonly IngredientToCheck[], herb: HerbFacts, servings: number): number | undefined {
  let sum = 0
  for (const line of lines) {
    const grams = gramsOfLine(line, herb, servings)
    if (grams === undefined) return undefined
    sum += grams
  }
  return Number.isFinite(sum) ? sum : undefined
}

/** Returns grams of dried herb a cup, the larger of the stated and the written amount. */
function gramsOfLine(
  { name, amount, gramsPerCup }: IngredientToCheck,
  herb: HerbFacts,
  servings: number,
): number | undefined {
  const stated = gramsPerCup ?? undefined
  if (stated !== undefined && !isGrams(stated)) return undefined
  if (amount === undefined || amount === null) return stated
  const grams = typeof amount === 'string' ? driedGramsOfLine(amount, name, herb) : undefined
  const written = grams === undefined ? undefined : grams / servings
  return written !== undefined && isGrams(written) ? Math.max(written, stated ?? 0) : undefined
}

const isGrams = (value: unknown) => typeof value === 'number' && value > 0 && Number.isFinite(value)

/** Adds up the parts of the same herb under several names. */
function mergeParts(parts: readonly Part[]): Part[] {
  const bySlug = new Map<string, Part>()
  for (const part of parts) {
    const same = bySlug.get(part.herb.slug)
    bySlug.set(part.herb.slug, same ? { herb: part.herb, gramsPerCup: same.gramsPerCup + part.gramsPerCup } : part)
  }
  return [...bySlug.values()].toSorted((one, other) => (one.herb.slug < other.herb.slug ? -1 : 1))
}

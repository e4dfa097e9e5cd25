import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { driedGrams, parseAmount } from './amounts.ts'
import type { HerbFacts } from './facts.ts'
import type { CheckedOrigin, Raised } from './findings.ts'
import { type NameIndex, type NameReading, normaliseName, resolveName, slugOf } from './names.ts'
import { remember } from './remember.ts'

/**
 * A line of a recipe: `amount` as written, for the whole recipe; `gramsPerCup` of dried herb. Where both stand the larger counts.
 */
export type IngredientToCheck = {
  name: string
  amount?: string | null | undefined
  gramsPerCup?: number | null | undefined
}

export type Part = { herb: HerbFacts; gramsPerCup: number }

/**
 * What the lines of a recipe mean: `blends` holds the parts once for every way to read its ambiguous names, `kitchen` the
 * ingredients without herb rules, `raised` what is wrong with names and amounts alone (R1 to R3).
 */
type ReadIngredients = { blends: Part[][]; kitchen: SafeIngredient[]; raised: Raised[] }

/** A name in its plain form, and what it means. */
type ReadName = (written: string) => { name: string; reading: NameReading }

export const createReadName = (index: NameIndex): ReadName =>
  remember((written) => {
    const name = normaliseName(written)
    return { name, reading: resolveName(index, name) }
  })

/** More ways to read a recipe than this are refused instead of tried. */
const blendsMax = 64

/** Lines of one name are added up and share one reading; an ambiguous name is read in every way. */
export function readIngredients(
  readName: ReadName,
  ingredients: readonly IngredientToCheck[],
  servings: number,
  origin: CheckedOrigin,
): ReadIngredients {
  const raised: Raised[] = []
  const kitchen: SafeIngredient[] = []
  let blends: Part[][] = [[]]
  let herbLines = 0
  const say = (level: Raised['level'], code: Raised['code'], subject: string, herbs: string[] = []) =>
    raised.push({ level, code, subject, herbs })
  for (const { name, reading, lines } of groupByName(ingredients, readName)) {
    if (reading.kind === 'safe') {
      kitchen.push(reading.ingredient)
      continue
    }
    herbLines++
    if (reading.kind === 'unknown') say('REFUSE', 'UNKNOWN_INGREDIENT', name)
    if (reading.kind === 'form') say('REFUSE', 'FORM_NOT_TEA', name)
    if (reading.kind !== 'plants') continue
    if (reading.readings.length > 1)
      say(origin === 'human' ? 'REVIEW' : 'REFUSE', 'AMBIGUOUS_NAME', name, reading.readings.map(slugOf))
    const parts = reading.readings.flatMap((plant) => {
      if (plant.kind === 'restricted') {
        say('REFUSE', plant.plant.action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT', '', [slugOf(plant)])
        return []
      }
      const gramsPerCup = gramsOfLines(lines, plant.herb, reading.fresh, servings)
      if (gramsPerCup === undefined) say('REFUSE', 'UNPARSEABLE_AMOUNT', name, [plant.herb.slug])
      return gramsPerCup === undefined ? [] : [{ herb: plant.herb, gramsPerCup }]
    })
    if (blends.length * parts.length > blendsMax) {
      say('REFUSE', 'AMBIGUOUS_NAME', name, reading.readings.map(slugOf))
      parts.length = 1
    }
    if (parts.length > 0) blends = blends.flatMap((blend) => parts.map((part) => blend.concat(part)))
  }
  if (herbLines === 0) say('REFUSE', 'NO_HERBS', '')
  return { blends: blends.map(mergeParts), kitchen, raised }
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

function gramsOfLines(
  lines: readonly IngredientToCheck[],
  herb: HerbFacts,
  fresh: boolean,
  servings: number,
): number | undefined {
  let sum = 0
  for (const line of lines) {
    const grams = gramsOfLine(line, herb, fresh, servings)
    if (grams === undefined) return undefined
    sum += grams
  }
  return Number.isFinite(sum) ? sum : undefined
}

/** Grams of dried herb a cup, the larger of what is stated and what is written. */
function gramsOfLine(
  { amount, gramsPerCup }: IngredientToCheck,
  herb: HerbFacts,
  fresh: boolean,
  servings: number,
): number | undefined {
  const stated = gramsPerCup ?? undefined
  if (stated !== undefined && !isGrams(stated)) return undefined
  if (amount === undefined || amount === null) return stated
  const parsed = typeof amount === 'string' ? parseAmount(amount) : undefined
  if (!parsed) return undefined
  const written = driedGrams(parsed, herb, fresh) / servings
  return isGrams(written) ? Math.max(written, stated ?? 0) : undefined
}

const isGrams = (value: unknown) => typeof value === 'number' && value > 0 && Number.isFinite(value)

/** A herb named twice, under whatever names, counts as one. */
function mergeParts(parts: readonly Part[]): Part[] {
  const bySlug = new Map<string, Part>()
  for (const part of parts) {
    const same = bySlug.get(part.herb.slug)
    bySlug.set(part.herb.slug, same ? { herb: part.herb, gramsPerCup: same.gramsPerCup + part.gramsPerCup } : part)
  }
  return [...bySlug.values()].toSorted((one, other) => (one.herb.slug < other.herb.slug ? -1 : 1))
}

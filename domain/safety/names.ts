import type { HerbNames, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { shortName } from '../words.ts'
import type { HerbFacts, RestrictedFacts, SafetyFacts } from './facts.ts'

/** A plant that a name may mean. */
export type Plant = { kind: 'herb'; herb: HerbFacts } | { kind: 'restricted'; plant: RestrictedFacts }

/**
 * What a name on a recipe means. Several readings: the name is ambiguous and every one has to be checked.
 * `form`: an oil, tincture or the like, which the facts do not describe.
 */
export type NameReading =
  | { kind: 'safe'; ingredient: SafeIngredient }
  | { kind: 'plants'; readings: Plant[]; fresh: boolean }
  | { kind: 'form' }
  | { kind: 'unknown' }

export type NameIndex = {
  safe: Map<string, SafeIngredient>
  ambiguous: Map<string, Plant[]>
  plants: Map<string, Plant>
}

type Catalogue = {
  herbs: readonly HerbFacts[]
  restricted: readonly RestrictedFacts[]
  safeIngredients: readonly SafeIngredient[]
  names: HerbNames
}

const softWords = new Set(['dried', 'organic', 'cut', 'loose'])
const neverFresh = new Set(['dried', 'powder', 'powdered', 'ground'])
const formWords = new Set(['oil', 'essential', 'tincture', 'extract', 'resin'])
const partWords: Record<string, string> = {
  leaves: 'leaf',
  flowers: 'flower',
  blossom: 'flower',
  blossoms: 'flower',
  heads: 'head',
  petals: 'petal',
  roots: 'root',
  rhizomes: 'rhizome',
  seeds: 'seed',
  fruits: 'fruit',
  berry: 'fruit',
  berries: 'fruit',
  hips: 'hip',
  pods: 'pod',
  barks: 'bark',
  herbs: 'herb',
  cones: 'cone',
}
/** Words of a name that say which part of the plant is meant, in the singular. */
export const partNames: ReadonlySet<string> = new Set([...Object.values(partWords), 'peel', 'calyx', 'stigma', 'stem'])
/** `leaves` as `leaf`; any other word as it is. */
export const singularPart = (word: string) => partWords[word] ?? word

/** Lower case, one space between words, straight apostrophes: two lines of one name are equal after this. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('×', 'x')
    .replaceAll('.', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Every name of the catalogue, ready to be looked up; a restricted plant beats a herb of the same name. */
export function indexNames({ herbs, restricted, safeIngredients, names }: Catalogue): NameIndex {
  const bySlug = new Map<string, Plant>()
  const plants = new Map<string, Plant>()
  const add = (slug: string, plant: Plant, written: string[]) => {
    bySlug.set(slug, plant)
    for (const name of written) if (!plants.has(name)) plants.set(name, plant)
  }
  for (const plant of restricted) add(plant.slug, { kind: 'restricted', plant }, namesOf(plant))
  for (const herb of herbs) add(herb.slug, { kind: 'herb', herb }, namesOf(herb))
  for (const [name, slug] of Object.entries(names.nameDefaults)) {
    const plant = bySlug.get(slug)
    if (plant) plants.set(normaliseName(name), plant)
  }
  const ambiguous = new Map(
    Object.entries(names.ambiguousNames).map(([name, slugs]) => [
      normaliseName(name),
      slugs.flatMap((slug) => bySlug.get(slug) ?? []).toSorted(restrictedFirst),
    ]),
  )
  const safe = new Map(
    safeIngredients.flatMap((ingredient) =>
      [ingredient.name, ...ingredient.synonyms].map((name) => [normaliseName(name), ingredient] as const),
    ),
  )
  return { safe, ambiguous, plants }
}

/** What `name` means, restricted plants first; never a guess by likeness. */
export function resolveName(index: NameIndex, name: string): NameReading {
  const plain = normaliseName(name)
  const ingredient = index.safe.get(plain)
  if (ingredient) return { kind: 'safe', ingredient }
  const words = plain.split(' ')
  if (words.some((word) => formWords.has(word))) return { kind: 'form' }
  const fresh = words.includes('fresh') && !words.some((word) => neverFresh.has(word))
  const kept = words.filter((word) => word !== 'fresh' && !softWords.has(word))
  const readings = [plain, kept.join(' ')].map((text) => lookUp(index, text)).find((found) => found.length > 0)
  if (readings) return { kind: 'plants', readings, fresh }
  const parts = kept.map(singularPart).filter((word) => partNames.has(word))
  const bare = kept.filter((word) => !partNames.has(singularPart(word))).join(' ')
  const own = lookUp(index, bare).filter((plant) => isPartOf(plant, parts))
  return own.length > 0 ? { kind: 'plants', readings: own, fresh } : { kind: 'unknown' }
}

/** The one herb that a name means for certain; undefined where it means none, or may mean several plants. */
export function oneHerb(index: NameIndex, name: string): HerbFacts | undefined {
  const reading = resolveName(index, name)
  const [plant, ...others] = reading.kind === 'plants' ? reading.readings : []
  return plant?.kind === 'herb' && others.length === 0 ? plant.herb : undefined
}

/** The facts of the plants that a recipe may mean, and no others: enough to check it. */
export function factsOfRecipe(
  facts: SafetyFacts,
  { ingredients }: { ingredients: readonly { name: string }[] },
): SafetyFacts {
  const index = indexNames(facts)
  const plants = ingredients.flatMap(({ name }) => {
    const reading = resolveName(index, name)
    return reading.kind === 'plants' ? reading.readings : []
  })
  const meant = new Set(plants.map((plant) => (plant.kind === 'herb' ? plant.herb.slug : plant.plant.slug)))
  return {
    ...facts,
    herbs: facts.herbs.filter(({ slug }) => meant.has(slug)),
    restricted: facts.restricted.filter(({ slug }) => meant.has(slug)),
  }
}

function lookUp(index: NameIndex, name: string): Plant[] {
  const plant = index.plants.get(name)
  return index.ambiguous.get(name) ?? (plant ? [plant] : [])
}

const restrictedFirst = (one: Plant, other: Plant) =>
  Number(other.kind === 'restricted') - Number(one.kind === 'restricted')

function isPartOf(plant: Plant, parts: string[]): boolean {
  if (plant.kind === 'restricted') return true
  const own =
    plant.herb.plantPart
      .replace(/with or without.*/, '')
      .match(/[a-z]+/g)
      ?.map(singularPart) ?? []
  return parts.every((part) => own.includes(part))
}

/** The slug of whichever kind of plant it is. */
export const slugOf = (plant: Plant): string => (plant.kind === 'herb' ? plant.herb.slug : plant.plant.slug)

/** Genus and species without the author behind them; undefined for a name of another kind. */
export const binomialOf = (scientificName: string): string | undefined =>
  /^[A-Z][a-z]+ (?:x |× )?[a-z-]+/.exec(scientificName)?.[0]

function namesOf(plant: HerbFacts | RestrictedFacts): string[] {
  const common = shortName(plant.commonName)
  const binomial = binomialOf(plant.scientificName)
  return [
    plant.slug.replaceAll('-', ' '),
    plant.commonName,
    common,
    ...plant.synonyms,
    binomial ?? '',
    binomial?.replace(' x ', ' ') ?? '',
  ]
    .filter(Boolean)
    .map(normaliseName)
}

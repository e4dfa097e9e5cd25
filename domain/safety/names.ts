import type { HerbNames, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { findMaterial, findUnit } from '../amounts/units.ts'
import { listSingulars } from '../nouns.ts'
import { shortenName } from '../words.ts'
import type { HerbFacts, RestrictedFacts, SafetyFacts } from './facts.ts'
import { countedPieces, extractWords, isPreparationWord, partNames, shapeWords, toPlantPart } from './plant-words.ts'

export type Plant = { kind: 'herb'; herb: HerbFacts } | { kind: 'restricted'; plant: RestrictedFacts }

/**
 * Meaning of a name. All meanings of an ambiguous name are checked. `form` is an oil or extract, for which there are no
 * facts.
 */
export type NameMeaning =
  | { kind: 'safe'; ingredient: SafeIngredient }
  | { kind: 'plants'; plants: Plant[]; fresh: boolean }
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

export function normaliseName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll('×', 'x')
    .replaceAll(/[.\-‐‑–]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns the lookup key of a name, without apostrophes and accents, because people leave them out. */
const toNameKey = (name: string) =>
  normaliseName(name)
    .normalize('NFKD')
    .replaceAll(/['\p{Mn}]/gu, '')

/** Indexes every name in the catalogue. A restricted plant takes precedence over a herb with the same name. */
export function indexNames({ herbs, restricted, safeIngredients, names }: Catalogue): NameIndex {
  const bySlug = new Map<string, Plant>()
  const plants = new Map<string, Plant>()
  const add = (slug: string, plant: Plant, plantNames: string[]) => {
    bySlug.set(slug, plant)
    for (const name of plantNames) if (!plants.has(name)) plants.set(name, plant)
  }
  for (const plant of restricted) add(plant.slug, { kind: 'restricted', plant }, listNames(plant))
  for (const herb of herbs) add(herb.slug, { kind: 'herb', herb }, listNames(herb))
  for (const [name, slug] of Object.entries(names.nameDefaults)) {
    const plant = bySlug.get(slug)
    if (plant) plants.set(toNameKey(name), plant)
  }
  const ambiguous = new Map(
    Object.entries(names.ambiguousNames).map(([name, slugs]) => [
      toNameKey(name),
      slugs.flatMap((slug) => bySlug.get(slug) ?? []).toSorted(compareRestrictedFirst),
    ]),
  )
  const safe = new Map(
    safeIngredients.flatMap((ingredient) =>
      [ingredient.name, ...ingredient.synonyms].map((name) => [toNameKey(name), ingredient] as const),
    ),
  )
  return { safe, ambiguous, plants }
}

/** Returns the meaning of a name, restricted plants first. Never guesses by similarity. */
export function resolveName(index: NameIndex, name: string): NameMeaning {
  const meaning = resolveKey(index, toNameKey(name))
  // Brackets often contain a preparation, so an unknown name is looked up again without them. Some catalogue names need
  // their brackets.
  return meaning.kind === 'unknown' && name.includes('(')
    ? resolveKey(index, toNameKey(name.replaceAll(/[()]/g, ' ')))
    : meaning
}

function resolveKey(index: NameIndex, key: string): NameMeaning {
  const ingredient = index.safe.get(key)
  if (ingredient) return { kind: 'safe', ingredient }
  const words = key
    .replace(/\bloose leaf\b/, '')
    .trim()
    .split(/\s+/)
  if (words.some((word) => extractWords.has(word))) return { kind: 'form' }
  const nameWords = words.filter((word) => !isPreparationWord(word, words))
  const plants = findPlants(index, key, nameWords)
  if (plants.length > 0) return { kind: 'plants', plants, fresh: findMaterial(key) === 'fresh' }
  const kitchen = findKitchenIngredient(index, nameWords)
  return kitchen ? { kind: 'safe', ingredient: kitchen } : { kind: 'unknown' }
}

/** Looks up the whole name, then shorter forms: without preparations, without the plant part, and without `tea`. */
function findPlants(index: NameIndex, key: string, nameWords: readonly string[]): Plant[] {
  const withoutBag = nameWords
    .join(' ')
    .replace(/^(?:an? )?tea ?bags? of /, '')
    .replace(/\btea ?bags?\b/, 'tea')
  const candidates = [key, nameWords.join(' '), withoutBag, withoutBag.replace(/ teas?$/, '')]
  for (const text of candidates) {
    const matches = findByForms(index, text)
    if (matches.length > 0) return matches
  }
  const phrase = withoutBag.replace(/ teas?$/, '').split(' ')
  const plantsByPart = findPlantsByPart(index, phrase)
  return plantsByPart.length > 0
    ? plantsByPart
    : findPlantsByPart(
        index,
        phrase.filter((word) => !linkingWords.has(word)),
      )
}

const linkingWords = new Set(['of', 'the', 'a', 'an', 'some'])

/** Looks up plants by a name with a part, a piece or a shape: `chamomile flowers`, `cinnamon sticks`, `slices of ginger`. */
function findPlantsByPart(index: NameIndex, words: readonly string[]): Plant[] {
  const singular = words.map((word) => ({ word, part: toPlantPart(word), forms: [word, ...listSingulars(word)] }))
  const pieces = new Set(singular.filter(({ forms: all }) => all.some((form) => countedPieces.has(form))))
  const withoutShapes = singular.filter(({ forms: all }) => !all.some((form) => shapeWords.has(form)))
  const attempts = [
    withoutShapes.filter(({ part }) => !partNames.has(part)),
    withoutShapes.filter((word) => !pieces.has(word)),
    withoutShapes.filter((word) => !partNames.has(word.part) && !pieces.has(word)),
    withoutShapes,
  ]
  for (const remaining of attempts) {
    if (remaining.length === 0 || remaining.length === words.length) continue
    const removed = withoutShapes.filter((word) => !remaining.includes(word))
    const matches = findByForms(index, remaining.map(({ word }) => word).join(' ')).filter((plant) =>
      removed.every(({ part, word }) => hasPart(plant, part) || hasPiece(plant, word)),
    )
    if (matches.length > 0) return matches
  }
  return []
}

/** Looks up a kitchen ingredient, ignoring preparation, shape and number: `2 apple wedges`. */
function findKitchenIngredient(index: NameIndex, nameWords: readonly string[]): SafeIngredient | undefined {
  const withoutLinking = nameWords.filter((word) => !linkingWords.has(word))
  const withoutShapes = withoutLinking.filter(
    (word) => ![word, ...listSingulars(word)].some((form) => shapeWords.has(form)),
  )
  return [nameWords, withoutLinking, withoutShapes]
    .flatMap((words) => listNameForms(words.join(' ')))
    .map((text) => index.safe.get(text))
    .find(Boolean)
}

/** Returns the name, and the name with its last word in the singular. */
function listNameForms(name: string): string[] {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  return [last, ...listSingulars(last)].map((word) => [...words.slice(0, -1), word].join(' '))
}

const findByForms = (index: NameIndex, name: string): Plant[] =>
  listNameForms(name)
    .map((form) => findByName(index, form))
    .find((matches) => matches.length > 0) ?? []

/** Returns the only herb that a name can mean; undefined when there is none or the name is ambiguous. */
export function findUnambiguousHerb(index: NameIndex, name: string): HerbFacts | undefined {
  const meaning = resolveName(index, name)
  const [plant, ...others] = meaning.kind === 'plants' ? meaning.plants : []
  return plant?.kind === 'herb' && others.length === 0 ? plant.herb : undefined
}

/** Returns only the facts needed to check a recipe: those of every plant that its names may mean. */
export function selectRecipeFacts(
  facts: SafetyFacts,
  { ingredients }: { ingredients: readonly { name: string }[] },
): SafetyFacts {
  const index = indexNames(facts)
  const plants = ingredients.flatMap(({ name }) => {
    const meaning = resolveName(index, name)
    return meaning.kind === 'plants' ? meaning.plants : []
  })
  const slugs = new Set(plants.map((plant) => (plant.kind === 'herb' ? plant.herb.slug : plant.plant.slug)))
  return {
    ...facts,
    herbs: facts.herbs.filter(({ slug }) => slugs.has(slug)),
    restricted: facts.restricted.filter(({ slug }) => slugs.has(slug)),
  }
}

function findByName(index: NameIndex, name: string): Plant[] {
  const plant = index.plants.get(name)
  return index.ambiguous.get(name) ?? (plant ? [plant] : [])
}

const compareRestrictedFirst = (one: Plant, other: Plant) =>
  Number(other.kind === 'restricted') - Number(one.kind === 'restricted')

/** True when the plant's facts cover this part. A restricted plant is refused in all its parts. */
function hasPart(plant: Plant, part: string): boolean {
  if (plant.kind === 'restricted') return true
  const ownParts =
    plant.herb.plantPart
      .replace(/with or without.*/, '')
      .match(/[a-z]+/g)
      ?.map(toPlantPart) ?? []
  return ownParts.includes(part)
}

function hasPiece(plant: Plant, word: string): boolean {
  const measure = findUnit(word)?.measure
  return plant.kind === 'restricted' || (plant.herb.weights?.some(({ unit }) => unit === measure) ?? false)
}

export const getPlantSlug = (plant: Plant): string => (plant.kind === 'herb' ? plant.herb.slug : plant.plant.slug)

/** Returns genus and species without the author; undefined for any other name. */
export const parseBinomial = (scientificName: string): string | undefined =>
  /^[A-Z][a-z]+ (?:x |× )?[a-z-]+/.exec(scientificName)?.[0]

function listNames(plant: HerbFacts | RestrictedFacts): string[] {
  const shortCommonName = shortenName(plant.commonName)
  const binomial = parseBinomial(plant.scientificName)
  return [
    plant.slug.replaceAll('-', ' '),
    plant.commonName,
    shortCommonName,
    ...plant.synonyms,
    binomial ?? '',
    binomial?.replace(' x ', ' ') ?? '',
  ]
    .filter(Boolean)
    .map(toNameKey)
}

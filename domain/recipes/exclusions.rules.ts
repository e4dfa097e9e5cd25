import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'
import { kitchenFamilies } from '#domain/safety/kitchen-allergens.ts'
import { indexNames, type NameIndex, normaliseName, resolveName } from '#domain/safety/names.ts'

import { listSingulars } from '../nouns.ts'
import { toLowerAscii } from '../text.ts'
import { findRemainingNames, type OfferedGroup } from './ingredient-choice.rules.ts'
import { ingredientGroups, type IngredientGroup } from './ingredient-groups.ts'

export type IngredientFacts = Pick<SafetyFacts, 'herbs' | 'restricted' | 'safeIngredients' | 'names'>

/** Ingredient used in a recipe. `herbs` and `kitchen` are its possible meanings. */
type Ingredient = {
  name: string
  normalisedName: string
  herbs: HerbFacts[]
  isFresh: boolean
  kitchen: SafeIngredient | undefined
}

/** Term that also excludes names that don't contain it. */
export type ExclusionMeaning = { term: string; names: string[] }

/**
 * Result of excluding terms. `hidden` are the excluded names. `searchStrings` are strings in lower case that find every
 * recipe with a hidden name in its JSON list of names. `unknown` are terms without effect. `leftIn` are names that stay
 * although a longer name is excluded.
 */
type Exclusions = {
  hidden: string[]
  searchStrings: string[]
  unknown: string[]
  meant: ExclusionMeaning[]
  leftIn: string[]
}

/**
 * Finds the names that the terms exclude. A term excludes each name that contains it, each herb or kitchen ingredient
 * with that name, and the members of a group or plant family. Ignores case, width and accents. A plural counts as its
 * singular.
 */
export function resolveExclusions(
  terms: readonly string[],
  names: readonly string[],
  facts: IngredientFacts,
): Exclusions {
  const index = indexNames(facts)
  const ingredients = names.map((name) => resolveIngredient(index, name))
  const matches = terms.map((term) => ({ term, names: findMatchingNames(index, term, ingredients) }))
  const hidden = new Set(matches.flatMap((exclusion) => exclusion.names))
  return {
    hidden: [...hidden],
    searchStrings: listSearchStrings(matches),
    unknown: matches.filter((exclusion) => exclusion.names.length === 0).map(({ term }) => term),
    meant: matches.filter(({ term, names: excluded }) =>
      excluded.some((name) => !normalise(name).includes(normalise(term))),
    ),
    leftIn: [...new Set(terms.flatMap((term) => findRemainingNames(term, names, hidden)))],
  }
}

export function createExclusionFilter(hidden: readonly string[]): (ingredientNames: readonly string[]) => boolean {
  const excluded = new Set(hidden.map(toLowerAscii))
  return (ingredientNames) => !ingredientNames.some((name) => excluded.has(toLowerAscii(name)))
}

/** Returns the groups that contain one of the names, with each group's other names. */
export function listOfferedGroups(names: readonly string[], facts: IngredientFacts): OfferedGroup[] {
  const index = indexNames(facts)
  const ingredients = names.map((name) => resolveIngredient(index, name))
  return ingredientGroups
    .filter((group) => ingredients.some((ingredient) => isInGroup(group, ingredient)))
    .map(({ names: [term, ...also] }) => ({ term, also }))
}

function resolveIngredient(index: NameIndex, name: string): Ingredient {
  const meaning = resolveName(index, name)
  const plants = meaning.kind === 'plants' ? meaning.plants : []
  return {
    name,
    normalisedName: normalise(name),
    herbs: plants.flatMap((plant) => (plant.kind === 'herb' ? plant.herb : [])),
    isFresh: meaning.kind === 'plants' && meaning.fresh,
    kitchen: meaning.kind === 'safe' ? meaning.ingredient : undefined,
  }
}

function findMatchingNames(index: NameIndex, term: string, ingredients: readonly Ingredient[]): string[] {
  const literal = term.toLowerCase()
  const normalisedName = normalise(term)
  const forms = [normalisedName, ...listSingulars(normalisedName)].filter(Boolean)
  const containsTerm = ({ name, normalisedName: text }: Ingredient) =>
    name.toLowerCase().includes(literal) || forms.some((form) => text.includes(form))
  const groups = ingredientGroups.filter((group) => forms.some((form) => group.names.includes(form)))
  const meanings = forms.map((form) => resolveIngredient(index, form))
  // People who exclude a fresh herb may still want the dried herb, so only the fresh form is excluded. The page
  // explains that the dried herb stays.
  const isFormInUse =
    meanings.some(({ isFresh }) => isFresh) &&
    ingredients.some((ingredient) => ingredient.normalisedName === normalisedName)
  const slugs = new Set(isFormInUse ? [] : meanings.flatMap(({ herbs }) => herbs.map(({ slug }) => slug)))
  // Synonyms of a kitchen ingredient can be different things, such as lemon and lime, so they count only if nothing
  // else matches.
  const kitchen = ingredients.some(containsTerm) ? [] : meanings.flatMap((meaning) => meaning.kitchen?.name ?? [])
  return ingredients
    .filter(
      (ingredient) =>
        containsTerm(ingredient) ||
        ingredient.herbs.some((herb) => slugs.has(herb.slug) || forms.includes(getGenus(herb))) ||
        kitchen.some((name) => name === ingredient.kitchen?.name) ||
        groups.some((group) => isInGroup(group, ingredient)),
    )
    .map(({ name }) => name)
}

function isInGroup(group: IngredientGroup, { herbs, kitchen }: Ingredient): boolean {
  const { family, allergens = [], kitchenWarnings = [] } = group
  const isMember = (herb: HerbFacts) =>
    herb.family === family ||
    herb.allergens.some((allergen) => allergens.includes(allergen)) ||
    (group.hasCaffeine &&
      (herb.effectTags.includes('caffeine') || herb.constituents.some(({ name }) => name === 'caffeine')))
  if (herbs.some(isMember)) return true
  if (!kitchen) return false
  return (
    (family !== undefined && kitchenFamilies[kitchen.name] === family) ||
    kitchen.warnings.some((warning) => kitchenWarnings.includes(warning)) ||
    (group.kitchen?.includes(kitchen.name) ?? false)
  )
}

/**
 * Returns the strings to search for: the term, for names that contain it, and the whole name in quotation marks for all
 * others.
 */
function listSearchStrings(matches: readonly ExclusionMeaning[]): string[] {
  const searchStrings = new Set<string>()
  for (const { term, names } of matches)
    for (const name of names) {
      const start = name.toLowerCase().indexOf(term.toLowerCase())
      const part = name.slice(start, start + term.length)
      const isPart = start >= 0 && part.toLowerCase() === term.toLowerCase()
      const searchString = JSON.stringify(toLowerAscii(isPart ? part : name))
      searchStrings.add(isPart ? searchString.slice(1, -1) : searchString)
    }
  return [...searchStrings]
}

const getGenus = ({ scientificName }: HerbFacts) => normalise(scientificName.split(' ')[0] ?? '')

/** Returns a name in lower case, normal width and without accents, with `and` for `&`. */
function normalise(text: string): string {
  return normaliseName(text).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('&', 'and')
}

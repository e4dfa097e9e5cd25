import { toLowerAscii } from '../text.ts'
import type { Cleanup, Duplicates, ExistingRecipe, ComparableRecipe } from './bot.types.ts'

/** Similarity above which recipes with the same name and ailment are duplicates. The specification sets this value. */
const duplicateThreshold = 0.8

type NamedRecipe = Pick<ExistingRecipe, 'name' | 'ailment' | 'ingredientNames'>

const normaliseName = (name: string) => toLowerAscii(name.trim().replaceAll(/\s+/g, ' '))

/** Returns the share of ingredients that two lists have in common, from 0 to 1. Two empty lists return 0. */
export function calculateSimilarity(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [new Set(one.map(normaliseName)), new Set(other.map(normaliseName))]
  const combined = first.union(second).size
  return combined === 0 ? 0 : first.intersection(second).size / combined
}

/**
 * True if both recipes have the same name and ailment. If their ingredients differ, they are varieties, not duplicates.
 */
export const hasSameNameAndAilment = (one: NamedRecipe, other: NamedRecipe): boolean =>
  one.ailment === other.ailment && normaliseName(one.name) === normaliseName(other.name)

export const isDuplicate = (one: NamedRecipe, other: NamedRecipe): boolean =>
  hasSameNameAndAilment(one, other) &&
  calculateSimilarity(one.ingredientNames, other.ingredientNames) > duplicateThreshold

/**
 * Groups duplicates. Each group keeps the recipe with the most reviews. If reviews are equal, it keeps a recipe that
 * the bot didn't write, then the oldest.
 */
export function findDuplicates<Item extends ComparableRecipe>(recipes: readonly Item[]): Duplicates<Item>[] {
  const recipesByName = Map.groupBy(recipes, ({ ailment, name }) => `${ailment}\n${normaliseName(name)}`)
  return [...recipesByName.values()].flatMap((group) => {
    let pending = group.toSorted(compareKeepPriority)
    const duplicates: Duplicates<Item>[] = []
    while (pending.length > 1) {
      const [kept, ...remaining] = pending
      if (!kept) break
      const others = remaining.filter((other) => isDuplicate(kept, other))
      if (others.length > 0) duplicates.push({ kept, others })
      pending = remaining.filter((other) => !others.includes(other))
    }
    return duplicates
  })
}

/** Plans a cleanup. Removes only recipes that the bot wrote; a person decides about the others. */
export function planCleanup<Item extends ComparableRecipe>(recipes: readonly Item[]): Cleanup<Item> {
  const groups = findDuplicates(recipes)
  const redundant = groups.flatMap(({ others }) => others)
  return {
    groups,
    removed: redundant.filter(({ origin }) => origin === 'bot'),
    left: redundant.filter(({ origin }) => origin !== 'bot'),
  }
}

const compareKeepPriority = (one: ComparableRecipe, other: ComparableRecipe) =>
  other.reviews - one.reviews ||
  Number(one.origin === 'bot') - Number(other.origin === 'bot') ||
  one.createdAt - other.createdAt ||
  (one.id < other.id ? -1 : 1)

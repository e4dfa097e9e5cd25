import { lowerAscii } from '../text.ts'
import type { Cleanup, Duplicates, ExistingRecipe, ListedRecipe } from './bot.types.ts'

/** Threshold of the specification: recipes of one name and ailment are duplicates above this similarity. */
const duplicateOverlap = 0.8

type Named = Pick<ExistingRecipe, 'name' | 'ailment' | 'ingredientNames'>

const normaliseName = (name: string) => lowerAscii(name.trim().replaceAll(/\s+/g, ' '))

/**
 * Returns the share of ingredients that two lists have in common: shared names divided by all different names, from 0
 * to 1. Two empty lists have 0 in common.
 */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [new Set(one.map(normaliseName)), new Set(other.map(normaliseName))]
  const combined = first.union(second).size
  return combined === 0 ? 0 : first.intersection(second).size / combined
}

/**
 * True when two recipes have the same name and ailment. Without enough shared ingredients they are varieties, not
 * duplicates.
 */
export const hasSameNameAndAilment = (one: Named, other: Named): boolean =>
  one.ailment === other.ailment && normaliseName(one.name) === normaliseName(other.name)

/** True when two recipes have the same name and ailment and nearly the same ingredients. */
export const isDuplicate = (one: Named, other: Named): boolean =>
  hasSameNameAndAilment(one, other) && similarity(one.ingredientNames, other.ingredientNames) > duplicateOverlap

/**
 * Groups duplicates. Each group keeps the recipe with the most reviews; of equals, one that the bot did not write, then
 * the oldest.
 */
export function duplicatesAmong<Listed extends ListedRecipe>(recipes: readonly Listed[]): Duplicates<Listed>[] {
  const namesakes = Map.groupBy(recipes, ({ ailment, name }) => `${ailment}\n${normaliseName(name)}`)
  return [...namesakes.values()].flatMap((group) => {
    let pending = group.toSorted(byKeepPriority)
    const duplicates: Duplicates<Listed>[] = []
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

/** Plans a cleanup. It removes only recipes that the bot wrote; a person decides about other duplicates. */
export function planCleanup<Listed extends ListedRecipe>(recipes: readonly Listed[]): Cleanup<Listed> {
  const groups = duplicatesAmong(recipes)
  const redundant = groups.flatMap(({ others }) => others)
  return {
    groups,
    removed: redundant.filter(({ origin }) => origin === 'bot'),
    left: redundant.filter(({ origin }) => origin !== 'bot'),
  }
}

const byKeepPriority = (one: ListedRecipe, other: ListedRecipe) =>
  other.reviews - one.reviews ||
  Number(one.origin === 'bot') - Number(other.origin === 'bot') ||
  one.createdAt - other.createdAt ||
  (one.id < other.id ? -1 : 1)

import { lowerAscii } from '../text.ts'
import type { Cleanup, Duplicates, ExistingRecipe, ListedRecipe } from './bot.types.ts'

/** The specification's threshold: above it two recipes of one name are one. */
const duplicateOverlap = 0.8

type Named = Pick<ExistingRecipe, 'name' | 'ailment' | 'ingredientNames'>

const plain = (name: string) => lowerAscii(name.trim().replaceAll(/\s+/g, ' '))

/** Names that two lists of ingredients share over all that they hold together, from 0 to 1; two empty lists share nothing. */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [new Set(one.map(plain)), new Set(other.map(plain))]
  const combined = first.union(second).size
  return combined === 0 ? 0 : first.intersection(second).size / combined
}

/** Whether two recipes have the same name for the same ailment; with fewer shared ingredients they are varieties. */
export const isNamesake = (one: Named, other: Named): boolean =>
  one.ailment === other.ailment && plain(one.name) === plain(other.name)

/** Whether two recipes are one: namesakes of nearly the same ingredients. */
export const isDuplicate = (one: Named, other: Named): boolean =>
  isNamesake(one, other) && similarity(one.ingredientNames, other.ingredientNames) > duplicateOverlap

/** The recipes that are one, in groups; each group keeps the one with most ratings, of these the oldest. */
export function duplicatesAmong<Listed extends ListedRecipe>(recipes: readonly Listed[]): Duplicates<Listed>[] {
  const namesakes = Map.groupBy(recipes, ({ ailment, name }) => `${ailment}\n${plain(name)}`)
  return [...namesakes.values()].flatMap((group) => {
    let rest = group.toSorted(firstToKeep)
    const found: Duplicates<Listed>[] = []
    while (rest.length > 1) {
      const [kept, ...further] = rest
      if (!kept) break
      const others = further.filter((other) => isDuplicate(kept, other))
      if (others.length > 0) found.push({ kept, others })
      rest = further.filter((other) => !others.includes(other))
    }
    return found
  })
}

/** What a cleanup does: only what the bot wrote goes, duplicates of other origin are left to a person. */
export function planCleanup<Listed extends ListedRecipe>(recipes: readonly Listed[]): Cleanup<Listed> {
  const groups = duplicatesAmong(recipes)
  const spare = groups.flatMap(({ others }) => others)
  return {
    groups,
    removed: spare.filter(({ origin }) => origin === 'bot'),
    left: spare.filter(({ origin }) => origin !== 'bot'),
  }
}

const firstToKeep = (one: ListedRecipe, other: ListedRecipe) =>
  other.reviews - one.reviews ||
  Number(one.origin === 'bot') - Number(other.origin === 'bot') ||
  one.createdAt - other.createdAt ||
  (one.id < other.id ? -1 : 1)

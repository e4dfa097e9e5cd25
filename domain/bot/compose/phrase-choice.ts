import { shuffle, type Random } from '#domain/random.ts'

import type { ExistingRecipe } from '../bot.types.ts'

/** Chooses the item that occurs least often in existing recipes. If several are equally rare, draws one of them. */
export type ChooseLeastUsed = <Item>(items: readonly Item[], getText: (item: Item) => string) => Item | undefined

export function createLeastUsedChooser(existing: readonly ExistingRecipe[], random: Random): ChooseLeastUsed {
  const existingText = existing.map(({ name, description }) => `${name}\n${description}`).join('\n')
  return (items, getText) => {
    let best: { item: (typeof items)[number]; times: number } | undefined
    for (const item of shuffle(items, random)) {
      const useCount = existingText.split(getText(item)).length - 1
      if (useCount === 0) return item
      if (!best || useCount < best.times) best = { item, times: useCount }
    }
    return best?.item
  }
}

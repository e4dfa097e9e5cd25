import { shuffled, type Random } from '#domain/random.ts'

import type { ExistingRecipe } from '../bot.types.ts'

/** Chooses the item whose text occurs least often in existing recipes; `random` decides between equals. */
export type ChooseFresh = <Item>(items: readonly Item[], textOf: (item: Item) => string) => Item | undefined

export function freshChoice(existing: readonly ExistingRecipe[], random: Random): ChooseFresh {
  const existingText = existing.map(({ name, description }) => `${name}\n${description}`).join('\n')
  return (items, textOf) => {
    let best: { item: (typeof items)[number]; times: number } | undefined
    for (const item of shuffled(items, random)) {
      const times = existingText.split(textOf(item)).length - 1
      if (times === 0) return item
      if (!best || times < best.times) best = { item, times }
    }
    return best?.item
  }
}

import { ailments } from './ailments.ts'

export type AilmentCard = {
  name: string
  emoji: string
  description: string
  commonIngredients: readonly string[]
  recipeCount: number
}

/** A card for each of the eight and for every other ailment that recipes have; those with most recipes come first. */
export function ailmentCards(recipesByAilment: Record<string, number>): AilmentCard[] {
  const known = new Set<string>(ailments.map(({ name }) => name))
  const others = Object.keys(recipesByAilment).filter((name) => !known.has(name))
  return [...ailments, ...others.toSorted().map(otherAilment)]
    .map(({ name, emoji, description, commonIngredients }) => ({
      name,
      emoji,
      description,
      commonIngredients,
      recipeCount: recipesByAilment[name] ?? 0,
    }))
    .toSorted((one, other) => other.recipeCount - one.recipeCount)
}

const otherAilment = (name: string) => ({
  name,
  emoji: '🍃',
  description: 'A smaller shelf beside the eight, with recipes that fit none of them.',
  commonIngredients: [],
})

import { listAilmentNames } from './ailment-names.ts'
import { ailments } from './ailments.ts'

/** Ailment on the page of categories; `commonIngredients` is empty for an ailment beyond the eight. */
export type AilmentCard = {
  name: string
  emoji: string
  description: string
  commonIngredients: readonly string[]
  recipeCount: number
}

/** Returns a card for each of the eight ailments and for every other ailment of a recipe, most recipes first. */
export function createAilmentCards(recipesByAilment: Record<string, number>): AilmentCard[] {
  return listAilmentNames(recipesByAilment)
    .map((name) => {
      const { emoji, description, commonIngredients } =
        ailments.find((ailment) => ailment.name === name) ?? otherAilment
      return { name, emoji, description, commonIngredients, recipeCount: recipesByAilment[name] ?? 0 }
    })
    .toSorted((one, other) => other.recipeCount - one.recipeCount)
}

const otherAilment = {
  emoji: '🍃',
  description: 'More remedies that don’t fit the eight main categories.',
  commonIngredients: [],
}

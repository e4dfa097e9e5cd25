import { listAilmentNames } from './ailment-names.ts'
import { ailments } from './ailments.ts'

/** Ailment as shown on the categories page. `herb` is null and `commonIngredients` is empty for an ailment that isn't built in. */
export type AilmentCard = {
  name: string
  herb: string | null
  emoji: string
  description: string
  commonIngredients: readonly string[]
  recipeCount: number
}

/** Returns a card for each built-in ailment and for every other ailment that has recipes, most recipes first. */
export function createAilmentCards(recipesByAilment: Record<string, number>): AilmentCard[] {
  return listAilmentNames(recipesByAilment)
    .map((name) => {
      const { herb, emoji, description, commonIngredients } =
        ailments.find((ailment) => ailment.name === name) ?? otherAilment
      return { name, herb, emoji, description, commonIngredients, recipeCount: recipesByAilment[name] ?? 0 }
    })
    .toSorted((one, other) => other.recipeCount - one.recipeCount)
}

const otherAilment = {
  herb: null,
  emoji: '🍃',
  description: 'More remedies that don’t fit the eight main categories.',
  commonIngredients: [],
}

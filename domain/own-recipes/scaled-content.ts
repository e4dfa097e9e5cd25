import { formatCups } from '#domain/recipes/recipe-counts.ts'
import { scaleAmount } from '#domain/recipes/servings.rules.ts'

import type { OwnRecipeContent } from './own-recipes.schemas.ts'

/**
 * Writes a recipe for another number of cups. An amount without one clear figure stays, and its note says for how many
 * cups it is. The grams in a cup stay the same, so the result of the check does too.
 */
export function scaleOwnRecipe(content: OwnRecipeContent, servings: number): OwnRecipeContent {
  const factor = servings / content.servings
  if (factor === 1) return content
  return {
    ...content,
    servings,
    waterMl: content.waterMl === null ? null : Math.max(1, Math.round(content.waterMl * factor)),
    ingredients: content.ingredients.map((line) => {
      const { text, scaled } = scaleAmount(line.amount, factor)
      if (scaled || line.amount === '') return { ...line, amount: text }
      return { ...line, notes: [line.notes, `for ${formatCups(content.servings)}`].filter(Boolean).join(' · ') }
    }),
  }
}

import type { RecentRecipe } from './bot.types.ts'

/** Number of the newest recipes whose openings and tips the bot doesn't repeat. */
export const recentRecipeCount = 200

/** Tells which openings and tips occur in none of the recent recipes. */
export type FreshTexts = { isFreshOpening: (sentence: string) => boolean; isFreshTip: (tip: string) => boolean }

export function indexRecentTexts(recentRecipes: readonly RecentRecipe[]): FreshTexts {
  const openings = new Set(recentRecipes.map(({ description }) => normaliseText(getOpening(description))))
  const tips = new Set(recentRecipes.flatMap((recipe) => recipe.tips.map(normaliseText)))
  return {
    isFreshOpening: (sentence) => !openings.has(normaliseText(sentence)),
    isFreshTip: (tip) => !tips.has(normaliseText(tip)),
  }
}

/** Returns the first sentence of a description. */
export const getOpening = (description: string): string =>
  /^.*?[.!?](?=\s|$)/s.exec(description.trim())?.[0] ?? description

/** Returns a text in lower case without punctuation, for comparisons. */
export const normaliseText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

import { isPremium, type Role } from '#domain/permissions.ts'

import type { Recipe, RecipeSummary } from './recipes.types.ts'
import { createRecipeSubtitle } from './subtitle.rules.ts'

/**
 * Recipe or card as stored, without the subtitle, which is generated from the herbs. `isClosed` is true when the recipe
 * is beyond the free content limit.
 */
export type StoredView<View> = Omit<View, 'isClosed' | 'subtitle'> & { isClosed: boolean }

/**
 * True when the amounts and steps are hidden from the viewer: the recipe is beyond the free content limit, and the
 * viewer isn't a premium member.
 */
export const isClosedTo = (recipe: { isClosed: boolean }, { role }: { role: Role }): boolean =>
  recipe.isClosed && !isPremium(role)

/** Returns a card for the viewer, without amounts if the recipe is closed to the viewer. */
export function toViewerCard<Card extends RecipeSummary>(
  viewer: { role: Role },
  { isClosed, ...stored }: StoredView<Card>,
) {
  const card = { ...stored, subtitle: createRecipeSubtitle(listLines(stored), stored.ailment) }
  if (!isClosedTo({ isClosed }, viewer)) return card
  return { ...card, isClosed: true as const, blend: { ...card.blend, lines: [] } }
}

const listLines = ({ ingredientNames, blend }: Pick<RecipeSummary, 'ingredientNames' | 'blend'>) =>
  ingredientNames.map((name, position) => ({ name, gramsPerCup: blend.lines[position]?.gramsPerCup ?? null }))

/**
 * Returns a recipe for the viewer. If the recipe is closed to the viewer, removes the amounts, the steps and any tips
 * that mention an amount. Keeps the general data, ingredient names, every safety note and the rounded length of each
 * step.
 */
export function toViewerRecipe(viewer: { role: Role }, { isClosed, ...stored }: StoredView<Recipe>): Recipe {
  const recipe = { ...stored, subtitle: createRecipeSubtitle(stored.ingredients, stored.ailment) }
  if (!isClosedTo({ isClosed }, viewer)) return recipe
  return {
    ...recipe,
    isClosed: true,
    room: recipe.instructions.map(roundLength),
    ingredients: recipe.ingredients.map(({ name, herb }) => ({
      name,
      herb,
      amount: '',
      gramsPerCup: null,
      notes: null,
    })),
    instructions: [],
    tips: recipe.tips.filter((tip) => !mentionsAmount(tip)),
    ...(recipe.monograph && /\d ?g\b/.test(recipe.monograph.label) && { monograph: undefined }),
    safety: { ...recipe.safety, daily: stored.safety.daily.map((day) => ({ ...day, gramsPerDay: 0 })) },
  }
}

/**
 * True for a tip that may contain an amount. Other tips stay public because they may warn of one plant sold as another.
 */
const mentionsAmount = (tip: string): boolean =>
  /\d|spoon|gram|pinch|handful|slice|piece|drop|half|quarter|double|twice|litre/i.test(tip)

const lengthStep = 20

/** Length of a step in characters, rounded up to hide its wording. Adding the position makes each value unique. */
const roundLength = (text: string, position: number): number =>
  Math.ceil(text.length / lengthStep) * lengthStep + position

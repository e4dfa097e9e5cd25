import { isPremium, type Role } from '#domain/permissions.ts'

import type { Recipe, RecipeSummary } from './recipes.types.ts'

/** What is stored of a recipe says in words of its own whether it lies beyond the free content limit. */
export type Stored<Shown> = Omit<Shown, 'isClosed'> & { isClosed: boolean }

/** Whether a recipe's amounts and steps are kept from the viewer: it lies beyond the free content limit, and they are no premium member. */
export const isClosedTo = (recipe: { isClosed: boolean }, { role }: { role: Role }): boolean =>
  recipe.isClosed && !isPremium(role)

/** A card for the viewer: without amounts where they are kept from them. */
export function cardFor<Card extends RecipeSummary>(viewer: { role: Role }, { isClosed, ...card }: Stored<Card>) {
  if (!isClosedTo({ isClosed }, viewer)) return card
  return { ...card, isClosed: true as const, blend: { ...card.blend, lines: [] } }
}

/**
 * A recipe for the viewer. Where it is closed to them its head, the names of its ingredients and every safety note stay; of steps there is
 * how much room they take, and tips that name an amount are left out.
 */
export function recipeFor(viewer: { role: Role }, { isClosed, ...recipe }: Stored<Recipe>): Recipe {
  if (!isClosedTo({ isClosed }, viewer)) return recipe
  return {
    ...recipe,
    isClosed: true,
    room: recipe.instructions.map(roomOf),
    ingredients: recipe.ingredients.map(({ name, herb }) => ({
      name,
      herb,
      amount: '',
      gramsPerCup: null,
      notes: null,
    })),
    instructions: [],
    tips: recipe.tips.filter((tip) => !namesAmount(tip)),
    ...(recipe.monograph && /\d ?g\b/.test(recipe.monograph.label) && { monograph: undefined }),
    safety: { ...recipe.safety, daily: recipe.safety.daily.map((day) => ({ ...day, gramsPerDay: 0 })) },
  }
}

/** A tip may warn of a plant that is sold for another: it is closed only where it may tell how much to take. */
const namesAmount = (tip: string): boolean =>
  /\d|spoon|gram|pinch|handful|slice|piece|drop|half|quarter|double|twice|litre/i.test(tip)

const roomStep = 20

/** Characters, rounded up so that they tell nothing of the words; no two are the same. */
const roomOf = (text: string, position: number): number => Math.ceil(text.length / roomStep) * roomStep + position

import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { calculateGramsPerCup } from '#domain/recipes/amount-error.rules.ts'
import { editLimits, type RecipeContent, recipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import { difficulties } from '#domain/recipes/recipes.types.ts'
import { findUnambiguousHerb, type NameIndex } from '#domain/safety/names.ts'

import { offerMessages } from './own-recipes.messages.ts'
import type { OwnRecipeContent } from './own-recipes.schemas.ts'
import { findWaterMl } from './water.ts'

const lines = z.array(typedLine().min(1).max(editLimits.line)).max(editLimits.lines)

/** Fields of a published recipe that an own recipe lacks. */
export const recipeOffer = z.strictObject({
  description: typedLine().max(editLimits.description),
  difficulty: z.enum(difficulties),
  benefits: lines,
  tips: lines,
})

export type RecipeOffer = z.infer<typeof recipeOffer>

/** State of an offered recipe. `hidden` means that an administrator holds it back. */
export type OfferStatus =
  | { state: 'waiting' | 'hidden' | 'withdrawn' }
  | { state: 'published'; slug: string }
  | { state: 'declined'; reason: string }

/**
 * Converts an own recipe into a recipe for the review list. Returns the errors by field if it isn't complete. Grams a
 * cup are calculated from the amounts and rounded to hundredths.
 */
export function toOfferedContent(
  content: OwnRecipeContent,
  { description, difficulty, benefits, tips }: RecipeOffer,
  names: NameIndex,
): { content: RecipeContent } | { errors: Record<string, string> } {
  const instructions = stateWater(content)
  if (!instructions) return { errors: { waterMl: offerMessages.water } }
  const ailment = ailmentNames.find((name) => name.toLowerCase() === content.ailment.toLowerCase())
  if (!ailment) return { errors: { ailment: offerMessages.ailment(ailmentNames) } }
  const parsed = recipeContent.safeParse({
    name: content.name,
    ailment,
    description,
    emoji: content.emoji,
    brewMinutes: content.brewMinutes,
    difficulty,
    servings: content.servings,
    cupsPerDay: content.cupsPerDay,
    courseDays: content.courseDays,
    preparation: content.preparation,
    ingredients: content.ingredients.map((line) => {
      const herb = findUnambiguousHerb(names, line.name)
      const grams = herb && calculateGramsPerCup(line, content.servings, herb)
      return { ...line, ...(grams !== undefined && { gramsPerCup: Number(grams.toFixed(2)) }) }
    }),
    instructions,
    benefits,
    tips,
    warnings: [],
  })
  if (parsed.success) return { content: parsed.data }
  return {
    errors: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]).toReversed()),
  }
}

/** A published recipe names its water in the steps. Returns undefined if the own recipe doesn't say how much. */
function stateWater({ steps, waterMl }: OwnRecipeContent): string[] | undefined {
  if (steps.some((step) => findWaterMl(step) !== undefined)) return steps
  return waterMl === null ? undefined : [`Measure ${waterMl} ml of water.`, ...steps]
}

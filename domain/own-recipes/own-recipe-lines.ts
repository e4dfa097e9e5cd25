import type { RecipeEdit } from '#domain/safety/changes.ts'

import { type OwnRecipeContent, ownRecipeLimits } from './own-recipes.schemas.ts'

/** Cups that share the amounts. While the figure is invalid, all of them are for one cup, which is the strictest. */
export const readServings = ({ servings }: Pick<OwnRecipeContent, 'servings'>): number =>
  servings >= 1 && servings <= ownRecipeLimits.servings ? servings : 1

type LineEdit = Exclude<RecipeEdit, { kind: 'cups' }>

/** Applies a suggested change to the ingredients. Writes a changed amount in grams for all cups together. */
export const editLines = <EditedLine extends { amount: string }>(
  lines: readonly EditedLine[],
  edit: LineEdit,
  servings: number,
): EditedLine[] =>
  lines.flatMap((line, index) => {
    if (edit.kind === 'without') return edit.indexes.includes(index) ? [] : [line]
    if (index !== edit.index) return [line]
    return [{ ...line, amount: `${Number((edit.gramsPerCup * servings).toFixed(2))} g` }]
  })

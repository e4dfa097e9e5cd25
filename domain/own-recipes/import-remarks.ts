import { formatCups, formatMinutes } from '#domain/recipes/recipe-counts.ts'
import { joinWords } from '#domain/words.ts'

import { emptyOwnRecipeForm, type OwnRecipeForm } from './fill-form.ts'
import type { StatedFigure } from './stated-figures.ts'

type Figures = Partial<Pick<OwnRecipeForm, 'servings' | 'brewMinutes' | 'cupsPerDay'>>

const assumptions = [
  ['servings', `it makes ${formatCups(Number(emptyOwnRecipeForm.servings))}`],
  ['brewMinutes', `it steeps for ${formatMinutes(Number(emptyOwnRecipeForm.brewMinutes))}`],
  ['cupsPerDay', `you drink ${formatCups(Number(emptyOwnRecipeForm.cupsPerDay))} a day`],
] as const

/** Names the figures that the recipe doesn't state, so that the form's own count. An empty text counts as missing. */
export function describeAssumptions(stated: Figures): string[] {
  const missing = assumptions.filter(([field]) => (stated[field] ?? '') === '').map(([, text]) => text)
  return missing.length === 0 ? [] : [`We assumed that ${joinWords(missing)}. Change this if it’s wrong.`]
}

/** Says which end of a range counts. */
export const describeRange = (minutes: StatedFigure | undefined): string[] =>
  minutes?.isRange ? [`The recipe says ${minutes.written}. We used ${formatMinutes(minutes.value)}.`] : []

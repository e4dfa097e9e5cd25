import * as z from 'zod'

import { normaliseDecimals } from '#domain/amounts/figures.ts'
import type { RecipeEdit } from '#domain/safety/changes.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { createEmptyIngredient, type OwnIngredientLine, type OwnRecipeForm } from './fill-form.ts'
import { editLines, readServings } from './own-recipe-lines.ts'
import { jarColours, type OwnRecipeContent } from './own-recipes.schemas.ts'

const ingredientLine = z.object({ key: z.string(), name: z.string(), amount: z.string(), notes: z.string() })
const stepLine = z.object({ key: z.string(), text: z.string() })

const ownRecipeForm = z.object({
  name: z.string(),
  ailment: z.string(),
  emoji: z.string(),
  colour: z.enum(jarColours),
  servings: z.string(),
  cupsPerDay: z.string(),
  courseDays: z.string(),
  waterMl: z.string(),
  brewMinutes: z.string(),
  preparation: z.array(z.enum(preparationRequirements)),
  ingredients: z.array(ingredientLine),
  steps: z.array(stepLine),
  notes: z.string(),
  tags: z.string(),
}) satisfies z.ZodType<OwnRecipeForm>

/** Parses a stored form. Returns undefined for anything else. */
export const parseOwnRecipeForm = (stored: unknown): OwnRecipeForm | undefined => ownRecipeForm.safeParse(stored).data

const writeFigure = (figure: number | null) => (figure === null ? '' : String(figure))

export const toOwnRecipeForm = (content: OwnRecipeContent): OwnRecipeForm => ({
  name: content.name,
  ailment: content.ailment,
  emoji: content.emoji,
  colour: content.colour,
  servings: writeFigure(content.servings),
  cupsPerDay: writeFigure(content.cupsPerDay),
  courseDays: writeFigure(content.courseDays),
  waterMl: writeFigure(content.waterMl),
  brewMinutes: writeFigure(content.brewMinutes),
  preparation: content.preparation,
  ingredients: content.ingredients.map(({ name, amount, notes = '' }, position) => ({
    key: String(position + 1),
    name,
    amount,
    notes,
  })),
  steps: content.steps.map((text, position) => ({ key: String(position + 1), text })),
  notes: content.notes,
  tags: content.tags.join(', '),
})

const parseFigure = (text: string): number => (text.trim() === '' ? Number.NaN : Number(normaliseDecimals(text.trim())))
const parseOptionalFigure = (text: string): number | null => (text.trim() === '' ? null : parseFigure(text))
const isFilledIn = ({ name, amount, notes }: OwnIngredientLine) => (name + amount + notes).trim() !== ''

const toIngredient = ({ name, amount, notes }: OwnIngredientLine): OwnRecipeContent['ingredients'][number] => ({
  name: name.trim(),
  amount: amount.trim(),
  ...(notes.trim() !== '' && { notes: notes.trim() }),
})

/** Converts the form into a recipe. Drops blank lines. Invalid figures become NaN, which the schema rejects. */
export const toOwnRecipeContent = (form: OwnRecipeForm): OwnRecipeContent => ({
  name: form.name.trim(),
  ailment: form.ailment.trim(),
  emoji: form.emoji.trim(),
  colour: form.colour,
  servings: parseFigure(form.servings),
  cupsPerDay: parseFigure(form.cupsPerDay),
  courseDays: parseOptionalFigure(form.courseDays),
  waterMl: parseOptionalFigure(form.waterMl),
  // A timer needs whole minutes, so `7,5` becomes 8.
  brewMinutes: Math.ceil(parseFigure(form.brewMinutes)),
  preparation: form.preparation,
  ingredients: form.ingredients.filter(isFilledIn).map(toIngredient),
  steps: form.steps.map(({ text }) => text.trim()).filter(Boolean),
  notes: form.notes.trim(),
  tags: form.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
})

/** Maps the key of each line that isn't blank to its index in `toOwnRecipeContent`. */
export function indexLinesByKey(form: OwnRecipeForm, field: 'ingredients' | 'steps'): ReadonlyMap<string, number> {
  const filledLines =
    field === 'ingredients' ? form.ingredients.filter(isFilledIn) : form.steps.filter(({ text }) => text.trim() !== '')
  return new Map(filledLines.map(({ key }, index) => [key, index]))
}

/** Returns the fields that a suggested change alters. Drops blank lines of ingredients. */
export function applyEditToForm(form: OwnRecipeForm, edit: RecipeEdit): Partial<OwnRecipeForm> {
  if (edit.kind === 'cups') return { cupsPerDay: String(edit.cupsPerDay) }
  const servings = readServings({ servings: parseFigure(form.servings) })
  const ingredients = editLines(form.ingredients.filter(isFilledIn), edit, servings)
  return { ingredients: ingredients.length > 0 ? ingredients : [createEmptyIngredient('1')] }
}

import * as z from 'zod'

import { normaliseDecimals } from '#domain/amounts/figures.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import type { RecipeContent } from './recipe-edit.schemas.ts'
import { difficulties } from './recipes.types.ts'

const listLine = z.object({ key: z.string(), text: z.string() })
const ingredientLine = z.object({
  key: z.string(),
  name: z.string(),
  amount: z.string(),
  gramsPerCup: z.string(),
  notes: z.string(),
})

/**
 * Values of the form fields. Figures are text as typed. Each line has a key that stays the same when the line is moved.
 */
const editForm = z.object({
  name: z.string(),
  ailment: z.string(),
  description: z.string(),
  emoji: z.string(),
  brewMinutes: z.string(),
  difficulty: z.enum(difficulties),
  servings: z.string(),
  cupsPerDay: z.string(),
  courseDays: z.string(),
  preparation: z.array(z.enum(preparationRequirements)),
  ingredients: z.array(ingredientLine),
  instructions: z.array(listLine),
  benefits: z.array(listLine),
  tips: z.array(listLine),
  warnings: z.array(listLine),
})

export type EditForm = z.infer<typeof editForm>
export type IngredientLine = EditForm['ingredients'][number]
type ListLine = EditForm['tips'][number]
const listFields = ['instructions', 'benefits', 'tips', 'warnings'] as const
export type ListField = (typeof listFields)[number]

/** Parses a stored form. Returns undefined for anything else. */
export const parseEditForm = (stored: unknown): EditForm | undefined => editForm.safeParse(stored).data

export const createEmptyIngredient = (key: string): IngredientLine => ({
  key,
  name: '',
  amount: '',
  gramsPerCup: '',
  notes: '',
})

export const emptyForm: EditForm = {
  name: '',
  ailment: '',
  description: '',
  emoji: '🌿',
  brewMinutes: '8',
  difficulty: 'Easy',
  servings: '1',
  cupsPerDay: '2',
  courseDays: '',
  preparation: [],
  ingredients: [createEmptyIngredient('1')],
  instructions: [{ key: '1', text: '' }],
  benefits: [{ key: '1', text: '' }],
  tips: [{ key: '1', text: '' }],
  warnings: [],
}

export function toEditForm(content: RecipeContent): EditForm {
  const { brewMinutes, servings, cupsPerDay, courseDays, ingredients, instructions, benefits, tips, warnings } = content
  const form: EditForm = {
    name: content.name,
    ailment: content.ailment,
    description: content.description,
    emoji: content.emoji,
    difficulty: content.difficulty,
    preparation: content.preparation,
    brewMinutes: String(brewMinutes),
    servings: String(servings),
    cupsPerDay: String(cupsPerDay),
    courseDays: courseDays === null ? '' : String(courseDays),
    ingredients: ingredients.map(({ name, amount, gramsPerCup, notes }, position) => ({
      key: String(position + 1),
      name,
      amount,
      gramsPerCup: gramsPerCup === undefined ? '' : String(gramsPerCup),
      notes: notes ?? '',
    })),
    instructions: toListLines(instructions),
    benefits: toListLines(benefits),
    tips: toListLines(tips),
    warnings: toListLines(warnings),
  }
  return form
}

const toListLines = (texts: readonly string[]): ListLine[] =>
  texts.map((text, position) => ({ key: String(position + 1), text }))

/** Parses a figure with a decimal point or comma. Returns NaN for anything else, including an empty text. */
const parseFigure = (text: string): number => (text.trim() === '' ? Number.NaN : Number(normaliseDecimals(text.trim())))

const isFilledIn = ({ name, amount, gramsPerCup, notes }: IngredientLine) =>
  [name, amount, gramsPerCup, notes].some((text) => text.trim() !== '')
const hasText = ({ text }: ListLine) => text.trim() !== ''

/** Converts the form into recipe content. Drops blank lines. Invalid figures become NaN, which the schema rejects. */
export function toRecipeContent(form: EditForm): RecipeContent {
  const listFilledTexts = (field: ListField) => form[field].filter(hasText).map(({ text }) => text.trim())
  return {
    name: form.name.trim(),
    ailment: form.ailment.trim(),
    description: form.description.trim(),
    emoji: form.emoji.trim(),
    brewMinutes: parseFigure(form.brewMinutes),
    difficulty: form.difficulty,
    servings: parseFigure(form.servings),
    cupsPerDay: parseFigure(form.cupsPerDay),
    courseDays: form.courseDays.trim() === '' ? null : parseFigure(form.courseDays),
    preparation: form.preparation,
    ingredients: form.ingredients.filter(isFilledIn).map(toIngredient),
    instructions: listFilledTexts('instructions'),
    benefits: listFilledTexts('benefits'),
    tips: listFilledTexts('tips'),
    warnings: listFilledTexts('warnings'),
  }
}

function toIngredient({ name, amount, gramsPerCup, notes }: IngredientLine): RecipeContent['ingredients'][number] {
  return {
    name: name.trim(),
    amount: amount.trim(),
    ...(gramsPerCup.trim() !== '' && { gramsPerCup: parseFigure(gramsPerCup) }),
    ...(notes.trim() !== '' && { notes: notes.trim() }),
  }
}

/** Maps the key of each line that isn't blank to its index in `toRecipeContent`. */
export function indexLinesByKey(form: EditForm, field: ListField | 'ingredients'): ReadonlyMap<string, number> {
  const filledLines = field === 'ingredients' ? form.ingredients.filter(isFilledIn) : form[field].filter(hasText)
  return new Map(filledLines.map(({ key }, index) => [key, index]))
}

import type { preparationRequirements } from '#domain/safety/vocabulary.ts'

import type { JarColour } from './own-recipes.schemas.ts'

export type OwnIngredientLine = { key: string; name: string; amount: string; notes: string }

/** Values of the form's fields, as typed. Each line has a key that stays the same when the line is moved. */
export type OwnRecipeForm = {
  name: string
  ailment: string
  emoji: string
  colour: JarColour
  servings: string
  cupsPerDay: string
  courseDays: string
  waterMl: string
  brewMinutes: string
  preparation: (typeof preparationRequirements)[number][]
  ingredients: OwnIngredientLine[]
  steps: { key: string; text: string }[]
  notes: string
  tags: string
}

export const createEmptyIngredient = (key: string): OwnIngredientLine => ({ key, name: '', amount: '', notes: '' })

export const emptyOwnRecipeForm: OwnRecipeForm = {
  name: '',
  ailment: '',
  emoji: '🌿',
  colour: 'cobalt',
  servings: '1',
  cupsPerDay: '2',
  courseDays: '',
  waterMl: '250',
  brewMinutes: '8',
  preparation: [],
  ingredients: [createEmptyIngredient('1'), createEmptyIngredient('2')],
  steps: [{ key: '1', text: '' }],
  notes: '',
  tags: '',
}

type FormParts = Partial<Omit<OwnRecipeForm, 'ingredients' | 'steps'>> & {
  ingredients: readonly Omit<OwnIngredientLine, 'key'>[]
  steps: readonly string[]
}

/** Creates a form with these parts. It has an empty line if there are no ingredients, or no steps. */
export const fillForm = ({ ingredients, steps, ...parts }: FormParts): OwnRecipeForm => ({
  ...emptyOwnRecipeForm,
  ...parts,
  ingredients:
    ingredients.length > 0
      ? ingredients.map(({ name, amount, notes }, position) => ({ key: String(position + 1), name, amount, notes }))
      : [createEmptyIngredient('1')],
  steps: (steps.length > 0 ? steps : ['']).map((text, position) => ({ key: String(position + 1), text })),
})

/** Leaves out empty fields, so that the form's own values count. */
export const omitEmpty = <Fields extends Record<string, string>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>

import { createCsv, escapeApostrophe } from '#domain/csv.ts'

import type { OwnRecipeContent } from './own-recipes.schemas.ts'

export const tableColumns = ['recipe', 'part', 'amount', 'text', 'note'] as const

/** Parts with one value, in the order of the table. A recipe begins with the first. */
export const tableFields = [
  ['cups', 'servings'],
  ['water in ml', 'waterMl'],
  ['minutes to steep', 'brewMinutes'],
  ['cups a day', 'cupsPerDay'],
  ['days in a row', 'courseDays'],
  ['ailment', 'ailment'],
  ['emoji', 'emoji'],
  ['colour', 'colour'],
  ['notes', 'notes'],
] as const

/** Writes recipes as a table with a row for each figure, ingredient, step and tag. */
export const createOwnRecipesCsv = (recipes: readonly OwnRecipeContent[]): string =>
  createCsv([tableColumns, ...recipes.flatMap(listRows).map((row) => row.map(escapeApostrophe))])

function listRows(content: OwnRecipeContent): string[][] {
  const row = (part: string, text: string, amount = '', note = '') => [content.name, part, amount, text, note]
  return [
    ...tableFields.flatMap(([part, field]) => {
      const value = content[field]
      return value === null || value === '' ? [] : [row(part, String(value))]
    }),
    ...content.ingredients.map(({ name, amount, notes }) => row('ingredient', name, amount, notes)),
    ...content.steps.map((text) => row('step', text)),
    ...content.preparation.map((code) => row('preparation', code)),
    ...content.tags.map((tag) => row('tag', tag)),
  ]
}

import { parseCell } from '#domain/csv.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { fillForm, omitEmpty, type OwnRecipeForm } from './fill-form.ts'
import { describeAssumptions } from './import-remarks.ts'
import { tableColumns, tableFields } from './own-recipe-csv.ts'
import type { ImportedOwnRecipe } from './own-recipe-import.ts'
import { jarColours } from './own-recipes.schemas.ts'

const firstPart = tableFields[0][0]

/** True for a text whose first line names the columns of our tables. */
export const isOwnRecipesCsv = (text: string): boolean =>
  /^\uFEFF?(?:sep=.\s+)?"?recipe"?[,;\t]"?part"?[,;\t]/i.test(text)

type Row = Record<(typeof tableColumns)[number], string>

/**
 * Reads the recipes of a table with these columns, in any order. A recipe begins where the name changes, or with
 * another row for its cups. Rows with an unknown part are in `unread`.
 */
export function parseOwnRecipesTable([headings = [], ...rows]: readonly (readonly string[])[]): ImportedOwnRecipe[] {
  const positions = tableColumns.map((column) => [column, headings.findIndex((name) => isSame(name, column))] as const)
  const recipes: Row[][] = []
  for (const cells of rows) {
    const row = Object.fromEntries(
      positions.map(([column, position]) => [column, parseCell(cells[position] ?? '').trim()]),
    ) as Row
    if (Object.values(row).every((cell) => cell === '')) continue
    const last = recipes.at(-1)
    const isNext = last?.[0]?.recipe !== row.recipe || (isSame(row.part, firstPart) && last.some(isFirst))
    if (last && !isNext) last.push(row)
    else recipes.push([row])
  }
  return recipes.map(readRecipe)
}

const isSame = (name: string, column: string): boolean => name.trim().toLowerCase() === column
const isFirst = ({ part }: Row): boolean => isSame(part, firstPart)

function readRecipe(rows: readonly Row[]): ImportedOwnRecipe {
  const listTexts = (name: string) => rows.filter(({ part }) => isSame(part, name)).map(({ text }) => text)
  const values = Object.fromEntries(tableFields.map(([part, field]) => [field, listTexts(part).join('\n')]))
  const colour = jarColours.find((name) => name === values['colour'])
  const form: OwnRecipeForm = fillForm({
    name: rows[0]?.recipe ?? '',
    ...omitEmpty(values),
    waterMl: values['waterMl'] ?? '',
    ...(colour ? { colour } : { colour: 'cobalt' }),
    preparation: preparationRequirements.filter((code) => listTexts('preparation').includes(code)),
    ingredients: rows
      .filter(({ part }) => isSame(part, 'ingredient'))
      .map(({ text, amount, note }) => ({ name: text, amount, notes: note })),
    steps: listTexts('step'),
    tags: listTexts('tag').join(', '),
  })
  return { form, unread: rows.filter((row) => !isKnown(row)).map(writeRow), remarks: describeAssumptions(values) }
}

const knownParts = new Set<string>([...tableFields.map(([part]) => part), 'ingredient', 'step', 'preparation', 'tag'])
const isKnown = ({ part, text }: Row): boolean => {
  const name = part.toLowerCase()
  if (name === 'colour') return jarColours.some((colour) => colour === text)
  if (name === 'preparation') return preparationRequirements.some((code) => code === text)
  return knownParts.has(name)
}

const writeRow = ({ part, amount, text, note }: Row): string => [part, amount, text, note].filter(Boolean).join(', ')

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { parseAmount } from '#domain/safety/amounts.ts'
import { isUnit } from '#domain/safety/recipe-line.ts'
import { collapseWhitespace } from '#domain/text.ts'

import { type EditForm, emptyForm, emptyIngredient } from './edit-form.ts'
import { editLimits } from './recipe-edit.schemas.ts'

type Fields = Readonly<Record<string, unknown>>

const depthMax = 8
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const isOfType = (fields: Fields, type: string) => listOf(fields['@type']).some((name) => name === type)

/**
 * Finds the first schema.org `Recipe` at any depth of parsed JSON and converts it into a form. Returns undefined
 * without one.
 */
export function formFromJsonLd(json: unknown): EditForm | undefined {
  const recipe = findRecipe(json, 0)
  return recipe && formFrom(recipe)
}

function findRecipe(value: unknown, depth: number): Fields | undefined {
  if (depth > depthMax) return undefined
  for (const item of listOf(value)) {
    if (!isFields(item)) continue
    if (isOfType(item, 'Recipe')) return item
    const nested = Object.values(item)
      .filter((inner) => typeof inner === 'object')
      .map((inner) => findRecipe(inner, depth + 1))
      .find(Boolean)
    if (nested) return nested
  }
  return undefined
}

function formFrom(recipe: Fields): EditForm {
  const servings = Number(/\d+/.exec(textOf(listOf(recipe['recipeYield'])[0]))?.[0] ?? '1')
  const minutes = minutesOf(recipe['cookTime']) ?? minutesOf(recipe['totalTime'])
  const words =
    `${textOf(recipe['keywords'])} ${textOf(recipe['recipeCategory'])} ${textOf(recipe['name'])}`.toLowerCase()
  const steps = listOf(recipe['recipeInstructions']).flatMap((step) => stepsOf(step, 0))
  return {
    ...emptyForm,
    name: textOf(recipe['name'])
      .replaceAll(/["\\[\]]/g, '')
      .slice(0, editLimits.name),
    description: textOf(recipe['description']).slice(0, editLimits.description),
    ailment: ailmentNames.find((name) => words.includes(name.toLowerCase())) ?? '',
    servings: String(Math.min(Math.max(1, servings), editLimits.servings)),
    ...(minutes !== undefined && { brewMinutes: String(Math.min(minutes, editLimits.brewMinutes)) }),
    ingredients: listOf(recipe['recipeIngredient'])
      .map(textOf)
      .filter(Boolean)
      .slice(0, editLimits.ingredients)
      .map((text, position) => Object.assign(emptyIngredient(String(position + 1)), splitIngredient(text))),
    instructions: steps
      .slice(0, editLimits.lines)
      .map((text, position) => ({ key: String(position + 1), text: text.slice(0, editLimits.line) })),
  }
}

/** Returns plain text, because pages put HTML into these fields. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? collapseWhitespace(value.replaceAll(/<[^>]{0,200}>/g, ' ')) : ''
}

function stepsOf(value: unknown, depth: number): string[] {
  if (depth > depthMax) return []
  if (typeof value === 'string') return value.split('\n').map(textOf).filter(Boolean)
  if (!isFields(value)) return []
  const inner = listOf(value['itemListElement'])
  if (inner.length > 0) return inner.flatMap((step) => stepsOf(step, depth + 1))
  return [textOf(value['text'] ?? value['name'])].filter(Boolean)
}

/**
 * Converts an ISO 8601 duration of days, hours and minutes into minutes. Returns undefined for anything else and for 0.
 */
function minutesOf(value: unknown): number | undefined {
  const [whole, days = '0', hours = '0', minutes = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(textOf(value)) ?? []
  const sum = Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
  return whole === undefined || sum === 0 ? undefined : sum
}

/**
 * Splits `2 tsp dried chamomile` into amount and name. The amount is the longest beginning that parses as one, but
 * never `500` of `500 ml`.
 */
function splitIngredient(text: string): { name: string; amount: string; notes: string } {
  const [main = '', ...notes] = text.split(/[,;(]/)
  const words = main.trim().split(' ')
  const count = Math.min(4, words.length - 1)
  const amountLength = Array.from({ length: count }, (_, position) => count - position).find((length) => {
    const amount = parseAmount(words.slice(0, length).join(' '))
    return amount && !(amount.measure === 'whole' && isUnit(words[length] ?? ''))
  })
  const rest = words
    .slice(amountLength ?? 0)
    .join(' ')
    .replace(/^of /i, '')
  return {
    name: rest.slice(0, editLimits.ingredientName),
    amount: words
      .slice(0, amountLength ?? 0)
      .join(' ')
      .replace(/ of$/i, ''),
    notes: collapseWhitespace(notes.join(', ').replace(/\)\s*$/, '')).slice(0, editLimits.notes),
  }
}

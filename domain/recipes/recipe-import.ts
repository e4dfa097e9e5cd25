import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { parseAmount } from '#domain/amounts/amount.ts'
import { isUnit } from '#domain/amounts/recipe-line.ts'
import { collapseWhitespace } from '#domain/text.ts'

import { type EditForm, emptyForm, createEmptyIngredient } from './edit-form.ts'
import { editLimits } from './recipe-edit.schemas.ts'

type JsonObject = Readonly<Record<string, unknown>>

const maxDepth = 8
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const hasType = (fields: JsonObject, type: string) => toArray(fields['@type']).some((name) => name === type)

/**
 * Finds the first schema.org `Recipe` at any depth of parsed JSON and converts it into a form. Returns undefined if
 * there is none.
 */
export function parseJsonLdRecipe(json: unknown): EditForm | undefined {
  const recipe = findRecipe(json, 0)
  return recipe && toEditForm(recipe)
}

function findRecipe(value: unknown, depth: number): JsonObject | undefined {
  if (depth > maxDepth) return undefined
  for (const item of toArray(value)) {
    if (!isJsonObject(item)) continue
    if (hasType(item, 'Recipe')) return item
    const nested = Object.values(item)
      .filter((inner) => typeof inner === 'object')
      .map((inner) => findRecipe(inner, depth + 1))
      .find(Boolean)
    if (nested) return nested
  }
  return undefined
}

function toEditForm(recipe: JsonObject): EditForm {
  const servings = Number(/\d+/.exec(toPlainText(toArray(recipe['recipeYield'])[0]))?.[0] ?? '1')
  const minutes = parseDuration(recipe['cookTime']) ?? parseDuration(recipe['totalTime'])
  const categoryText =
    `${toPlainText(recipe['keywords'])} ${toPlainText(recipe['recipeCategory'])} ${toPlainText(recipe['name'])}`.toLowerCase()
  const steps = toArray(recipe['recipeInstructions']).flatMap((step) => listSteps(step, 0))
  return {
    ...emptyForm,
    name: toPlainText(recipe['name'])
      .replaceAll(/["\\[\]]/g, '')
      .slice(0, editLimits.name),
    description: toPlainText(recipe['description']).slice(0, editLimits.description),
    ailment: ailmentNames.find((name) => categoryText.includes(name.toLowerCase())) ?? '',
    servings: String(Math.min(Math.max(1, servings), editLimits.servings)),
    ...(minutes !== undefined && { brewMinutes: String(Math.min(minutes, editLimits.brewMinutes)) }),
    ingredients: toArray(recipe['recipeIngredient'])
      .map(toPlainText)
      .filter(Boolean)
      .slice(0, editLimits.ingredients)
      .map((text, position) => Object.assign(createEmptyIngredient(String(position + 1)), splitIngredient(text))),
    instructions: steps
      .slice(0, editLimits.lines)
      .map((text, position) => ({ key: String(position + 1), text: text.slice(0, editLimits.line) })),
  }
}

/** Converts a field to plain text, because pages put HTML into it. */
function toPlainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPlainText).join(' ')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? collapseWhitespace(value.replaceAll(/<[^>]{0,200}>/g, ' ')) : ''
}

function listSteps(value: unknown, depth: number): string[] {
  if (depth > maxDepth) return []
  if (typeof value === 'string') return value.split('\n').map(toPlainText).filter(Boolean)
  if (!isJsonObject(value)) return []
  const inner = toArray(value['itemListElement'])
  if (inner.length > 0) return inner.flatMap((step) => listSteps(step, depth + 1))
  return [toPlainText(value['text'] ?? value['name'])].filter(Boolean)
}

/**
 * Converts an ISO 8601 duration in days, hours and minutes into minutes. Returns undefined for 0 and for anything else.
 */
function parseDuration(value: unknown): number | undefined {
  const [match, days = '0', hours = '0', minutes = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(toPlainText(value)) ?? []
  const sum = Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
  return match === undefined || sum === 0 ? undefined : sum
}

/**
 * Splits `2 tsp dried chamomile` into amount and name. The amount is the longest beginning that parses as an amount,
 * but never only `500` from `500 ml`.
 */
function splitIngredient(text: string): { name: string; amount: string; notes: string } {
  const [main = '', ...notes] = text.split(/[,;(]/)
  const words = main.trim().split(' ')
  const count = Math.min(4, words.length - 1)
  const amountLength = Array.from({ length: count }, (_, position) => count - position).find((length) => {
    const amount = parseAmount(words.slice(0, length).join(' '))
    return amount && !(amount.measure === 'whole' && isUnit(words[length] ?? ''))
  })
  const nameWords = words
    .slice(amountLength ?? 0)
    .join(' ')
    .replace(/^of /i, '')
  return {
    name: nameWords.slice(0, editLimits.ingredientName),
    amount: words
      .slice(0, amountLength ?? 0)
      .join(' ')
      .replace(/ of$/i, ''),
    notes: collapseWhitespace(notes.join(', ').replace(/\)\s*$/, '')).slice(0, editLimits.notes),
  }
}

import { findUnit } from '#domain/amounts/units.ts'
import { toPlural } from '#domain/nouns.ts'

import {
  type ExternalRecipe,
  hasContent,
  isJsonObject,
  type JsonObject,
  listOtherFields,
  parseMinutes,
  toArray,
  toPlainLines,
  toPlainText,
  writeUnread,
} from './external-recipe.ts'

/** Fields that are read, and fields about the entry in Mealie. */
const knownFields = new Set(
  `name description recipeYield recipeYieldQuantity recipeServings performTime totalTime cookTime tags recipeCategory
  recipeIngredient recipeInstructions notes id userId groupId householdId slug image rating createdAt updatedAt dateAdded
  dateUpdated lastMade settings assets extras comments isOcrRecipe`.split(/\s+/),
)

/** True for an entry of Mealie, which has no `@type` and names ingredients as schema.org does. */
export const isMealieRecipe = (json: unknown): json is JsonObject =>
  isJsonObject(json) && json['@type'] === undefined && Array.isArray(json['recipeIngredient'])

/** Converts a recipe that Mealie has exported as JSON. */
export function parseMealieRecipe(recipe: JsonObject): ExternalRecipe {
  const ingredients = toArray(recipe['recipeIngredient']).map((entry) => ({ entry, line: writeIngredient(entry) }))
  const steps = toArray(recipe['recipeInstructions']).map((entry) => ({ entry, lines: listStepLines(entry) }))
  const times = ['performTime', 'cookTime', 'totalTime'].filter((field) => toPlainText(recipe[field]))
  const minutes = times.map((field) => parseMinutes(toPlainText(recipe[field])))
  return {
    name: toPlainText(recipe['name']),
    description: toPlainText(recipe['description']),
    yield: positiveFigure(recipe['recipeServings']) || toPlainText(recipe['recipeYield']),
    minutes: minutes.find((time) => time !== undefined),
    keywords: [...toArray(recipe['tags']), ...toArray(recipe['recipeCategory'])].map(getName).filter(Boolean),
    ingredients: ingredients.map(({ line }) => line).filter(Boolean),
    steps: steps.flatMap(({ lines }) => lines),
    notes: toArray(recipe['notes']).map(writeNote).filter(Boolean),
    unread: [
      ...times
        .filter((_, position) => minutes[position] === undefined)
        .map((field) => writeUnread(field, recipe[field])),
      ...ingredients
        .filter(({ entry, line }) => line === '' && hasContent(entry))
        .map(({ entry }) => writeUnread('ingredient', entry)),
      ...steps
        .filter(({ entry, lines }) => lines.length === 0 && hasContent(entry))
        .map(({ entry }) => writeUnread('step', entry)),
      ...listOtherFields(recipe, knownFields),
    ],
  }
}

const positiveFigure = (value: unknown): string =>
  typeof value === 'number' && value > 0 ? String(Number(value.toFixed(3))) : ''

/** Name of a tag, category, unit or food, which earlier versions of Mealie wrote as text. */
const getName = (value: unknown): string => toPlainText(isJsonObject(value) ? value['name'] : value)

/** Units that cooks abbreviate. */
const abbreviations = ['g', 'mg', 'kg', 'oz', 'lb', 'tsp', 'tbsp', 'ml', 'cl', 'dl', 'l'] as const

/** Returns `tsp` for `teaspoon`, and the plural of any other unit if there is more than one of it. */
function writeUnit(value: unknown, quantity: unknown): string {
  const name = getName(value)
  const unit = findUnit(name)
  const abbreviation = abbreviations.find((short) => unit && findUnit(short) === unit)
  if (abbreviation !== undefined || name === '') return abbreviation ?? ''
  return unit && typeof quantity === 'number' && quantity > 1 && findUnit(toPlural(name)) === unit
    ? toPlural(name)
    : name
}

/** Returns `2 tsp chamomile, dried`. A line without separate parts is in `note` or `originalText`. */
function writeIngredient(entry: unknown): string {
  if (!isJsonObject(entry)) return toPlainText(entry)
  const food = getName(entry['food'])
  const title = toPlainText(entry['title'])
  const note = toPlainText(entry['note'])
  const parts = food
    ? [positiveFigure(entry['quantity']), writeUnit(entry['unit'], entry['quantity']), food].filter(Boolean).join(' ') +
      (note && `, ${note}`)
    : toPlainText(entry['display']) || toPlainText(entry['originalText']) || note
  return title && parts ? `${parts} (${title})` : parts
}

const listStepLines = (entry: unknown): string[] =>
  isJsonObject(entry)
    ? [toPlainText(entry['title']), toPlainText(entry['summary']), ...toPlainLines(entry['text'])].filter(Boolean)
    : toPlainLines(entry)

const writeNote = (entry: unknown): string =>
  isJsonObject(entry)
    ? [toPlainText(entry['title']), toPlainText(entry['text'])].filter(Boolean).join(': ')
    : toPlainText(entry)

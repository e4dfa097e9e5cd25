import { parseAmount } from '#domain/amounts/amount.ts'
import { isUnit } from '#domain/amounts/recipe-line.ts'
import { decodeEntities } from '#domain/decode-entities.ts'
import { collapseWhitespace } from '#domain/text.ts'

/**
 * Recipe from another page or program, in plain texts. `minutes` is the time to cook or in all. `unread` has what has
 * no place in a recipe, such as `recipe cuisine: Greek`.
 */
export type ExternalRecipe = {
  name: string
  description: string
  yield: string
  minutes: number | undefined
  keywords: string[]
  ingredients: string[]
  steps: string[]
  notes: string[]
  unread: string[]
}

export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns no entries for null, undefined and an empty text. */
export const toArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]

const tagPattern = /<\/?[a-z!][^<>]{0,200}>/gi

/** Converts a field to plain text on one line, because pages put HTML into it, with entities or without. */
export function toPlainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPlainText).join(' ')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? collapseWhitespace(decodeEntities(value).replaceAll(tagPattern, ' ')) : ''
}

/** Splits a field into its lines, in plain text. */
export const toPlainLines = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split(/\r\n?|\n/)
        .map(toPlainText)
        .filter(Boolean)
    : [toPlainText(value)].filter(Boolean)

/** Writes what has no place in a recipe: `recipe cuisine: Greek`, `author: Ada`, `nutrition: calories: 5, fat: 1 g`. */
export const writeUnread = (field: string, value: unknown): string => `${writeLabel(field)}: ${writeValue(value)}`

const writeLabel = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()

/** Fields that say nothing to people. */
const isTechnical = (field: string): boolean => /^@|^(?:\w*id|slug)$/i.test(field)

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).filter(Boolean).join('; ')
  if (!isJsonObject(value)) return toPlainText(value)
  const parts = Object.entries(value).filter(([field, inner]) => !isTechnical(field) && hasContent(inner))
  const [first] = parts
  if (parts.length === 1 && first?.[0] === 'name') return writeValue(first[1])
  return parts.map(([field, inner]) => writeUnread(field, inner)).join(', ')
}

/** Returns the fields with content that `knownFields` doesn't have. */
export const listOtherFields = (fields: JsonObject, knownFields: ReadonlySet<string>): string[] =>
  Object.entries(fields)
    .filter(([field, value]) => !field.startsWith('@') && !knownFields.has(field) && hasContent(value))
    .map(([field, value]) => writeUnread(field, value))

/** True for a text, a figure above 0, or a list or object with one at any depth. */
export function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([field, inner]) => !isTechnical(field) && hasContent(inner))
  return (typeof value === 'number' && value !== 0) || (typeof value === 'string' && value.trim() !== '')
}

type SplitIngredient = { name: string; amount: string; notes: string }

/**
 * Splits `2 tsp dried chamomile (cut)` into amount, name and notes. The amount is the longest beginning that parses as
 * an amount, but never only `500` from `500 ml`. Grams in brackets replace spoons and cups, because they say more.
 */
export function splitIngredient(text: string): SplitIngredient {
  const bracketed = [...text.matchAll(bracketsPattern)].map(([, remark = '']) => remark.trim())
  const [main = '', ...remarks] = text.replaceAll(bracketsPattern, ' ').split(/[,;(]/)
  const words = collapseWhitespace(main).split(' ')
  const count = Math.min(4, words.length - 1)
  const amountLength = Array.from({ length: count }, (_, position) => count - position).find((length) => {
    const amount = parseAmount(words.slice(0, length).join(' '))
    return amount && !(amount.measure === 'whole' && isUnit(words[length] ?? ''))
  })
  const amount = words
    .slice(0, amountLength ?? 0)
    .join(' ')
    .replace(/ of$/i, '')
  const notes = [...bracketed, ...remarks].map((note) => collapseWhitespace(note.replace(/\)\s*$/, ''))).filter(Boolean)
  return {
    name: words
      .slice(amountLength ?? 0)
      .join(' ')
      .replace(/^of /i, ''),
    ...chooseAmount(amount, notes),
  }
}

const bracketsPattern = /\(([^()]*)\)/g
const spoonSizePattern = /^(?:heaped|heaping|rounded|generous)$/i

/** Takes grams, or the size of a spoon, out of the notes: `1 tbsp` with `heaped` becomes `1 heaped tbsp`. */
function chooseAmount(amount: string, notes: readonly string[]): { amount: string; notes: string } {
  const measure = parseAmount(amount)?.measure
  const isVolume = measure === 'teaspoon' || measure === 'cup'
  const grams = notes.find((note) => isVolume && parseAmount(note)?.measure === 'gram')
  const size = notes.find((note) => measure === 'teaspoon' && spoonSizePattern.test(note))
  const others = notes.filter((note) => note !== grams && note !== size)
  if (grams !== undefined)
    return { amount: grams, notes: [[size, amount].filter(Boolean).join(' '), ...others].join(', ') }
  return {
    amount: size === undefined ? amount : amount.replace(/\S+$/, (unit) => `${size.toLowerCase()} ${unit}`),
    notes: others.join(', '),
  }
}

/**
 * Parses `1 hour 5 minutes`, `10-15 min` or `PT1H5M` into minutes, with the upper end of a range. Returns undefined for
 * any other text.
 */
export function parseMinutes(text: string): number | undefined {
  const [, hours, minutes] =
    /^(?:PT)?(?:about )?(?:(\d{1,3}) ?h(?:(?:ou)?rs?)?\.?)?,? ?(?:and )?(?:(?:\d{1,4} ?[-–] ?)?(\d{1,4}) ?m(?:in(?:ute)?s?)?\.?)?$/i.exec(
      text.trim(),
    ) ?? []
  const sum = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sum === 0 ? undefined : sum
}

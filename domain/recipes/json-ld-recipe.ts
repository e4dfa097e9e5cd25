import {
  type ExternalRecipe,
  hasContent,
  isJsonObject,
  type JsonObject,
  listOtherFields,
  toArray,
  toPlainLines,
  toPlainText,
  writeUnread,
} from './external-recipe.ts'

const maxDepth = 8
const hasType = (fields: JsonObject, type: string) => toArray(fields['@type']).some((name) => name === type)

/** Fields that are read, and fields about the page. */
const knownFields = new Set(
  `name description recipeYield yield cookTime totalTime keywords recipeCategory recipeIngredient ingredients
  recipeInstructions url image thumbnailUrl datePublished dateModified dateCreated inLanguage identifier isPartOf
  mainEntityOfPage mainEntity publisher aggregateRating review video interactionStatistic isAccessibleForFree hasPart
  potentialAction commentCount`.split(/\s+/),
)

/** Finds every schema.org `Recipe` in parsed JSON, down to a depth of eight. */
export const listJsonLdRecipes = (json: unknown): ExternalRecipe[] => findRecipes(json, 0).map(toExternalRecipe)

function findRecipes(value: unknown, depth: number): JsonObject[] {
  if (depth > maxDepth) return []
  return toArray(value).flatMap((item) => {
    if (!isJsonObject(item)) return []
    if (hasType(item, 'Recipe')) return [item]
    return Object.values(item).flatMap((inner) => (typeof inner === 'object' ? findRecipes(inner, depth + 1) : []))
  })
}

function toExternalRecipe(recipe: JsonObject): ExternalRecipe {
  const ingredients = toArray(recipe['recipeIngredient'] ?? recipe['ingredients'])
  const steps = toArray(recipe['recipeInstructions']).map((step) => ({ step, lines: listSteps(step, 0) }))
  const minutes = timeFields.map((field) => parseDuration(recipe[field])).find((sum) => sum !== undefined)
  return {
    name: toPlainText(recipe['name']),
    description: toPlainText(recipe['description']),
    yield: toPlainText(toArray(recipe['recipeYield'] ?? recipe['yield'])[0]),
    minutes,
    keywords: [...toArray(recipe['keywords']), ...toArray(recipe['recipeCategory'])].flatMap(splitKeywords),
    ingredients: ingredients.map(toPlainText).filter(Boolean),
    steps: steps.flatMap(({ lines }) => lines),
    notes: [],
    unread: [
      ...(minutes === undefined
        ? timeFields.filter((field) => toPlainText(recipe[field])).map((field) => writeUnread(field, recipe[field]))
        : []),
      ...ingredients
        .filter((line) => toPlainText(line) === '' && hasContent(line))
        .map((line) => writeUnread('ingredient', line)),
      ...steps
        .filter(({ step, lines }) => lines.length === 0 && hasContent(step))
        .map(({ step }) => writeUnread('step', step)),
      ...listOtherFields(recipe, knownFields),
    ],
  }
}

const timeFields = ['cookTime', 'totalTime'] as const

const splitKeywords = (value: unknown): string[] =>
  toPlainText(value)
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean)

/** Returns the lines of a step or section, after the name of the section. */
function listSteps(value: unknown, depth: number): string[] {
  if (depth > maxDepth) return []
  if (typeof value === 'string') return toPlainLines(value)
  if (!isJsonObject(value)) return []
  const inner = toArray(value['itemListElement'])
  if (inner.length > 0) return inner.flatMap((step) => listSteps(step, depth + 1))
  return toPlainLines(value['text'] ?? value['name'])
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

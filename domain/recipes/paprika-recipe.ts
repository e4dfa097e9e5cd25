import {
  type ExternalRecipe,
  isJsonObject,
  type JsonObject,
  listOtherFields,
  parseMinutes,
  toArray,
  toPlainLines,
  toPlainText,
  writeUnread,
} from './external-recipe.ts'

/** Fields that are read, and fields about the entry in Paprika. */
const knownFields = new Set(
  `name description servings cook_time total_time categories ingredients directions notes uid created hash photo
  photo_hash photo_large photo_url photo_data photos image_url rating scale on_favorites in_trash is_pinned on_grocery_list`.split(
    /\s+/,
  ),
)

/** True for an entry of Paprika, whose ingredients and directions are texts with a line for each. */
export const isPaprikaRecipe = (json: unknown): json is JsonObject =>
  isJsonObject(json) && typeof json['ingredients'] === 'string' && typeof json['directions'] === 'string'

/** Converts a recipe that Paprika has exported. */
export function parsePaprikaRecipe(recipe: JsonObject): ExternalRecipe {
  const times = ['cook_time', 'total_time'].filter((field) => toPlainText(recipe[field]))
  const minutes = times.map((field) => parseMinutes(toPlainText(recipe[field])))
  return {
    name: toPlainText(recipe['name']),
    description: toPlainText(recipe['description']),
    yield: toPlainText(recipe['servings']),
    minutes: minutes.find((time) => time !== undefined),
    keywords: toArray(recipe['categories']).map(toPlainText).filter(Boolean),
    ingredients: toPlainLines(recipe['ingredients']),
    steps: toPlainLines(recipe['directions']),
    notes: toPlainLines(recipe['notes']),
    unread: [
      ...times
        .filter((_, position) => minutes[position] === undefined)
        .map((field) => writeUnread(field, recipe[field])),
      ...listOtherFields(recipe, knownFields),
    ],
  }
}

import { sql } from 'drizzle-orm'

import type { RecipeIngredient } from '#domain/recipes/recipes.types.ts'

import { recipes } from './schema/recipes.ts'

/** Selects the rows of a child table of the current row of `recipes` as a JSON list, in order. */
const listRows = (table: string, value: string, order = 'order_index') =>
  `(SELECT json_group_array(${value} ORDER BY ${order}) FROM ${table} WHERE recipe_id = recipes.id)`

const ingredientList = listRows(
  'recipe_ingredients',
  `json_object('name', name, 'amount', amount, 'gramsPerCup', grams_per_cup, 'notes', notes, 'herb', herb_id)`,
)
const warningList = listRows(
  'recipe_warnings',
  `json_object('text', warning, 'origin', origin, 'topic', topic, 'sources', json(sources))`,
  'origin, order_index',
)
const ingredientNames = listRows('recipe_ingredients', 'name')
/** SQL text of the five lists of the current row of `recipes`. */
export const parts = `json_object('ingredients', ${ingredientList}, 'instructions', ${listRows('recipe_instructions', 'step_text', 'step_number')}, 'benefits', ${listRows('recipe_benefits', 'benefit')}, 'warnings', ${warningList}, 'tips', ${listRows('recipe_tips', 'tip')})`

/** SQL text that sets what `recipes` copies from the child tables. Write it after a recipe's child rows have changed. */
export const partsAssignments = `ingredient_names = ${ingredientNames}, parts = ${parts}`

/** Like `partsAssignments`, as values of an update. */
export const rebuiltParts = { ingredientNames: sql.raw(ingredientNames), parts: sql.raw(parts) }

/**
 * Ingredients for a check. Triggers empty `data_version` when an ingredient is changed by hand, which leaves `parts` as
 * they were, so such a recipe is read from its child table.
 */
export const ingredientsToCheck = sql<
  RecipeIngredient[]
>`case when ${recipes.dataVersion} = '' then ${sql.raw(ingredientList)} else coalesce(json_extract(${recipes.parts}, '$.ingredients'), '[]') end`.mapWith(
  (ingredients: string): RecipeIngredient[] => JSON.parse(ingredients),
)

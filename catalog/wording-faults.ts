import { textFindings } from '#domain/safety/free-text.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { americanWords, similarity, shingles } from './language.ts'
import type { Catalogue } from './load.ts'
import type { Problem } from './reader.ts'
import { safetyFacts } from './safety-facts.ts'

type Recipe = Catalogue['recipes'][number]
type Text = { file: string; field: string; lines: string[] }

const maxIngredientOverlap = 0.8
const maxSimilarity = 0.2

/**
 * Finds faults of wording: texts that are too alike, spelling that is not British, promises that no tea may make, and herbs named
 * above their limit.
 */
export function wordingProblems(catalogue: Catalogue): Problem[] {
  const { herbs, restricted, recipes } = catalogue
  const index = indexNames(safetyFacts(catalogue))
  const recipeTexts = recipes.flatMap(textsOf)
  const plantTexts = [
    ...herbs.flatMap(({ slug, description, preparationMethods, lookAlikes }) => [
      { file: `herbs/${slug}.yaml`, field: 'description', lines: [description] },
      { file: `herbs/${slug}.yaml`, field: 'preparationMethods', lines: preparationMethods },
      { file: `herbs/${slug}.yaml`, field: 'lookAlikes', lines: lookAlikes },
    ]),
    ...restricted.flatMap(({ slug, description, lookAlikes }) => [
      { file: `restricted/${slug}.yaml`, field: 'description', lines: [description] },
      { file: `restricted/${slug}.yaml`, field: 'lookAlikes', lines: lookAlikes },
    ]),
  ]
  return [
    ...[...recipeTexts, ...plantTexts].flatMap(languageProblems),
    ...similarityProblems(recipeTexts, 'description'),
    ...similarityProblems(recipeTexts, 'instructions'),
    ...similarityProblems(plantTexts, 'description'),
    ...findDuplicateRecipes(recipes),
    ...recipes.flatMap((recipe) => plantProblems(index, recipe)),
  ]
}

function textsOf({ file, name, description, instructions, benefits, tips, warnings, ingredients }: Recipe): Text[] {
  const notes = ingredients.flatMap((ingredient) => ingredient.notes ?? [])
  return Object.entries({ name: [name], description: [description], instructions, benefits, tips, warnings, notes }).map(
    ([field, lines]) => ({ file, field, lines }),
  )
}

function languageProblems({ file, field, lines }: Text): Problem[] {
  return [...lines.flatMap(americanWords), ...lines.flatMap(promisesIn)].map((reason) => ({ file, field, reason }))
}

/** Faults by line of text, because tests load the catalogue many times with few changes. */
const problemsByLine = new Map<string, string[]>()

function promisesIn(line: string): string[] {
  const cached = problemsByLine.get(line)
  if (cached) return cached
  const promises = findClaims(line).map(
    ({ sentence, claim }) => `promises too much: "${sentence}" ${claimAdvice[claim]}`,
  )
  problemsByLine.set(line, promises)
  return promises
}

/**
 * Finds faults in what a recipe's texts say about plants. An amount in a text is for the whole recipe, so it is
 * divided by the number of cups. Skips warnings, because they name plants to avoid.
 */
function plantProblems(index: NameIndex, recipe: Recipe): Problem[] {
  const { file, description, instructions, benefits, tips, servings, cupsPerDay } = recipe
  const plants = new Set(recipe.ingredients.flatMap(({ name }) => herbsOf(index, name)))
  return Object.entries({ description: [description], instructions, benefits, tips }).flatMap(([field, lines]) =>
    lines
      .flatMap((line) => textFindings(index, line, { servings, cupsPerDay, plants }))
      .map(({ text }) => ({ file, field, reason: text })),
  )
}

function herbsOf(index: NameIndex, name: string): string[] {
  const reading = resolveName(index, name)
  if (reading.kind !== 'plants') return []
  return reading.plants.flatMap((plant) => (plant.kind === 'herb' ? [plant.herb.slug] : []))
}

function similarityProblems(texts: Text[], field: string): Problem[] {
  const compared = texts
    .filter((text) => text.field === field)
    .map(({ file, lines }) => ({ file, runs: shingles(lines.join(' ')) }))
  return compared.flatMap(({ file, runs }, position) =>
    compared
      .slice(position + 1)
      .filter((other) => similarity(runs, other.runs) > maxSimilarity)
      .map((other) => ({ file, field, reason: `too like that of ${other.file}` })),
  )
}

/** Finds recipes with the same name, the same ailment and nearly the same ingredients. */
function findDuplicateRecipes(recipes: Recipe[]): Problem[] {
  return recipes.flatMap((recipe, position) =>
    recipes
      .slice(position + 1)
      .filter(({ ailment, name }) => ailment === recipe.ailment && name === recipe.name)
      .filter((other) => ingredientOverlap(recipe, other) > maxIngredientOverlap)
      .map((other) => ({ file: recipe.file, field: 'ingredients', reason: `are those of ${other.file}` })),
  )
}

function ingredientOverlap(one: Recipe, other: Recipe): number {
  const names = new Set(one.ingredients.map((ingredient) => ingredient.name.toLowerCase()))
  const shared = other.ingredients.filter((ingredient) => names.has(ingredient.name.toLowerCase())).length
  return shared / Math.min(one.ingredients.length, other.ingredients.length)
}

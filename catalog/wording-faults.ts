import { claimAdvice } from '#domain/wording/claims.ts'
import { claimsIn } from '#domain/wording/wording.rules.ts'

import { americanWords, likeness, shingles } from './language.ts'
import type { Catalogue, Fault } from './load.ts'

type Recipe = Catalogue['recipes'][number]
type Text = { file: string; field: string; lines: string[] }

const ingredientOverlapMax = 0.8
const likenessMax = 0.2

/** What is wrong with the words: texts too alike, another spelling than British, promises that no tea may make. */
export function wordingFaults({ herbs, restricted, recipes }: Catalogue): Fault[] {
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
    ...[...recipeTexts, ...plantTexts].flatMap(languageFaults),
    ...likenessFaults(recipeTexts, 'description'),
    ...likenessFaults(recipeTexts, 'instructions'),
    ...likenessFaults(plantTexts, 'description'),
    ...doubleFaults(recipes),
  ]
}

function textsOf({ file, name, description, instructions, benefits, tips, warnings, ingredients }: Recipe): Text[] {
  const notes = ingredients.flatMap((ingredient) => ingredient.notes ?? [])
  return Object.entries({ name: [name], description: [description], instructions, benefits, tips, warnings, notes }).map(
    ([field, lines]) => ({ file, field, lines }),
  )
}

function languageFaults({ file, field, lines }: Text): Fault[] {
  const promises = lines
    .flatMap(claimsIn)
    .map(({ sentence, claim }) => `promises too much: "${sentence}" ${claimAdvice[claim]}`)
  return [...lines.flatMap(americanWords), ...promises].map((reason) => ({ file, field, reason }))
}

function likenessFaults(texts: Text[], field: string): Fault[] {
  const compared = texts
    .filter((text) => text.field === field)
    .map(({ file, lines }) => ({ file, runs: shingles(lines.join(' ')) }))
  return compared.flatMap(({ file, runs }, position) =>
    compared
      .slice(position + 1)
      .filter((other) => likeness(runs, other.runs) > likenessMax)
      .map((other) => ({ file, field, reason: `too like that of ${other.file}` })),
  )
}

/** Two recipes that are one: the same name for the same ailment, and nearly the same ingredients. */
function doubleFaults(recipes: Recipe[]): Fault[] {
  return recipes.flatMap((recipe, position) =>
    recipes
      .slice(position + 1)
      .filter(({ ailment, name }) => ailment === recipe.ailment && name === recipe.name)
      .filter((other) => ingredientOverlap(recipe, other) > ingredientOverlapMax)
      .map((other) => ({ file: recipe.file, field: 'ingredients', reason: `are those of ${other.file}` })),
  )
}

function ingredientOverlap(one: Recipe, other: Recipe): number {
  const names = new Set(one.ingredients.map((ingredient) => ingredient.name.toLowerCase()))
  const shared = other.ingredients.filter((ingredient) => names.has(ingredient.name.toLowerCase())).length
  return shared / Math.min(one.ingredients.length, other.ingredients.length)
}

import { formatPlantName } from '../brewing/brewing.messages.ts'
import type { Recipe, RecipeIngredient } from '../recipes/recipes.types.ts'
import { filterListedSlugs, describeBlend } from './describe-blend.ts'
import { teaMonographs } from './monographs.ts'
import type { BlendDescription, BlendHerb, RecipeMonograph, TeaMonograph } from './tea-blends.types.ts'

/** Returns the monograph to compare a tea for this ailment with; undefined when there is none. */
export function findMonograph(
  ailment: string,
  slugs: readonly string[],
  monographs: readonly TeaMonograph[] = teaMonographs,
): TeaMonograph | undefined {
  const blendSlugs = new Set(slugs)
  return monographs.find((monograph) => {
    const rule = monograph.comparedWith.find((comparison) => comparison.ailment === ailment)
    const listedCount = filterListedSlugs(blendSlugs, monograph).size
    return rule !== undefined && blendSlugs.size > 0 && listedCount / blendSlugs.size >= rule.share
  })
}

type ComparableRecipe = Pick<Recipe, 'ailment' | 'cupsPerDay'> & {
  ingredients: readonly Pick<RecipeIngredient, 'name' | 'gramsPerCup' | 'herb'>[]
}

/**
 * Compares a recipe with the monograph for its kind of tea. Returns undefined when there is none. Kitchen ingredients
 * don't count.
 */
export function describeRecipe({ ailment, cupsPerDay, ingredients }: ComparableRecipe): BlendDescription | undefined {
  const herbs = ingredients.flatMap(({ name, gramsPerCup, herb }): BlendHerb[] =>
    herb === null && gramsPerCup === null ? [] : [{ slug: herb, name: formatPlantName(name), gramsPerCup }],
  )
  const monograph = findMonograph(
    ailment,
    herbs.flatMap(({ slug }) => slug ?? []),
  )
  return monograph && describeBlend({ herbs, cupsPerDay }, [monograph])[0]
}

/**
 * Returns the sentence and sources on the recipe page that compare the recipe with the monograph for its kind of tea.
 */
export function createRecipeMonograph(recipe: ComparableRecipe): RecipeMonograph | undefined {
  const description = describeRecipe(recipe)
  const monograph = teaMonographs.find(({ id }) => id === description?.monograph)
  if (!description || !monograph) return undefined
  return { label: description.label, sources: monograph.sources.map(({ read: _read, ...source }) => source) }
}

import { plantWords } from '../brewing/brewing.messages.ts'
import type { Recipe, RecipeIngredient } from '../recipes/recipes.types.ts'
import { coveredSlugs, describeBlend } from './describe-blend.ts'
import { teaMonographs } from './monographs.ts'
import type { BlendDescription, BlendHerb, RecipeMonograph, TeaMonograph } from './tea-blends.types.ts'

/** Returns the monograph that a tea for an ailment is compared with; undefined when there is none for such a tea. */
export function monographFor(
  ailment: string,
  slugs: readonly string[],
  monographs: readonly TeaMonograph[] = teaMonographs,
): TeaMonograph | undefined {
  const inBlend = new Set(slugs)
  return monographs.find((monograph) => {
    const rule = monograph.comparedWith.find((compared) => compared.ailment === ailment)
    const listed = coveredSlugs(inBlend, monograph).size
    return rule !== undefined && inBlend.size > 0 && listed / inBlend.size >= rule.share
  })
}

type RecipeLines = Pick<Recipe, 'ailment' | 'cupsPerDay'> & {
  ingredients: readonly Pick<RecipeIngredient, 'name' | 'gramsPerCup' | 'herb'>[]
}

/** Describes a recipe by the monograph for its kind of tea; undefined for any other kind. Kitchen ingredients don't count. */
export function describeRecipe({ ailment, cupsPerDay, ingredients }: RecipeLines): BlendDescription | undefined {
  const herbs = ingredients.flatMap(({ name, gramsPerCup, herb }): BlendHerb[] =>
    herb === null && gramsPerCup === null ? [] : [{ slug: herb, name: plantWords(name), gramsPerCup }],
  )
  const monograph = monographFor(
    ailment,
    herbs.flatMap(({ slug }) => slug ?? []),
  )
  return monograph && describeBlend({ herbs, cupsPerDay }, [monograph])[0]
}

/** Returns the line and sources that compare a recipe with the monograph for its kind of tea. */
export function recipeMonograph(recipe: RecipeLines): RecipeMonograph | undefined {
  const description = describeRecipe(recipe)
  const monograph = teaMonographs.find(({ id }) => id === description?.monograph)
  if (!description || !monograph) return undefined
  return { label: description.label, sources: monograph.sources.map(({ read: _read, ...source }) => source) }
}

import type { PossiblePlant } from '#domain/herbs/herbs.types.ts'
import { findPlantsByName } from '#domain/herbs/plant-names.ts'
import { toViewerCard, toViewerRecipe } from '#domain/recipes/closed.rules.ts'
import {
  resolveExclusions,
  listOfferedGroups,
  type IngredientFacts,
  createExclusionFilter,
} from '#domain/recipes/exclusions.rules.ts'
import { type IngredientChoice, createIngredientChoice } from '#domain/recipes/ingredient-choice.rules.ts'
import { maxExamined, maxMatches, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { compareRecipes, isRecipeId, numberVarieties, splitSearchTerms } from '#domain/recipes/recipes.rules.ts'
import type { AilmentCounts, Recipe, RecipeIngredient, RecipePage } from '#domain/recipes/recipes.types.ts'
import { createCheck } from '#domain/safety/check.ts'
import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { selectRecipeFacts } from '#domain/safety/names.ts'
import { findSubstitutes } from '#domain/substitutes/substitutes.rules.ts'
import type { RecipeSubstitutes } from '#domain/substitutes/substitutes.types.ts'
import { createRecipeMonograph } from '#domain/tea-blends/recipe-monograph.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, gone, notFound } from '#worker/core/errors.ts'
import { recordEmptySearch } from '#worker/features/bot/searches.service.ts'
import { listSubstituteHerbs } from '#worker/features/herbs/herbs.service.ts'
import { findFacts, getFacts } from '#worker/features/safety/safety.service.ts'

import * as contentLimit from './content-limit.repo.ts'
import * as repo from './recipes.repo.ts'

const deepOffsetMin = 1000
/** D1 binds at most 100 values per statement. Further terms are excluded after the query. */
const maxExclusionTerms = 80
/** Text on the page of a deleted recipe. */
export const deletionReason = 'We removed it from our catalogue.'

/** What programs search for doesn't show what readers look for, so it isn't recorded for the bot. */
type ListOptions = { isForProgram?: boolean }

/** Returns one page of matching recipes, and the counts per ailment. */
export async function listRecipes(ctx: Ctx, filters: RecipeFilters, options: ListOptions = {}): Promise<RecipePage> {
  const { ailment, group, page, size, search, exclude } = filters
  if (search || exclude.length > 0) return listMatchingRecipes(ctx, filters, options)
  const { recipes, counts } = await listPage(ctx, { ailment, group, page, size })
  return {
    recipes: recipes.map((recipe) => toViewerCard(ctx.viewer, recipe)),
    matches: selectCount(counts, ailment),
    more: false,
    unknownExclusions: [],
    leftIn: [],
    meant: [],
    emergencies: [],
    plants: [],
    counts,
  }
}

type PageFilters = Pick<RecipeFilters, 'ailment' | 'group' | 'page' | 'size'>

/**
 * Lists one page. OFFSET reads every skipped row, so for high page numbers the counts are read first. A page beyond the
 * end then reads no recipes.
 */
async function listPage(ctx: Ctx, filters: PageFilters) {
  const offset = (filters.page - 1) * filters.size
  if (offset < deepOffsetMin) return repo.listRecipes(ctx, filters)
  const counts = await repo.findCountsForGroup(ctx, filters.group)
  return offset < selectCount(counts, filters.ailment) ? repo.listRecipes(ctx, filters) : { recipes: [], counts }
}

const selectCount = (counts: AilmentCounts, ailment: string) =>
  ailment ? (counts.byAilment[ailment] ?? 0) : counts.all

async function listMatchingRecipes(
  ctx: Ctx,
  { ailment, group, page, size, search, exclude }: RecipeFilters,
  { isForProgram = false }: ListOptions,
): Promise<RecipePage> {
  const [names, facts] = exclude.length > 0 ? await findIngredients(ctx) : [[], noFacts]
  const { hidden, searchStrings, unknown, leftIn, meant: meanings } = resolveExclusions(exclude, names, facts)
  const terms = splitSearchTerms(search)
  const hasNoTerms = search !== '' && terms.anywhere.length + terms.wordStarts.length === 0
  const {
    recipes: rows,
    counts,
    searched,
  } = await repo.findMatchingRecipes(ctx, {
    ...terms,
    ailment,
    group,
    excluded: searchStrings.slice(0, maxExclusionTerms),
    limit: hasNoTerms ? 0 : maxMatches + 1,
    maxExamined,
  })
  const isIncluded = createExclusionFilter(hidden)
  const includedRecipes = rows.filter((recipe) => isIncluded(recipe.ingredientNames))
  const matches = numberVarieties(includedRecipes.slice(0, maxMatches).toSorted(compareRecipes))
  const isEmpty = matches.length === 0 && search !== ''
  const emergencies = recogniseEmergenciesInAnyLanguage(search)
  const shouldRecord =
    !isForProgram && exclude.length === 0 && ailment === '' && group === null && page === 1 && emergencies.length === 0
  const hasTerms = terms.anywhere.length + terms.wordStarts.length > 0
  const mayDropCandidates =
    searchStrings.length > 0 ||
    (terms.anywhere.length > 0 && terms.wordStarts.length > 0) ||
    (group !== null && hasTerms)
  return {
    recipes: matches
      .slice((page - 1) * size, page * size)
      .map(({ createdAt, ...summary }) => toViewerCard(ctx.viewer, summary)),
    matches: matches.length,
    more: rows.length > maxMatches || (mayDropCandidates && searched > maxExamined),
    unknownExclusions: unknown,
    leftIn,
    meant: meanings,
    emergencies,
    plants: isEmpty ? await findNamedPlants(ctx, search, shouldRecord) : [],
    counts,
  }
}

/**
 * Returns plants that a search without results may mean, including restricted plants. Records the search for the bot if
 * `shouldRecord`.
 */
async function findNamedPlants(ctx: Ctx, search: string, shouldRecord: boolean): Promise<PossiblePlant[]> {
  const facts = await findFacts(ctx)
  if (!facts) return []
  if (shouldRecord) recordEmptySearch(ctx, facts, search)
  return findPlantsByName(facts, search)
}

export const countRecipes = (ctx: Ctx): Promise<AilmentCounts> => repo.findCounts(ctx)

export async function listIngredients(ctx: Ctx): Promise<IngredientChoice> {
  const [names, facts] = await findIngredients(ctx)
  return createIngredientChoice(names, listOfferedGroups(names, facts))
}

async function findIngredients(ctx: Ctx): Promise<[string[], IngredientFacts]> {
  const [names, facts] = await Promise.all([repo.listIngredientNames(ctx), findFacts(ctx)])
  return [names, facts ?? noFacts]
}

const noFacts: IngredientFacts = {
  herbs: [],
  restricted: [],
  safeIngredients: [],
  names: { ambiguousNames: {}, nameDefaults: {} },
}

/** A sitemap may contain 50,000 URLs. The rest is for other pages. */
export const listSitemapRecipes = (ctx: Ctx) => repo.listSitemapRecipes(ctx, 49_000)

export const listNewest = (ctx: Ctx) => repo.listNewest(ctx, 20)

/**
 * Finds a recipe by slug, earlier slug or id. Omits the parts that the viewer may not see. Throws `gone` for a
 * withdrawn recipe, and `not_found` for any other unpublished recipe.
 */
export async function getRecipe(ctx: Ctx, address: string): Promise<Recipe> {
  const recipeById = isRecipeId(address) ? await repo.findRecipeById(ctx, address.toLowerCase()) : undefined
  const storedRecipe = recipeById ?? (await repo.findRecipeBySlug(ctx, address.toLowerCase()))
  if (storedRecipe?.withdrawnAt) throw gone(storedRecipe.withdrawalReason ?? deletionReason)
  if (!storedRecipe?.recipe || !storedRecipe.parts || storedRecipe.status !== 'published') throw notFound('Recipe')
  const recipe = { ...storedRecipe.recipe, ...storedRecipe.parts }
  return toViewerRecipe(ctx.viewer, { ...recipe, monograph: createRecipeMonograph(recipe) })
}

export async function getWholeRecipe(ctx: Ctx, address: string): Promise<Recipe> {
  const recipe = await getRecipe(ctx, address)
  if (!recipe.isClosed) return recipe
  throw new AppError(ctx.viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden', 'Premium Feature')
}

/** Returns the facts that a browser needs to check one recipe. Throws the same errors as `getRecipe`. */
export async function getRecipeFacts(ctx: Ctx, address: string): Promise<SafetyFacts> {
  const [recipe, facts] = await Promise.all([getRecipe(ctx, address), getFacts(ctx)])
  return selectRecipeFacts(facts, recipe)
}

/** Lists what can replace each herb of a recipe; nothing for a closed recipe. Throws the same errors as `getRecipe`. */
export async function getSubstitutes(ctx: Ctx, address: string): Promise<RecipeSubstitutes> {
  const [recipe, facts, herbs] = await Promise.all([getRecipe(ctx, address), getFacts(ctx), listSubstituteHerbs(ctx)])
  const { slug, name, ailment, servings, cupsPerDay, courseDays, preparation, ingredients } = recipe
  const amounts = { servings, cupsPerDay, courseDays, preparation }
  const lines = recipe.isClosed ? [] : findSubstitutes({ ...amounts, ailment, ingredients }, herbs, createCheck(facts))
  return {
    slug,
    name,
    isClosed: recipe.isClosed,
    recipe: { ...amounts, ingredients: ingredients.map(toCheckedLine) },
    lines,
  }
}

const toCheckedLine = ({ name, amount, gramsPerCup }: RecipeIngredient) => ({ name, amount, gramsPerCup })

/** Returns the statements that open and close recipes by the stored settings. Write them after the settings. */
export const applyContentLimit = ({ db }: Ctx) => contentLimit.applyContentLimit(db)

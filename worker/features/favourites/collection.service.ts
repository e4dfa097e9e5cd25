import {
  getChipAilment,
  maxExaminedRecipes,
  collectionPageSize,
  splitCollectionSearch,
  isFiltered,
} from '#domain/favourites/collection.rules.ts'
import type {
  CollectionFilters,
  CollectionPage,
  ExportedRecipe,
  SavedRecipe,
} from '#domain/favourites/collection.types.ts'
import { toViewerCard, type StoredView } from '#domain/recipes/closed.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './collection.repo.ts'

/**
 * Returns a page of the member's liked or bookmarked recipes, most recently saved first, and the counts of both tabs.
 */
export async function listCollection(ctx: Ctx, filters: CollectionFilters): Promise<CollectionPage> {
  const { id: userId } = requireUser(ctx)
  const [liked, bookmarked, { recipes, matches }] = await Promise.all([
    repo.countSavedRecipes(ctx, { userId, tab: 'liked' }),
    repo.countSavedRecipes(ctx, { userId, tab: 'bookmarked' }),
    listSavedPage(ctx, userId, filters),
  ])
  const counts = { liked, bookmarked }
  return {
    recipes: recipes.map((recipe) => toViewerCard<SavedRecipe>(ctx.viewer, toVisibleCard(recipe))),
    matches: matches ?? counts[filters.tab],
    counts,
  }
}

type SavedPage = { recipes: StoredView<SavedRecipe>[]; matches?: number }

/** Omits `matches` without filters. */
async function listSavedPage(ctx: Ctx, userId: string, filters: CollectionFilters): Promise<SavedPage> {
  const { tab, search, chip, page } = filters
  const range = { limit: collectionPageSize, offset: (page - 1) * collectionPageSize }
  if (!isFiltered(filters)) return { recipes: await repo.listSavedRecipes(ctx, { userId, tab }, range) }
  const terms = splitCollectionSearch(search)
  if (search && terms.words.length === 0) return { recipes: [], matches: 0 }
  const ailment = chip && getChipAilment(chip)
  return repo.searchSavedRecipes(ctx, { userId, tab }, { ...terms, ailment, maxExamined: maxExaminedRecipes }, range)
}

export async function exportCollection(ctx: Ctx): Promise<ExportedRecipe[]> {
  const recipes = await repo.listExportedRecipes(ctx, requireUser(ctx).id, maxExaminedRecipes)
  return recipes.map(toVisibleExport)
}

/** Hides the ingredients of a recipe under review, because the recipe may not be safe. */
const toVisibleCard = (recipe: StoredView<SavedRecipe>): StoredView<SavedRecipe> =>
  recipe.isPublished ? recipe : { ...recipe, ingredientNames: [], blend: { ...recipe.blend, lines: [] } }

const toVisibleExport = (recipe: ExportedRecipe): ExportedRecipe =>
  recipe.isPublished ? recipe : { ...recipe, description: '', ingredientNames: [] }

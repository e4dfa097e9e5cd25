import {
  ailmentOfChip,
  collectionExaminedMax,
  collectionPageSize,
  splitCollectionSearch,
  isNarrowed,
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

/** Returns a page of the member's liked or bookmarked recipes, last saved first, and the counts of both tabs. */
export async function listCollection(ctx: Ctx, filters: CollectionFilters): Promise<CollectionPage> {
  const { id: userId } = requireUser(ctx)
  const [liked, bookmarked, { recipes, matches }] = await Promise.all([
    repo.countSaved(ctx, { userId, tab: 'liked' }),
    repo.countSaved(ctx, { userId, tab: 'bookmarked' }),
    listSaved(ctx, userId, filters),
  ])
  const counts = { liked, bookmarked }
  return {
    recipes: recipes.map((recipe) => toViewerCard<SavedRecipe>(ctx.viewer, cardAsShown(recipe))),
    matches: matches ?? counts[filters.tab],
    counts,
  }
}

type SavedPage = { recipes: StoredView<SavedRecipe>[]; matches?: number }

/** Omits `matches` when the whole tab matches. */
async function listSaved(ctx: Ctx, userId: string, filters: CollectionFilters): Promise<SavedPage> {
  const { tab, search, chip, page } = filters
  const slice = { limit: collectionPageSize, offset: (page - 1) * collectionPageSize }
  if (!isNarrowed(filters)) return { recipes: await repo.listSaved(ctx, { userId, tab }, slice) }
  const terms = splitCollectionSearch(search)
  if (search && terms.words.length === 0) return { recipes: [], matches: 0 }
  const ailment = chip && ailmentOfChip(chip)
  return repo.searchSaved(ctx, { userId, tab }, { ...terms, ailment, examinedMax: collectionExaminedMax }, slice)
}

/** Returns all of the member's saved recipes for a download, last saved first. */
export async function exportCollection(ctx: Ctx): Promise<ExportedRecipe[]> {
  const saved = await repo.listForExport(ctx, requireUser(ctx).id, collectionExaminedMax)
  return saved.map(lineAsShown)
}

/** Hides the ingredients of a recipe under review, because it may not be safe. */
const cardAsShown = (recipe: StoredView<SavedRecipe>): StoredView<SavedRecipe> =>
  recipe.isPublished ? recipe : { ...recipe, ingredientNames: [], blend: { ...recipe.blend, lines: [] } }

const lineAsShown = (recipe: ExportedRecipe): ExportedRecipe =>
  recipe.isPublished ? recipe : { ...recipe, description: '', ingredientNames: [] }

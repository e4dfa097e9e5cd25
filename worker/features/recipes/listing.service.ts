import { getPublicationStatus } from '#domain/recipes/recipe-edit.rules.ts'
import { type ListFilters, pageSize, type ListPage, parseCursor, writeCursor } from '#domain/recipes/recipe-list.ts'
import { splitSearchTerms } from '#domain/recipes/recipes.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './listing.repo.ts'

export async function listAllRecipes(ctx: Ctx, filters: ListFilters): Promise<ListPage> {
  const { search, after } = filters
  const query = { ...filters, after: after === null ? undefined : parseCursor(filters.order, after) }
  const terms = splitSearchTerms(search)
  if (search && terms.anywhere.length + terms.wordStarts.length === 0) return { remedies: [], next: null }
  const rows = search
    ? await repo.searchRecipes(ctx, terms, query, pageSize + 1)
    : await repo.listRecipes(ctx, query, pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    remedies: page.map(({ status, isDraft, key: _, ...recipe }) => ({
      ...recipe,
      publicationStatus: getPublicationStatus({ status, isDraft }),
    })),
    next: last && rows.length > page.length ? writeCursor(last) : null,
  }
}

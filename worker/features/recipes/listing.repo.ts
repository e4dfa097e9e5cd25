import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'

import { toStoredStatus } from '#domain/recipes/recipe-edit.rules.ts'
import {
  exportPageSize,
  type ListFilters,
  type ListOrder,
  type ListCursor,
  maxSearchMatches,
} from '#domain/recipes/recipe-list.ts'
import { type PublicationStatus, publicationStatuses } from '#domain/recipes/recipes.types.ts'
import { ratingKey } from '#drizzle/columns.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { selectCandidateKeys, hasWordStarting } from './recipes.repo.ts'

const { recipes } = schema

type ListQuery = Pick<ListFilters, 'publicationStatus' | 'facet' | 'order'> & { after: ListCursor | undefined }

const sortKeys = {
  newest: sql<number>`${recipes.createdAt}`,
  name: sql<string>`${recipes.name}`,
  rating: ratingKey(recipes.rating, recipes.id),
  edited: sql<number>`${recipes.updatedAt}`,
} as const satisfies Record<ListOrder, SQL>

const listColumns = {
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  emoji: recipes.emoji,
  ailment: recipes.ailment,
  status: recipes.status,
  isDraft: recipes.isDraft,
  origin: recipes.origin,
  verdict: recipes.verdict,
  rating: recipes.rating,
  reviews: recipes.reviews,
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
}

const sortDirection = (order: ListOrder) => (order === 'name' ? sql`asc` : sql`desc`)

const orderBy = (order: ListOrder) => sql`sort_key ${sortDirection(order)}, id ${sortDirection(order)}`

const selectListColumns = (order: ListOrder) => ({
  ...listColumns,
  key: sql<string | number>`${sortKeys[order]}`.as('sort_key'),
})

const matchesFacet = ({ facet }: Pick<ListQuery, 'facet'>) => (facet ? eq(recipes[facet.kind], facet.value) : undefined)

function isAfterCursor({ order, after }: Pick<ListQuery, 'order' | 'after'>): SQL | undefined {
  if (!after) return undefined
  if (order === 'rating') return sql`${sortKeys.rating} < ${after.key}`
  const { key, id } = after
  return order === 'name'
    ? sql`(${sortKeys.name}, ${recipes.id}) > (${key}, ${`${id}~`})`
    : sql`(${sortKeys[order]}, ${recipes.id}) < (${key}, ${predecessorId(id)})`
}

/**
 * Returns an id that sorts just before this one and belongs to no recipe. With the id itself, SQLite would read the
 * cursor's row again, because its range for a row value includes the bound.
 */
const predecessorId = (id: string) => `${id.slice(0, -1)}${String.fromCharCode(id.charCodeAt(id.length - 1) - 1)}~`

const hasPublicationStatus = (publicationStatus: PublicationStatus) => {
  const { status, isDraft } = toStoredStatus(publicationStatus)
  return and(eq(recipes.status, status), eq(recipes.isDraft, isDraft))
}

const selectRange = (db: Db, query: ListQuery, publicationStatus: PublicationStatus) =>
  db
    .select(selectListColumns(query.order))
    .from(recipes)
    .where(and(hasPublicationStatus(publicationStatus), matchesFacet(query), isAfterCursor(query)))

/** Returns one page after the cursor. Each status has an index range. Without a filter, SQLite merges the ranges. */
export function listRecipes({ db, read }: Reader, query: ListQuery, limit: number) {
  const selectStatus = (publicationStatus: PublicationStatus) => selectRange(db, query, publicationStatus)
  if (query.publicationStatus)
    return read(selectStatus(query.publicationStatus).orderBy(orderBy(query.order)).limit(limit))
  const [first, second, third] = publicationStatuses
  return read(
    unionAll(selectStatus(first), selectStatus(second), selectStatus(third)).orderBy(orderBy(query.order)).limit(limit),
  )
}

type Terms = { anywhere: string[]; wordStarts: string[] }

/** Returns one page of matching recipes. Examines only the newest matches. */
export function searchRecipes({ db, read }: Reader, terms: Terms, query: ListQuery, limit: number) {
  const matchingKeys = selectCandidateKeys({ ...terms, ailment: '', group: null, maxExamined: maxSearchMatches })
  const shortTerms = terms.anywhere.length > 0 ? terms.wordStarts.map(hasWordStarting) : []
  return read(
    db
      .select(selectListColumns(query.order))
      .from(sql`(${matchingKeys}) candidate`)
      .crossJoin(recipes)
      .where(
        and(
          sql`${recipes.rowKey} = candidate.row_key`,
          query.publicationStatus ? hasPublicationStatus(query.publicationStatus) : undefined,
          matchesFacet(query),
          isAfterCursor(query),
          ...shortTerms,
        ),
      )
      .orderBy(orderBy(query.order))
      .limit(limit),
  )
}

const exportColumns = {
  ...listColumns,
  description: recipes.description,
  brewMinutes: recipes.brewMinutes,
  difficulty: recipes.difficulty,
  servings: recipes.servings,
  cupsPerDay: recipes.cupsPerDay,
  courseDays: recipes.courseDays,
  preparation: recipes.preparation,
  parts: recipes.parts,
}

export const listForExport = ({ db, read }: Reader, after: string) =>
  read(
    db.select(exportColumns).from(recipes).where(gt(recipes.id, after)).orderBy(asc(recipes.id)).limit(exportPageSize),
  )

import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'

import { toStoredStatus } from '#domain/recipes/recipe-edit.rules.ts'
import { type PublicationStatus, publicationStatuses } from '#domain/recipes/recipe-edit.types.ts'
import {
  exportedAtOnce,
  type ListFilters,
  type ListOrder,
  type ListCursor,
  searchedMax,
} from '#domain/recipes/recipe-list.ts'
import { ratingKey } from '#drizzle/columns.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { candidates, startsWord } from './recipes.repo.ts'

const { recipes } = schema

type ListQuery = Pick<ListFilters, 'publicationStatus' | 'narrowing' | 'order'> & { after: ListCursor | undefined }

const keys = {
  newest: sql<number>`${recipes.createdAt}`,
  name: sql<string>`${recipes.name}`,
  rating: ratingKey(recipes.rating, recipes.id),
  edited: sql<number>`${recipes.updatedAt}`,
} as const satisfies Record<ListOrder, SQL>

const listed = {
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

/** Names ascend, everything else descends; the id follows the same direction. */
const directionOf = (order: ListOrder) => (order === 'name' ? sql`asc` : sql`desc`)

const inOrder = (order: ListOrder) => sql`sort_key ${directionOf(order)}, id ${directionOf(order)}`

const selected = (order: ListOrder) => ({ ...listed, key: sql<string | number>`${keys[order]}`.as('sort_key') })

const narrowedTo = ({ narrowing }: Pick<ListQuery, 'narrowing'>) =>
  narrowing ? eq(recipes[narrowing.kind], narrowing.value) : undefined

function isAfterCursor({ order, after }: Pick<ListQuery, 'order' | 'after'>): SQL | undefined {
  if (!after) return undefined
  if (order === 'rating') return sql`${keys.rating} < ${after.key}`
  const { key, id } = after
  return order === 'name'
    ? sql`(${keys.name}, ${recipes.id}) > (${key}, ${`${id}~`})`
    : sql`(${keys[order]}, ${recipes.id}) < (${key}, ${justBefore(id)})`
}

/**
 * SQLite includes the bound of a row value and would read the cursor's row again. This id lies just before it, and no
 * recipe has it.
 */
const justBefore = (id: string) => `${id.slice(0, -1)}${String.fromCharCode(id.charCodeAt(id.length - 1) - 1)}~`

const hasPublicationStatus = (publicationStatus: PublicationStatus) => {
  const { status, isDraft } = toStoredStatus(publicationStatus)
  return and(eq(recipes.status, status), eq(recipes.isDraft, isDraft))
}

const rangeQuery = (db: Db, query: ListQuery, publicationStatus: PublicationStatus) =>
  db
    .select(selected(query.order))
    .from(recipes)
    .where(and(hasPublicationStatus(publicationStatus), narrowedTo(query), isAfterCursor(query)))

/** Returns one page after the cursor. Each status is an index range; without a filter, the ranges are merged. */
export function listRecipes({ db, read }: Reader, query: ListQuery, limit: number) {
  const of = (publicationStatus: PublicationStatus) => rangeQuery(db, query, publicationStatus)
  if (query.publicationStatus) return read(of(query.publicationStatus).orderBy(inOrder(query.order)).limit(limit))
  const [first, second, third] = publicationStatuses
  return read(unionAll(of(first), of(second), of(third)).orderBy(inOrder(query.order)).limit(limit))
}

type Terms = { anywhere: string[]; wordStarts: string[] }

/** Returns one page of matching recipes. Examines the newest matches only. */
export function findRecipes({ db, read }: Reader, terms: Terms, query: ListQuery, limit: number) {
  const matches = candidates({ ...terms, ailment: '', group: null, examinedMax: searchedMax })
  const shortTerms = terms.anywhere.length > 0 ? terms.wordStarts.map(startsWord) : []
  return read(
    db
      .select(selected(query.order))
      .from(sql`(${matches}) candidate`)
      .crossJoin(recipes)
      .where(
        and(
          sql`${recipes.rowKey} = candidate.row_key`,
          query.publicationStatus ? hasPublicationStatus(query.publicationStatus) : undefined,
          narrowedTo(query),
          isAfterCursor(query),
          ...shortTerms,
        ),
      )
      .orderBy(inOrder(query.order))
      .limit(limit),
  )
}

const exported = {
  ...listed,
  description: recipes.description,
  brewMinutes: recipes.brewMinutes,
  difficulty: recipes.difficulty,
  servings: recipes.servings,
  cupsPerDay: recipes.cupsPerDay,
  courseDays: recipes.courseDays,
  preparation: recipes.preparation,
  parts: recipes.parts,
}

/** Complete recipes of any status, ordered by id, after the given id. */
export const listForExport = ({ db, read }: Reader, after: string) =>
  read(db.select(exported).from(recipes).where(gt(recipes.id, after)).orderBy(asc(recipes.id)).limit(exportedAtOnce))

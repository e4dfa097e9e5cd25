import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'

import type { CollectionTab, CollectionSearchWords } from '#domain/favourites/collection.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { recipeSummary } from '#drizzle/recipe-summary.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { userRecipeInteractions: favourites, recipes } = schema

type Tab = { userId: string; tab: CollectionTab }
type Slice = { limit: number; offset: number }
/** An empty `ailment` matches all. */
type Match = CollectionSearchWords & { ailment: string; examinedMax: number }

/**
 * Repeats the conditions of the partial indexes literally, because SQLite can't use these indexes with bound values.
 */
const isSaved: Record<CollectionTab, SQL> = {
  liked: sql`${favourites.isLiked} = 1`,
  bookmarked: sql`${favourites.isBookmarked} = 1`,
}
const savedAtColumns = { liked: favourites.likedAt, bookmarked: favourites.bookmarkedAt }
const lastSavedAt = sql<number>`max(ifnull(${favourites.likedAt}, 0), ifnull(${favourites.bookmarkedAt}, 0))`
const isPublished = sql<boolean>`${recipes.status} = 'published'`.mapWith(Boolean)

export async function countSaved({ db, read }: Reader, { userId, tab }: Tab): Promise<number> {
  const counted = db
    .select({ kept: count() })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), isSaved[tab]))
    .limit(1)
  const [row] = await read(counted)
  return row?.kept ?? 0
}

/** Returns a page of the tab, last saved first. */
export const listSaved = (reader: Reader, tab: Tab, slice: Slice) =>
  readCards(reader, savedRows(reader.db, tab, slice).as('kept'), slice.limit)

/** Returns a page of the matches among the newest `examinedMax` of the tab, and the number of matches. */
export async function searchSaved(reader: Reader, tab: Tab, match: Match, { limit, offset }: Slice) {
  const { db, read } = reader
  const savedRecipes = savedRows(db, tab, { limit: match.examinedMax, offset: 0 }).as('kept')
  const candidates = db
    .select({ ...columnsOf(savedRecipes), text: lowerCase(match).as('text') })
    .from(savedRecipes)
    .crossJoin(recipes)
    .where(and(eq(recipes.id, savedRecipes.recipeId), match.ailment ? eq(recipes.ailment, match.ailment) : undefined))
    .as('candidate')
  const matches = and(...match.words.map((word) => sql`instr(${candidates.text}, ${word}) > 0`))
  const slice = db
    .select(columnsOf(candidates))
    .from(candidates)
    .where(matches)
    .orderBy(desc(candidates.savedAt), asc(candidates.recipeId))
    .limit(limit)
    .offset(offset)
    .as('found')
  const [found, [counted]] = await Promise.all([
    readCards(reader, slice, limit),
    read(db.select({ matches: count() }).from(candidates).where(matches).limit(1)),
  ])
  return { recipes: found, matches: counted?.matches ?? 0 }
}

/** Returns liked or bookmarked recipes, last saved first, up to `max`. */
export async function listForExport({ db, read }: Reader, userId: string, max: number) {
  const newest = { limit: max, offset: 0 }
  const either = union(
    db.select().from(savedRows(db, { userId, tab: 'liked' }, newest, lastSavedAt).as('liked')),
    db.select().from(savedRows(db, { userId, tab: 'bookmarked' }, newest, lastSavedAt).as('bookmarked')),
  ).as('kept')
  return read(
    db
      .select({
        slug: recipes.slug,
        name: recipes.name,
        ailment: recipes.ailment,
        description: recipes.description,
        ingredientNames: recipes.ingredientNames,
        isPublished,
        isLiked: either.isLiked,
        isBookmarked: either.isBookmarked,
        savedAt: either.savedAt,
      })
      .from(either)
      .crossJoin(recipes)
      .where(eq(recipes.id, either.recipeId))
      .orderBy(desc(either.savedAt), asc(either.recipeId))
      .limit(max),
  )
}

/** Saved recipes for one tab of the page, with the time each was saved, most recent first. */
const savedRows = (
  db: Db,
  { userId, tab }: Tab,
  { limit, offset }: Slice,
  savedAt: SQL<number> = sql<number>`${savedAtColumns[tab]}`,
) =>
  db
    .select({
      recipeId: favourites.recipeId,
      isLiked: favourites.isLiked,
      isBookmarked: favourites.isBookmarked,
      savedAt: savedAt.as('kept_at'),
    })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), isSaved[tab]))
    .orderBy(desc(savedAtColumns[tab]), asc(favourites.recipeId))
    .limit(limit)
    .offset(offset)

type SavedRows = ReturnType<ReturnType<typeof savedRows>['as']>

const columnsOf = ({ recipeId, isLiked, isBookmarked, savedAt }: SavedRows) => ({
  recipeId,
  isLiked,
  isBookmarked,
  savedAt,
})

/**
 * Joins the recipes to these rows and keeps their order. The saved rows come first in the join, so that only their
 * recipes are read.
 */
const readCards = ({ db, read }: Reader, savedRecipes: SavedRows, limit: number) =>
  read(
    db
      .select({
        ...recipeSummary,
        variety: recipes.variety,
        isPublished,
        isLiked: savedRecipes.isLiked,
        isBookmarked: savedRecipes.isBookmarked,
      })
      .from(savedRecipes)
      .crossJoin(recipes)
      .where(eq(recipes.id, savedRecipes.recipeId))
      .orderBy(desc(savedRecipes.savedAt), asc(savedRecipes.recipeId))
      .limit(limit),
  )

/** Searched text in lower case. */
const lowerCase = ({ capitals }: CollectionSearchWords): SQL<string> =>
  capitals.reduce(
    (text, { capital, small }) => sql`replace(${text}, ${capital}, ${small})`,
    sql<string>`lower(${recipes.name} || ' ' || ${recipes.ailment} || ' ' || ${recipes.description})`,
  )

import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'

import type { CollectionTab, CollectionSearchWords } from '#domain/favourites/collection.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { recipeSummary } from '#drizzle/recipe-summary.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { userRecipeInteractions: favourites, recipes } = schema

type TabKey = { userId: string; tab: CollectionTab }
type PageRange = { limit: number; offset: number }
/** An empty `ailment` matches every recipe. */
type CollectionSearch = CollectionSearchWords & { ailment: string; maxExamined: number }

/** Conditions of the partial indexes as plain text, because SQLite can't use these indexes with bound values. */
const isSaved: Record<CollectionTab, SQL> = {
  liked: sql`${favourites.isLiked} = 1`,
  bookmarked: sql`${favourites.isBookmarked} = 1`,
}
const savedAtColumns = { liked: favourites.likedAt, bookmarked: favourites.bookmarkedAt }
const lastSavedAt = sql<number>`max(ifnull(${favourites.likedAt}, 0), ifnull(${favourites.bookmarkedAt}, 0))`
const isPublished = sql<boolean>`${recipes.status} = 'published'`.mapWith(Boolean)

export async function countSavedRecipes({ db, read }: Reader, { userId, tab }: TabKey): Promise<number> {
  const query = db
    .select({ count: count() })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), isSaved[tab]))
    .limit(1)
  const [row] = await read(query)
  return row?.count ?? 0
}

export const listSavedRecipes = (reader: Reader, tab: TabKey, range: PageRange) =>
  listCards(reader, selectSavedRows(reader.db, tab, range).as('kept'), range.limit)

/** Searches the tab's most recently saved recipes. Returns a page of matches and their total number. */
export async function searchSavedRecipes(
  reader: Reader,
  tab: TabKey,
  search: CollectionSearch,
  { limit, offset }: PageRange,
) {
  const { db, read } = reader
  const savedRecipes = selectSavedRows(db, tab, { limit: search.maxExamined, offset: 0 }).as('kept')
  const candidates = db
    .select({ ...pickSavedColumns(savedRecipes), text: getLowerCaseText(search).as('text') })
    .from(savedRecipes)
    .crossJoin(recipes)
    .where(and(eq(recipes.id, savedRecipes.recipeId), search.ailment ? eq(recipes.ailment, search.ailment) : undefined))
    .as('candidate')
  const matches = and(...search.words.map((word) => sql`instr(${candidates.text}, ${word}) > 0`))
  const pageQuery = db
    .select(pickSavedColumns(candidates))
    .from(candidates)
    .where(matches)
    .orderBy(desc(candidates.savedAt), asc(candidates.recipeId))
    .limit(limit)
    .offset(offset)
    .as('found')
  const [pageRecipes, [countRow]] = await Promise.all([
    listCards(reader, pageQuery, limit),
    read(db.select({ matches: count() }).from(candidates).where(matches).limit(1)),
  ])
  return { recipes: pageRecipes, matches: countRow?.matches ?? 0 }
}

export async function listExportedRecipes({ db, read }: Reader, userId: string, max: number) {
  const newestRange = { limit: max, offset: 0 }
  const savedInEitherTab = union(
    db.select().from(selectSavedRows(db, { userId, tab: 'liked' }, newestRange, lastSavedAt).as('liked')),
    db.select().from(selectSavedRows(db, { userId, tab: 'bookmarked' }, newestRange, lastSavedAt).as('bookmarked')),
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
        isLiked: savedInEitherTab.isLiked,
        isBookmarked: savedInEitherTab.isBookmarked,
        savedAt: savedInEitherTab.savedAt,
      })
      .from(savedInEitherTab)
      .crossJoin(recipes)
      .where(eq(recipes.id, savedInEitherTab.recipeId))
      .orderBy(desc(savedInEitherTab.savedAt), asc(savedInEitherTab.recipeId))
      .limit(max),
  )
}

/** Selects a tab's saved rows and the time when each was saved, most recent first. */
const selectSavedRows = (
  db: Db,
  { userId, tab }: TabKey,
  { limit, offset }: PageRange,
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

type SavedRows = ReturnType<ReturnType<typeof selectSavedRows>['as']>

const pickSavedColumns = ({ recipeId, isLiked, isBookmarked, savedAt }: SavedRows) => ({
  recipeId,
  isLiked,
  isBookmarked,
  savedAt,
})

/** Returns cards in the order of the rows. Joins from the saved rows, so that SQLite reads only their recipes. */
const listCards = ({ db, read }: Reader, savedRecipes: SavedRows, limit: number) =>
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

const getLowerCaseText = ({ capitals }: CollectionSearchWords): SQL<string> =>
  capitals.reduce(
    (text, { capital, small }) => sql`replace(${text}, ${capital}, ${small})`,
    sql<string>`lower(${recipes.name} || ' ' || ${recipes.ailment} || ' ' || ${recipes.description})`,
  )

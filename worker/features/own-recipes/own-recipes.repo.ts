import { and, desc, eq, inArray, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

import { foldAccents } from '#domain/folding.ts'
import { maxStoredVersions } from '#domain/own-recipes/own-recipe-limits.ts'
import type { OwnRecipeCursor, OwnRecipeSort } from '#domain/own-recipes/own-recipe-list.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipe, OwnRecipeVersion } from '#domain/own-recipes/own-recipes.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { ownRecipes: recipes, ownRecipeVersions: versions } = schema

type RecipeKey = { userId: string; id: string }

/** Highest number that a count reads, which is above every limit. */
const maxCount = 1000
const maxTags = 200

const columns = {
  id: recipes.id,
  content: recipes.content,
  revision: recipes.revision,
  brews: { count: recipes.brewCount, lastDay: recipes.lastBrewedOn, averageStars: recipes.averageStars },
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
}

const isOwn = ({ userId, id }: RecipeKey) => and(eq(recipes.id, id), eq(recipes.userId, userId))

/** `words` are folded; a recipe must contain all of them. */
type ListFilters = { words: readonly string[]; tag: string; sort: OwnRecipeSort; after: OwnRecipeCursor | undefined }

/** Column of each order; the highest value is first. */
const sortColumns = { changed: recipes.updatedAt, made: recipes.lastBrewedOn, stars: recipes.averageStars } as const

/** Lists a member's recipes in the chosen order. */
export const listOwnRecipes = (
  { db, read }: Reader,
  userId: string,
  { words, tag, sort, after }: ListFilters,
  limit: number,
): Promise<OwnRecipe[]> =>
  read(
    db
      .select(columns)
      .from(recipes)
      .where(
        and(
          eq(recipes.userId, userId),
          after && isAfter(after, sort),
          ...words.map((word) => sql`instr(${recipes.searchText}, ${word}) > 0`),
          tag === '' ? undefined : hasTag(tag),
        ),
      )
      .orderBy(desc(sortColumns[sort]), desc(recipes.id))
      .limit(limit),
  )

function isAfter({ value, id }: OwnRecipeCursor, sort: OwnRecipeSort): SQL | undefined {
  const column: SQLWrapper = sortColumns[sort]
  const last = sql`${sort === 'made' ? value : Number(value)}`
  return and(lte(column, last), or(lt(column, last), lt(recipes.id, id)))
}

const hasTag = (tag: string) =>
  sql`exists (select 1 from json_each(${recipes.content}, '$.tags') where value = ${tag} limit 1)`

/** Returns how many recipes the member has, and their tags in alphabetical order. */
export async function summariseOwnRecipes({ db, read }: Reader, userId: string) {
  const rows = await read(
    db
      .select({ tags: sql<string[]>`json_extract(${recipes.content}, '$.tags')`.mapWith(JSON.parse) })
      .from(recipes)
      .where(eq(recipes.userId, userId))
      .limit(maxCount),
  )
  const tags = [...new Set(rows.flatMap((row) => row.tags))].toSorted((one, other) => one.localeCompare(other, 'en'))
  return { count: rows.length, tags: tags.slice(0, maxTags) }
}

type StoredOwnRecipe = OwnRecipe & { shareToken: string | null }

export async function findOwnRecipe({ db, read }: Reader, key: RecipeKey): Promise<StoredOwnRecipe | undefined> {
  const [recipe] = await read(
    db
      .select({ ...columns, shareToken: recipes.shareToken })
      .from(recipes)
      .where(isOwn(key))
      .limit(1),
  )
  return recipe
}

/** Returns the contents of the recipes with these tokens. */
export const listSharedContents = ({ db, read }: Reader, tokens: readonly string[]) =>
  read(
    db
      .select({ token: sql<string>`${recipes.shareToken}`, content: recipes.content })
      .from(recipes)
      .where(inArray(recipes.shareToken, [...tokens]))
      .limit(tokens.length),
  )

/** Shares the recipe if it still has `revision`. A shared recipe keeps its token. */
export const shareOwnRecipe = (db: Db, key: RecipeKey, { token, revision }: { token: string; revision: number }) =>
  db
    .update(recipes)
    .set({ shareToken: sql`coalesce(${recipes.shareToken}, ${token})` })
    .where(and(isOwn(key), eq(recipes.revision, revision)))
    .returning({ token: sql<string>`${recipes.shareToken}` })

export const stopSharing = (db: Db, key: RecipeKey) => db.update(recipes).set({ shareToken: null }).where(isOwn(key))

export const listVersions = ({ db, read }: Reader, key: RecipeKey): Promise<OwnRecipeVersion[]> =>
  read(
    db
      .select({ revision: versions.revision, content: versions.content, replacedAt: versions.replacedAt })
      .from(versions)
      .innerJoin(recipes, eq(recipes.id, versions.recipeId))
      .where(and(eq(versions.recipeId, key.id), isOwn(key)))
      .orderBy(desc(versions.revision))
      .limit(maxStoredVersions),
  )

/** Inserts a recipe. Returns no row if the id exists or the member already has `max`; null means no limit. */
export function insertOwnRecipe(
  db: Db,
  { content, now, ...key }: RecipeKey & { content: OwnRecipeContent; now: number },
  max: number | null,
) {
  const count = sql`select count(*) from (select 1 from ${recipes} where ${recipes.userId} = ${key.userId} limit ${max ?? 1})`
  const row = { ...key, content, searchText: createSearchText(content), createdAt: now, updatedAt: now }
  return insertIf(db, recipes, row, max === null ? sql`1` : sql`(${count}) < ${max}`)
    .onConflictDoNothing()
    .returning({ revision: recipes.revision })
}

/** Stores the current content as an earlier version, if the recipe still has `revision`. */
export function insertVersion(db: Db, key: RecipeKey, revision: number, now: number) {
  return db
    .insert(versions)
    .select(
      sql`select ${recipes.id}, ${recipes.revision}, ${recipes.content}, ${now} from ${recipes} where ${and(isOwn(key), eq(recipes.revision, revision))} limit 1`,
    )
}

/** Deletes the earlier versions beyond the number that stays stored. */
export const deleteOldVersions = (db: Db, { id }: RecipeKey, revision: number) =>
  db.delete(versions).where(and(eq(versions.recipeId, id), lte(versions.revision, revision - maxStoredVersions)))

/** Returns no row unless the recipe is the member's and still has `revision`. */
export const updateOwnRecipe = (
  db: Db,
  key: RecipeKey,
  { content, revision, now }: { content: OwnRecipeContent; revision: number; now: number },
) =>
  db
    .update(recipes)
    .set({ content, searchText: createSearchText(content), revision: revision + 1, updatedAt: now })
    .where(and(isOwn(key), eq(recipes.revision, revision)))
    .returning({ revision: recipes.revision, shareToken: recipes.shareToken })

export const deleteOwnRecipe = (db: Db, key: RecipeKey) =>
  db.delete(recipes).where(isOwn(key)).returning({ id: recipes.id })

const createSearchText = ({ name, ailment, tags, ingredients }: OwnRecipeContent): string =>
  foldAccents([name, ailment, ...tags, ...ingredients.map((line) => line.name)].join('\n'))

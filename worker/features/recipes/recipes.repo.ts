import { and, asc, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'

import type { AilmentCounts, RecipeNews } from '#domain/recipes/recipes.types.ts'
import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { recipeHead, recipeSummary } from '#drizzle/recipe-summary.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const {
  profiles,
  recipeOffers,
  recipes,
  recipeSlugs,
  recipeGroups,
  recipeGroupCounts,
  catalogueSummary,
  ingredientNames,
} = schema

const ingredientNamesPageSize = 2000
/** Maximum ailments that are counted for a reader group. */
const maxCountedAilments = 200

const sortableSummary = { ...recipeSummary, createdAt: recipes.createdAt }

const isPublished = eq(recipes.status, 'published')
const ailmentConditions = (ailment: string) => (ailment ? [eq(recipes.ailment, ailment)] : [])
const isInGroup = (group: ReaderGroup, ailment: string) =>
  and(eq(recipeGroups.readerGroup, group), ...(ailment ? [eq(recipeGroups.ailment, ailment)] : []))

type PageFilters = { ailment: string; group: ReaderGroup | null; page: number; size: number }
type SearchFilters = {
  ailment: string
  group: ReaderGroup | null
  anywhere: string[]
  wordStarts: string[]
  excluded: string[]
  limit: number
  maxExamined: number
}

const selectCounts = (db: Db) =>
  db
    .select({ all: catalogueSummary.recipeCount, byAilment: catalogueSummary.recipesByAilment })
    .from(catalogueSummary)
    .where(eq(catalogueSummary.id, 1))
    .limit(1)

const noCounts: AilmentCounts = { all: 0, byAilment: {} }

/** Returns the number of recipes in total and per ailment. Reads one row. */
export async function findCounts({ db, read }: Reader): Promise<AilmentCounts> {
  const [counts] = await read(selectCounts(db))
  return counts ?? noCounts
}

/**
 * Returns the number of recipes that pass the check for a reader group, in total and per ailment. Reads one row per
 * ailment.
 */
async function findGroupCounts({ db, read }: Reader, group: ReaderGroup): Promise<AilmentCounts> {
  const rows = await read(
    db
      .select({ ailment: recipeGroupCounts.ailment, count: recipeGroupCounts.recipeCount })
      .from(recipeGroupCounts)
      .where(eq(recipeGroupCounts.readerGroup, group))
      .limit(maxCountedAilments),
  )
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    byAilment: Object.fromEntries(rows.map(({ ailment, count }) => [ailment, count])),
  }
}

export const findCountsForGroup = (reader: Reader, group: ReaderGroup | null): Promise<AilmentCounts> =>
  group ? findGroupCounts(reader, group) : findCounts(reader)

/** Returns one page of recipes for a reader group, and the group's counts. Filters by ailment if given. */
async function listGroup(reader: Reader, group: ReaderGroup, { ailment, page, size }: PageFilters) {
  const pageQuery = reader.db
    .select({ ...recipeSummary, variety: ailment ? recipes.ailmentVariety : recipes.variety })
    .from(recipeGroups)
    .crossJoin(recipes)
    .where(and(isInGroup(group, ailment), sql`${recipes.id} = ${recipeGroups.recipeId}`))
    .orderBy(desc(recipeGroups.createdAt), asc(recipeGroups.recipeId))
    .limit(size)
    .offset((page - 1) * size)
  const [rows, counts] = await Promise.all([reader.read(pageQuery), findGroupCounts(reader, group)])
  return { recipes: rows, counts }
}

export async function listRecipes(reader: Reader, filters: PageFilters) {
  if (filters.group) return listGroup(reader, filters.group, filters)
  const { ailment, page, size } = filters
  const pageQuery = reader.db
    .select({ ...recipeSummary, variety: ailment ? recipes.ailmentVariety : recipes.variety })
    .from(recipes)
    .where(and(isPublished, ...ailmentConditions(ailment)))
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(size)
    .offset((page - 1) * size)
  const [rows, counts] = await Promise.all([reader.read(pageQuery), findCounts(reader)])
  return { recipes: rows, counts }
}

/**
 * Returns up to `limit` matching recipes, the counts, and the number of recipes searched, in one round trip. Examines
 * at most `maxExamined` candidates, newest first.
 */
export async function findMatchingRecipes(reader: Reader, filters: SearchFilters) {
  const conditions = [
    isPublished,
    ...ailmentConditions(filters.ailment),
    ...(filters.anywhere.length > 0 ? filters.wordStarts.map(hasWordStarting) : []),
    ...filters.excluded.map(containsNoIngredient),
    ...(filters.group ? [passesForGroup(filters.group)] : []),
  ]
  const matchingQuery = reader.db
    .select(sortableSummary)
    .from(sql`(${selectCandidateKeys(filters)}) candidate`)
    .crossJoin(recipes)
    .where(and(sql`${recipes.rowKey} = candidate.row_key`, ...conditions))
    .limit(filters.limit)
  const [rows, allCounts, groupCounts] = await Promise.all([
    reader.read(matchingQuery),
    findCounts(reader),
    filters.group ? findGroupCounts(reader, filters.group) : undefined,
  ])
  // A text search covers all recipes, including those that don't pass for the group.
  const isWholeCatalogueSearched = filters.anywhere.length + filters.wordStarts.length > 0
  const counts = groupCounts ?? allCounts
  return { recipes: rows, counts, searched: isWholeCatalogueSearched ? allCounts.all : counts.all }
}

export async function listSitemapRecipes({ db, read }: Reader, limit: number) {
  const query = db
    .select({ slug: recipes.slug, updatedAt: recipes.updatedAt })
    .from(recipes)
    .where(isPublished)
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
  return read(query)
}

export async function listNewest({ db, read }: Reader, limit: number): Promise<RecipeNews[]> {
  const query = db
    .select({
      id: recipes.id,
      slug: recipes.slug,
      name: recipes.name,
      ailment: recipes.ailment,
      description: recipes.description,
      createdAt: recipes.createdAt,
      updatedAt: recipes.updatedAt,
    })
    .from(recipes)
    .where(isPublished)
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
  return read(query)
}

export async function listIngredientNames({ db, read }: Reader): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const query = db
      .select({ name: ingredientNames.name })
      .from(ingredientNames)
      .where(gt(ingredientNames.name, names.at(-1) ?? ''))
      .orderBy(asc(ingredientNames.name))
      .limit(ingredientNamesPageSize)
    const rows = await read(query)
    names.push(...rows.map((row) => row.name))
    if (rows.length < ingredientNamesPageSize) return names
  }
}

/** Display name of the member who offered the recipe. Other recipes take no further row. */
const authorName = sql<
  string | null
>`case when ${recipes.origin} = 'member' then (select ${profiles.displayName} from ${recipeOffers} join ${profiles} on ${profiles.id} = ${recipeOffers.userId} where ${recipeOffers.recipeId} = ${recipes.id} limit 1) end`

const recipeColumns = {
  recipe: {
    ...recipeHead,
    variety: recipes.variety,
    description: recipes.description,
    servings: recipes.servings,
    cupsPerDay: recipes.cupsPerDay,
    courseDays: recipes.courseDays,
    preparation: recipes.preparation,
    safety: recipes.safety,
    origin: recipes.origin,
    authorName,
    createdAt: recipes.createdAt,
    updatedAt: recipes.updatedAt,
  },
  parts: recipes.parts,
  status: recipes.status,
  withdrawnAt: recipeSlugs.withdrawnAt,
  withdrawalReason: recipeSlugs.withdrawalReason,
}

/** Returns the recipe that has or had this slug. Reads two rows. */
export const findRecipeBySlug = (reader: Reader, slug: string) => findRecipe(reader, eq(recipeSlugs.slug, slug))

export const findRecipeById = (reader: Reader, id: string) => findRecipe(reader, eq(recipeSlugs.recipeId, id))

async function findRecipe({ db, read }: Reader, condition: SQL) {
  const query = db
    .select(recipeColumns)
    .from(recipeSlugs)
    .leftJoin(recipes, eq(recipes.id, recipeSlugs.recipeId))
    .where(condition)
    .limit(1)
  const [row] = await read(query)
  return row
}

export async function listSlugs({ db, read }: Reader, recipeId: string): Promise<string[]> {
  const query = db
    .select({ slug: recipeSlugs.slug })
    .from(recipeSlugs)
    .where(eq(recipeSlugs.recipeId, recipeId))
    .limit(100)
  return (await read(query)).map(({ slug }) => slug)
}

const hasIdIn = (ids: readonly string[]): SQL =>
  sql`${recipes.id} in (select value from json_each(${JSON.stringify(ids)}))`

export const recipesExist = (ids: readonly string[]): Condition =>
  sql`(select count(*) from ${recipes} where ${hasIdIn(ids)}) = ${ids.length}`

type Withdrawal = { id: string; at: number; reason: string }

/** Marks a recipe's slugs as withdrawn if the condition holds. Doesn't change slugs that are already withdrawn. */
export const withdrawSlugs = (db: Db, { id, at, reason }: Withdrawal, condition: Condition): Statement =>
  db
    .update(recipeSlugs)
    .set({ withdrawnAt: at, withdrawalReason: reason })
    .where(and(eq(recipeSlugs.recipeId, id), isNull(recipeSlugs.withdrawnAt), condition))

/** Deletes the recipes with all their child rows. Deletes none if one no longer exists. */
export const deleteRecipes = (db: Db, ids: readonly string[]): Statement =>
  db.delete(recipes).where(and(hasIdIn(ids), recipesExist(ids)))

type CandidateFilters = Pick<SearchFilters, 'anywhere' | 'wordStarts' | 'ailment' | 'group' | 'maxExamined'>

/** Subquery for the row keys of candidate recipes. Each branch reads an index in order, so the limit ends the scan. */
export function selectCandidateKeys({ anywhere, wordStarts, ailment, group, maxExamined }: CandidateFilters): SQL {
  if (anywhere.length > 0)
    return sql`select rowid as row_key from recipe_search where recipe_search match ${substringQuery(anywhere, ailment)} order by rowid desc limit ${maxExamined}`
  if (wordStarts.length > 0)
    return sql`select rowid as row_key from recipe_prefixes where recipe_prefixes match ${prefixQuery(wordStarts, ailment)} order by rowid desc limit ${maxExamined}`
  if (group)
    return sql`select ${recipes.rowKey} as row_key from ${recipeGroups} cross join ${recipes} on ${recipes.id} = ${recipeGroups.recipeId} where ${isInGroup(group, ailment)} order by ${recipeGroups.createdAt} desc, ${recipeGroups.recipeId} limit ${maxExamined}`
  const conditions = and(isPublished, ...ailmentConditions(ailment))
  return sql`select row_key from recipes where ${conditions} order by created_at desc, id limit ${maxExamined}`
}

const quoteTerm = (term: string) => `"${term.replaceAll('"', '""')}"`

function substringQuery(terms: string[], ailment: string): string {
  return [...terms.map(quoteTerm), ...(ailment ? [`(ailment : ${quoteTerm(ailment)})`] : [])].join(' AND ')
}

/** The prefix table contains only single words, so each word of the ailment is matched separately. */
function prefixQuery(terms: string[], ailment: string): string {
  const ailmentWords = ailment.match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...terms.map((term) => `${quoteTerm(term)}*`),
    ...ailmentWords.map((word) => `(ailment : ${quoteTerm(word)})`),
  ].join(' AND ')
}

/**
 * SQL condition that a word of the recipe starts with the short term. Use it for rows that the substring search found.
 * Joining the prefix table would search it once per row.
 */
export function hasWordStarting(term: string): SQL {
  const literal = term.toLowerCase().replaceAll(/[*?[]/g, '[$&]')
  const text = sql`' ' || lower(${recipes.name} || ' ' || ${recipes.ailment} || ' ' || ${recipes.description})`
  return sql`${text} glob ${`*[^0-9a-zÀ-ɏ]${literal}*`}`
}

const passesForGroup = (group: ReaderGroup): SQL =>
  sql`exists (select 1 from ${recipeGroups} where ${recipeGroups.recipeId} = ${recipes.id} and ${recipeGroups.readerGroup} = ${group})`

/** Compares the list as plain text. With JSON functions, D1 would count each name as a row read. */
const containsNoIngredient = (namePart: string): SQL => sql`instr(lower(${recipes.ingredientNames}), ${namePart}) = 0`

import { and, asc, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'

import type { AilmentCounts, RecipeNews } from '#domain/recipes/recipes.types.ts'
import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { recipeHead, recipeSummary } from '#drizzle/recipe-summary.ts'
import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { recipes, recipeSlugs, recipeGroups, recipeGroupCounts, catalogueSummary, ingredientNames } = schema

const ingredientNamesAtOnce = 2000
/** Maximum number of ailments that are counted for a reader group. */
const countedAilmentsMax = 200

const sortableSummary = { ...recipeSummary, createdAt: recipes.createdAt }

const published = eq(recipes.status, 'published')
const inAilment = (ailment: string) => (ailment ? [eq(recipes.ailment, ailment)] : [])
const inGroup = (group: ReaderGroup, ailment: string) =>
  and(eq(recipeGroups.readerGroup, group), ...(ailment ? [eq(recipeGroups.ailment, ailment)] : []))

type Slice = { ailment: string; group: ReaderGroup | null; page: number; size: number }
type Match = {
  ailment: string
  group: ReaderGroup | null
  anywhere: string[]
  wordStarts: string[]
  excluded: string[]
  limit: number
  examinedMax: number
}

const countsOf = (db: Db) =>
  db
    .select({ all: catalogueSummary.recipeCount, byAilment: catalogueSummary.recipesByAilment })
    .from(catalogueSummary)
    .where(eq(catalogueSummary.id, 1))
    .limit(1)

const noCounts: AilmentCounts = { all: 0, byAilment: {} }

/** Returns the number of recipes in all and per ailment. Reads one row. */
export async function findCounts({ db, read }: Reader): Promise<AilmentCounts> {
  const [counts] = await read(countsOf(db))
  return counts ?? noCounts
}

/**
 * Returns the number of recipes that pass the check for a reader group, in all and per ailment. Reads one row per
 * ailment.
 */
async function findGroupCounts({ db, read }: Reader, group: ReaderGroup): Promise<AilmentCounts> {
  const rows = await read(
    db
      .select({ ailment: recipeGroupCounts.ailment, count: recipeGroupCounts.recipeCount })
      .from(recipeGroupCounts)
      .where(eq(recipeGroupCounts.readerGroup, group))
      .limit(countedAilmentsMax),
  )
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    byAilment: Object.fromEntries(rows.map(({ ailment, count }) => [ailment, count])),
  }
}

export const findCountsFor = (reader: Reader, group: ReaderGroup | null): Promise<AilmentCounts> =>
  group ? findGroupCounts(reader, group) : findCounts(reader)

/** Returns one page of the recipes for a reader group, optionally for one ailment, and the group's counts. */
async function listGroup(reader: Reader, group: ReaderGroup, { ailment, page, size }: Slice) {
  const slice = reader.db
    .select({ ...recipeSummary, variety: ailment ? recipes.ailmentVariety : recipes.variety })
    .from(recipeGroups)
    .crossJoin(recipes)
    .where(and(inGroup(group, ailment), sql`${recipes.id} = ${recipeGroups.recipeId}`))
    .orderBy(desc(recipeGroups.createdAt), asc(recipeGroups.recipeId))
    .limit(size)
    .offset((page - 1) * size)
  const [found, counts] = await Promise.all([reader.read(slice), findGroupCounts(reader, group)])
  return { recipes: found, counts }
}

/** Returns one page of recipes and the counts, in one round trip. Reads page × size + 1 rows. */
export async function listRecipes(reader: Reader, filters: Slice) {
  if (filters.group) return listGroup(reader, filters.group, filters)
  const { ailment, page, size } = filters
  const slice = reader.db
    .select({ ...recipeSummary, variety: ailment ? recipes.ailmentVariety : recipes.variety })
    .from(recipes)
    .where(and(published, ...inAilment(ailment)))
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(size)
    .offset((page - 1) * size)
  const [found, counts] = await Promise.all([reader.read(slice), findCounts(reader)])
  return { recipes: found, counts }
}

/**
 * Returns up to `limit` matching recipes, the counts, and the number of recipes searched, in one round trip. Examines
 * at most `examinedMax` candidates, newest first.
 */
export async function findMatchingRecipes(reader: Reader, match: Match) {
  const conditions = [
    published,
    ...inAilment(match.ailment),
    ...(match.anywhere.length > 0 ? match.wordStarts.map(startsWord) : []),
    ...match.excluded.map(containsNoIngredient),
    ...(match.group ? [passesFor(match.group)] : []),
  ]
  const matching = reader.db
    .select(sortableSummary)
    .from(sql`(${candidates(match)}) candidate`)
    .crossJoin(recipes)
    .where(and(sql`${recipes.rowKey} = candidate.row_key`, ...conditions))
    .limit(match.limit)
  const [found, all, ofGroup] = await Promise.all([
    reader.read(matching),
    findCounts(reader),
    match.group ? findGroupCounts(reader, match.group) : undefined,
  ])
  // A text search covers all recipes, including those that don't pass for the group.
  const isWholeSearched = match.anywhere.length + match.wordStarts.length > 0
  const counts = ofGroup ?? all
  return { recipes: found, counts, searched: isWholeSearched ? all.all : counts.all }
}

export async function listAddresses({ db, read }: Reader, limit: number) {
  const newest = db
    .select({ slug: recipes.slug, updatedAt: recipes.updatedAt })
    .from(recipes)
    .where(published)
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
  return read(newest)
}

export async function listNewest({ db, read }: Reader, limit: number): Promise<RecipeNews[]> {
  const newest = db
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
    .where(published)
    .orderBy(desc(recipes.createdAt), asc(recipes.id))
    .limit(limit)
  return read(newest)
}

export async function listIngredientNames({ db, read }: Reader): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const next = db
      .select({ name: ingredientNames.name })
      .from(ingredientNames)
      .where(gt(ingredientNames.name, names.at(-1) ?? ''))
      .orderBy(asc(ingredientNames.name))
      .limit(ingredientNamesAtOnce)
    const rows = await read(next)
    names.push(...rows.map((row) => row.name))
    if (rows.length < ingredientNamesAtOnce) return names
  }
}

const statusFields = {
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
    createdAt: recipes.createdAt,
    updatedAt: recipes.updatedAt,
  },
  parts: recipes.parts,
  status: recipes.status,
  withdrawnAt: recipeSlugs.withdrawnAt,
  withdrawalReason: recipeSlugs.withdrawalReason,
}

/** Returns the recipe that has or had the slug. Reads two rows. */
export const findRecipeBySlug = (reader: Reader, slug: string) => findRecipe(reader, eq(recipeSlugs.slug, slug))

export const findRecipeById = (reader: Reader, id: string) => findRecipe(reader, eq(recipeSlugs.recipeId, id))

async function findRecipe({ db, read }: Reader, where: SQL) {
  const found = db
    .select(statusFields)
    .from(recipeSlugs)
    .leftJoin(recipes, eq(recipes.id, recipeSlugs.recipeId))
    .where(where)
    .limit(1)
  const [row] = await read(found)
  return row
}

/** Returns the current slug of a recipe and all earlier ones. */
export async function listSlugs({ db, read }: Reader, recipeId: string): Promise<string[]> {
  const slugs = db
    .select({ slug: recipeSlugs.slug })
    .from(recipeSlugs)
    .where(eq(recipeSlugs.recipeId, recipeId))
    .limit(100)
  return (await read(slugs)).map(({ slug }) => slug)
}

const amongIds = (ids: readonly string[]): SQL =>
  sql`${recipes.id} in (select value from json_each(${JSON.stringify(ids)}))`

/** SQL condition that all these recipes still exist. */
export const recipesExist = (ids: readonly string[]): Condition =>
  sql`(select count(*) from ${recipes} where ${amongIds(ids)}) = ${ids.length}`

type Withdrawal = { id: string; at: number; reason: string }

/** Marks the slugs of a recipe as withdrawn, unless they already are, if the condition holds. */
export const withdrawSlugs = (db: Db, { id, at, reason }: Withdrawal, condition: Condition): Statement =>
  db
    .update(recipeSlugs)
    .set({ withdrawnAt: at, withdrawalReason: reason })
    .where(and(eq(recipeSlugs.recipeId, id), isNull(recipeSlugs.withdrawnAt), condition))

/** Deletes the recipes with all their child rows, or none if one is already deleted. */
export const deleteRecipes = (db: Db, ids: readonly string[]): Statement =>
  db.delete(recipes).where(and(amongIds(ids), recipesExist(ids)))

type Searched = Pick<Match, 'anywhere' | 'wordStarts' | 'ailment' | 'group' | 'examinedMax'>

/** Row keys of candidate recipes. SQLite reads the first table of the join first, so the limit ends the search. */
export function candidates({ anywhere, wordStarts, ailment, group, examinedMax }: Searched): SQL {
  if (anywhere.length > 0)
    return sql`select rowid as row_key from recipe_search where recipe_search match ${substringQuery(anywhere, ailment)} order by rowid desc limit ${examinedMax}`
  if (wordStarts.length > 0)
    return sql`select rowid as row_key from recipe_prefixes where recipe_prefixes match ${prefixQuery(wordStarts, ailment)} order by rowid desc limit ${examinedMax}`
  if (group)
    return sql`select ${recipes.rowKey} as row_key from ${recipeGroups} cross join ${recipes} on ${recipes.id} = ${recipeGroups.recipeId} where ${inGroup(group, ailment)} order by ${recipeGroups.createdAt} desc, ${recipeGroups.recipeId} limit ${examinedMax}`
  const conditions = and(published, ...inAilment(ailment))
  return sql`select row_key from recipes where ${conditions} order by created_at desc, id limit ${examinedMax}`
}

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`

function substringQuery(terms: string[], ailment: string): string {
  return [...terms.map(quoted), ...(ailment ? [`(ailment : ${quoted(ailment)})`] : [])].join(' AND ')
}

/** The prefix table only holds single words, so each word of the ailment is matched. */
function prefixQuery(terms: string[], ailment: string): string {
  const ailmentWords = ailment.match(/[\p{L}\p{N}]+/gu) ?? []
  return [
    ...terms.map((term) => `${quoted(term)}*`),
    ...ailmentWords.map((word) => `(ailment : ${quoted(word)})`),
  ].join(' AND ')
}

/**
 * Matches a short term in the rows that the substring search found; searching the prefix table would read it once for
 * each row.
 */
export function startsWord(term: string): SQL {
  const literal = term.toLowerCase().replaceAll(/[*?[]/g, '[$&]')
  const text = sql`' ' || lower(${recipes.name} || ' ' || ${recipes.ailment} || ' ' || ${recipes.description})`
  return sql`${text} glob ${`*[^0-9a-zÀ-ɏ]${literal}*`}`
}

const passesFor = (group: ReaderGroup): SQL =>
  sql`exists (select 1 from ${recipeGroups} where ${recipeGroups.recipeId} = ${recipes.id} and ${recipeGroups.readerGroup} = ${group})`

/** Compares the list as plain text; reading it as JSON would count each name as a row read. */
const containsNoIngredient = (piece: string): SQL => sql`instr(lower(${recipes.ingredientNames}), ${piece}) = 0`

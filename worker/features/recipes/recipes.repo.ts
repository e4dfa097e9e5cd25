import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'

import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { recipes, recipeSlugs, catalogueSummary, ingredientNames } = schema

const ingredientNamesMax = 2000

const head = {
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  ailment: recipes.ailment,
  brewMinutes: recipes.brewMinutes,
  difficulty: recipes.difficulty,
  emoji: recipes.emoji,
  rating: recipes.rating,
  reviews: recipes.reviews,
}
const summary = { ...head, ingredientNames: recipes.ingredientNames }

const sortableSummary = { ...summary, createdAt: recipes.createdAt }

const published = eq(recipes.status, 'published')

type Slice = { category: string; page: number; size: number }
type Match = { category: string; anywhere: string[]; wordStarts: string[]; excluded: string[]; limit: number }

const countsOf = (db: Db) =>
  db
    .select({ all: catalogueSummary.recipeCount, byAilment: catalogueSummary.recipesByAilment })
    .from(catalogueSummary)
    .where(eq(catalogueSummary.id, 1))
    .limit(1)

const noCounts: AilmentCounts = { all: 0, byAilment: {} }

/** One page of all recipes or of one ailment's, and the counts: a round trip, page x size + 1 rows read. */
export async function listRecipes(db: Db, { category, page, size }: Slice) {
  const [found, counts] = await db.batch([
    db
      .select({ ...summary, variety: category ? recipes.ailmentVariety : recipes.variety })
      .from(recipes)
      .where(category ? and(published, eq(recipes.ailment, category)) : published)
      .orderBy(desc(recipes.createdAt), asc(recipes.id))
      .limit(size)
      .offset((page - 1) * size),
    countsOf(db),
  ])
  return { recipes: found, counts: counts[0] ?? noCounts }
}

/** Up to `limit` recipes that match, and the counts; which ones are left out beyond `limit` is not said. A round trip. */
export async function findMatchingRecipes(db: Db, match: Match) {
  const conditions = [
    published,
    match.category ? eq(recipes.ailment, match.category) : undefined,
    ...match.excluded.map(namesNothingLike),
  ]
  const matching =
    match.anywhere.length > 0
      ? throughIndex(db, 'recipe_search', substringQuery(match), [...conditions, ...match.wordStarts.map(startsWord)])
      : match.wordStarts.length > 0
        ? throughIndex(db, 'recipe_prefixes', prefixQuery(match.wordStarts), conditions)
        : db
            .select(sortableSummary)
            .from(recipes)
            .where(and(...conditions))
            .orderBy(desc(recipes.createdAt), asc(recipes.id))
            .$dynamic()
  const [found, counts] = await db.batch([matching.limit(match.limit), countsOf(db)])
  return { recipes: found, counts: counts[0] ?? noCounts }
}

/** Every ingredient name in use; a second page would follow the last name. */
export async function listIngredientNames(db: Db, after = ''): Promise<string[]> {
  const rows = await db
    .select({ name: ingredientNames.name })
    .from(ingredientNames)
    .where(gt(ingredientNames.name, after))
    .orderBy(asc(ingredientNames.name))
    .limit(ingredientNamesMax)
  return rows.map((row) => row.name)
}

const standing = {
  recipe: {
    ...head,
    description: recipes.description,
    servings: recipes.servings,
    cupsPerDay: recipes.cupsPerDay,
    courseDays: recipes.courseDays,
    preparation: recipes.preparation,
    createdAt: recipes.createdAt,
    updatedAt: recipes.updatedAt,
  },
  parts: recipes.parts,
  status: recipes.status,
  withdrawnAt: recipeSlugs.withdrawnAt,
  withdrawalReason: recipeSlugs.withdrawalReason,
}

/** What stands, or once stood, at a slug: two rows read. */
export const findRecipeBySlug = (db: Db, slug: string) => findRecipe(db, eq(recipeSlugs.slug, slug))

export const findRecipeById = (db: Db, id: string) => findRecipe(db, eq(recipeSlugs.recipeId, id))

async function findRecipe(db: Db, where: SQL) {
  const [row] = await db
    .select(standing)
    .from(recipeSlugs)
    .leftJoin(recipes, eq(recipes.id, recipeSlugs.recipeId))
    .where(where)
    .limit(1)
  return row
}

/** The slugs that lead to a recipe: the present one and every earlier one. */
export async function listSlugs(db: Db, recipeId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: recipeSlugs.slug })
    .from(recipeSlugs)
    .where(eq(recipeSlugs.recipeId, recipeId))
    .limit(100)
  return rows.map((row) => row.slug)
}

/** Takes the recipe with all its children away and keeps its slugs as withdrawn. */
export function deleteRecipe(db: Db, id: string, withdrawal: { at: number; reason: string }): [Statement, Statement] {
  return [
    db
      .update(recipeSlugs)
      .set({ withdrawnAt: withdrawal.at, withdrawalReason: withdrawal.reason })
      .where(eq(recipeSlugs.recipeId, id)),
    db.delete(recipes).where(eq(recipes.id, id)),
  ]
}

/** The full-text table comes first in the join, or the planner may look each recipe up in it. */
function throughIndex(
  db: Db,
  table: 'recipe_search' | 'recipe_prefixes',
  query: string,
  conditions: (SQL | undefined)[],
) {
  const index = sql.raw(table)
  return db
    .select(sortableSummary)
    .from(index)
    .crossJoin(recipes)
    .where(and(sql`${index} match ${query}`, sql`${recipes.rowKey} = ${index}.rowid`, ...conditions))
    .orderBy(sql`${index}.rowid desc`)
    .$dynamic()
}

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`

function substringQuery({ anywhere, category }: Match): string {
  const terms = anywhere.map(quoted)
  return [...terms, ...(category.length >= 3 ? [`(ailment : ${quoted(category)})`] : [])].join(' AND ')
}

const prefixQuery = (wordStarts: string[]) => wordStarts.map((term) => `${quoted(term)}*`).join(' AND ')

/** Beside a substring search a short term is looked for in the rows found: the prefix table would be walked for each. */
function startsWord(term: string): SQL {
  const literal = term.toLowerCase().replaceAll(/[*?[]/g, '[$&]')
  const text = sql`' ' || lower(${recipes.name} || ' ' || ${recipes.ailment} || ' ' || ${recipes.description})`
  return sql`${text} glob ${`*[^0-9a-z]${literal}*`}`
}

/** A plain text comparison with the list kept in the row: walking it as JSON would count each name as a row read. */
function namesNothingLike(term: string): SQL {
  return sql`instr(lower(${recipes.ingredientNames}), ${term}) = 0`
}

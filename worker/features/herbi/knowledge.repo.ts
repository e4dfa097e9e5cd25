import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { CompiledAnswer } from '#domain/herbi/answers.schemas.ts'
import type { KnownHerb, KnownRecipe, KnownRestricted } from '#domain/herbi/knowledge.types.ts'
import type { NamePattern } from '#domain/herbi/recipe-names.ts'
import type { StoredView } from '#domain/recipes/closed.rules.ts'
import type { RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import { findMemoryInteractions } from '#domain/safety/facts.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, recipes, restrictedPlants, recipeIngredients, safetyFacts, writtenAnswers } = schema

const maxPlants = 500

/**
 * Returns an identifier of the current facts without reading them all. `size` distinguishes facts with the same
 * version.
 */
export async function findEdition({ db, read }: Reader): Promise<string | undefined> {
  const [row] = await read(
    db
      .select({ dataVersion: safetyFacts.dataVersion, size: sql<number>`length(${safetyFacts.facts})`.as('size') })
      .from(safetyFacts)
      .where(eq(safetyFacts.id, 1))
      .limit(1),
  )
  return row && `${row.dataVersion} ${row.size}`
}

export async function listKnownPlants({
  db,
  read,
}: Reader): Promise<{ herbs: KnownHerb[]; restricted: KnownRestricted[] }> {
  const [herbRows, restricted] = await Promise.all([
    read(
      db
        .select({
          name: herbs.name,
          description: herbs.description,
          preparationMethods: herbs.preparationMethods,
          storage: herbs.storageInstructions,
          drying: herbs.dryingInstructions,
          shelfLifeMonths: herbs.shelfLifeMonths,
          facts: herbs.facts,
        })
        .from(herbs)
        .where(gt(herbs.name, ''))
        .orderBy(asc(herbs.name))
        .limit(maxPlants),
    ),
    read(
      db
        .select({ facts: restrictedPlants.facts })
        .from(restrictedPlants)
        .where(gt(restrictedPlants.name, ''))
        .orderBy(asc(restrictedPlants.name))
        .limit(maxPlants),
    ),
  ])
  return {
    herbs: herbRows.map(({ facts, name, ...row }) =>
      Object.assign(facts, row, { commonName: name, memoryInteractions: findMemoryInteractions(facts) }),
    ),
    restricted: restricted.map(({ facts }) => facts),
  }
}

const maxAnswers = 2000

export async function listWrittenAnswers({ db, read }: Reader): Promise<CompiledAnswer[]> {
  const rows = await read(
    db
      .select({ content: writtenAnswers.content })
      .from(writtenAnswers)
      .where(gt(writtenAnswers.id, ''))
      .orderBy(asc(writtenAnswers.id))
      .limit(maxAnswers),
  )
  return rows.map(({ content }) => content)
}

export type StoredRecipe = StoredView<KnownRecipe>

const recipeColumns = {
  isClosed: recipes.isClosed,
  slug: recipes.slug,
  name: recipes.name,
  ailment: recipes.ailment,
  description: recipes.description,
  brewMinutes: recipes.brewMinutes,
  servings: recipes.servings,
  cupsPerDay: recipes.cupsPerDay,
  courseDays: recipes.courseDays,
  preparation: recipes.preparation,
  instructions: sql<string[]>`coalesce(json_extract(${recipes.parts}, '$.instructions'), '[]')`
    .mapWith((text: string): string[] => JSON.parse(text))
    .as('instructions'),
  ingredients: sql<KnownRecipe['ingredients']>`coalesce(json_extract(${recipes.parts}, '$.ingredients'), '[]')`
    .mapWith(readIngredients)
    .as('ingredients'),
}

function readIngredients(text: string): KnownRecipe['ingredients'] {
  const ingredients: RecipeIngredient[] = JSON.parse(text)
  return ingredients.map(({ name, amount, gramsPerCup, herb }) => ({ name, amount, gramsPerCup, herb }))
}

const isPublished = eq(recipes.status, 'published')

/**
 * Looks up at most 90 slugs and reads one row per recipe. The unary plus stops SQLite from using the status index,
 * which would scan all published recipes.
 */
export const listBySlug = ({ db, read }: Reader, slugs: readonly string[], limit: number): Promise<StoredRecipe[]> =>
  read(
    db
      .select(recipeColumns)
      .from(recipes)
      .where(and(inArray(recipes.slug, slugs.slice(0, 90)), sql`+${recipes.status} = 'published'`))
      .limit(limit),
  )

/**
 * Lists the newest recipes with a name that matches a pattern. The trigram index finds them, so D1 reads two rows per
 * recipe.
 */
export const listByNamePattern = (
  { db, read }: Reader,
  patterns: readonly NamePattern[],
  limit: number,
): Promise<StoredRecipe[]> =>
  read(
    db
      .select(recipeColumns)
      .from(
        sql`(select rowid as row_key from recipe_search where recipe_search match ${nameQuery(patterns)} order by rowid desc limit ${limit}) candidate`,
      )
      .crossJoin(recipes)
      .where(and(sql`${recipes.rowKey} = candidate.row_key`, sql`+${recipes.status} = 'published'`))
      .limit(limit),
  )

const matchAnyPiece = (pieces: readonly string[]) =>
  `(${pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' OR ')})`

const nameQuery = (patterns: readonly NamePattern[]) =>
  `name : (${patterns.map((pattern) => `(${pattern.map(matchAnyPiece).join(' AND ')})`).join(' OR ')})`

/** Lists the newest recipes for an ailment. An index supplies the order, so D1 reads at most `limit` rows. */
export const listByAilment = ({ db, read }: Reader, ailment: string, limit: number): Promise<StoredRecipe[]> =>
  read(
    db
      .select(recipeColumns)
      .from(recipes)
      .where(and(isPublished, eq(recipes.ailment, ailment)))
      .orderBy(sql`${recipes.createdAt} desc`, asc(recipes.id))
      .limit(limit),
  )

/** Rows of the herb index that are read for a herb. */
const maxUses = 200

/**
 * Lists recipes with at least one of the herbs; those with most of them first. Reads at most 200 rows of the herb index
 * for a herb, or as many as recipes if there is only one herb.
 */
export const listByHerbs = (
  { db, read }: Reader,
  herbSlugs: readonly string[],
  limit: number,
): Promise<StoredRecipe[]> => {
  const uses = herbSlugs.map(
    (slug) =>
      sql`select recipe_id from (select distinct recipe_id from ${recipeIngredients} where herb_id = ${slug} limit ${herbSlugs.length > 1 ? maxUses : limit})`,
  )
  return read(
    db
      .select(recipeColumns)
      .from(
        sql`(select recipe_id, count(*) as shared from (${sql.join(uses, sql` union all `)}) group by recipe_id order by shared desc, recipe_id limit ${limit}) used`,
      )
      .crossJoin(recipes)
      .where(and(sql`${recipes.id} = used.recipe_id`, isPublished))
      .limit(limit),
  )
}

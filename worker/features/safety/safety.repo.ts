import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'

import type { CheckWithGroups } from '#domain/safety/passing-groups.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { rebuiltParts, ingredientsToCheck } from '#drizzle/recipe-parts.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { herbRechecks, recipes, recipeIngredients, recipeWarnings, safetyFacts } = schema

/** The seed writes the facts in pieces. Until the last piece, their version is `pending`. */
export const areFactsComplete = and(eq(safetyFacts.id, 1), ne(safetyFacts.dataVersion, 'pending'))

export async function findFacts({ db, read }: Reader) {
  const [row] = await read(db.select({ facts: safetyFacts.facts }).from(safetyFacts).where(areFactsComplete).limit(1))
  return row?.facts
}

export async function findDataVersion({ db, read }: Reader): Promise<string | undefined> {
  const [row] = await read(
    db.select({ dataVersion: safetyFacts.dataVersion }).from(safetyFacts).where(areFactsComplete).limit(1),
  )
  return row?.dataVersion
}

const checkColumns = {
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  ingredients: ingredientsToCheck,
  servings: recipes.servings,
  cupsPerDay: recipes.cupsPerDay,
  courseDays: recipes.courseDays,
  preparation: recipes.preparation,
  origin: recipes.origin,
  status: recipes.status,
  isDraft: recipes.isDraft,
  verdict: recipes.verdict,
  dataVersion: recipes.dataVersion,
  safety: recipes.safety,
  readerGroups: recipes.readerGroups,
  confirmedAt: recipes.confirmedAt,
  contentsRevision: recipes.contentsRevision,
}

/**
 * Lists recipes that have changed or whose facts or rules have changed since their check. Recipes with a failed recheck
 * come last, so that they don't block others. Among these, the oldest failure comes first.
 */
export async function listOutdated({ db, read }: Reader, dataVersion: string, limit: number) {
  const hasNotFailed = isNull(recipes.recheckFailedAt)
  const [neverFailedRecipes, failedRecipes] = await Promise.all([
    read(
      db
        .select(checkColumns)
        .from(recipes)
        .where(
          or(
            and(hasNotFailed, lt(recipes.dataVersion, dataVersion)),
            and(hasNotFailed, gt(recipes.dataVersion, dataVersion)),
          ),
        )
        .limit(limit),
    ),
    read(
      db
        .select(checkColumns)
        .from(recipes)
        .where(and(gt(recipes.recheckFailedAt, 0), ne(recipes.dataVersion, dataVersion)))
        .orderBy(asc(recipes.recheckFailedAt))
        .limit(limit),
    ),
  ])
  return [...neverFailedRecipes, ...failedRecipes].slice(0, limit)
}

export const markRecheckFailed = (db: Db, id: string, at: number): Statement =>
  db.update(recipes).set({ recheckFailedAt: at }).where(eq(recipes.id, id))

export type RecipeRow = Awaited<ReturnType<typeof listOutdated>>[number]

export async function findRecipeToCheck({ db, read }: Reader, id: string): Promise<RecipeRow | undefined> {
  const [row] = await read(db.select(checkColumns).from(recipes).where(eq(recipes.id, id)).limit(1))
  return row
}

/**
 * Lists recipes with the herb, sorted by id. Starts after the recipe with the id `after`. The herb index provides the
 * order.
 */
export const listRecipesWithHerb = ({ db, read }: Reader, herbId: string, after: string, limit: number) =>
  read(
    db
      .select(checkColumns)
      .from(
        sql`(select distinct recipe_id from ${recipeIngredients} where herb_id = ${herbId} and recipe_id > ${after} order by recipe_id limit ${limit}) used`,
      )
      .crossJoin(recipes)
      .where(sql`${recipes.id} = used.recipe_id`)
      .orderBy(sql`used.recipe_id`)
      .limit(limit),
  )

export async function hasHerbRechecks({ db, read }: Reader, herbId?: string): Promise<boolean> {
  const hasHerb = herbId === undefined ? gt(herbRechecks.createdAt, 0) : eq(herbRechecks.herbId, herbId)
  return (await read(db.select({ id: herbRechecks.id }).from(herbRechecks).where(hasHerb).limit(1))).length > 0
}

type Status = Pick<RecipeRow, 'status' | 'confirmedAt'>

/** SQL condition that the recipe hasn't been changed, checked, published or withdrawn since it was read. */
const isUnchanged = ({ id, contentsRevision, dataVersion, status, confirmedAt }: RecipeRow) =>
  and(
    eq(recipes.id, id),
    eq(recipes.contentsRevision, contentsRevision),
    eq(recipes.dataVersion, dataVersion),
    eq(recipes.status, status),
    confirmedAt === null ? isNull(recipes.confirmedAt) : eq(recipes.confirmedAt, confirmedAt),
  )

export const canSaveCheck = (recipe: RecipeRow): Condition =>
  sql`exists (select 1 from ${recipes} where ${isUnchanged(recipe)})`

/**
 * Stores a check and replaces the derived warnings, but not the written warnings. Changes nothing if the recipe has
 * changed since it was read.
 */
export function saveCheck(
  db: Db,
  recipe: RecipeRow,
  check: CheckWithGroups,
  status: Status,
): [Statement, ...Statement[]] {
  const { verdict, safety, dataVersion, notes, groups } = check
  const condition = canSaveCheck(recipe)
  return [
    db
      .delete(recipeWarnings)
      .where(and(eq(recipeWarnings.recipeId, recipe.id), eq(recipeWarnings.origin, 'derived'), condition)),
    db
      .insert(recipeWarnings)
      .select(
        sql`select ${recipe.id}, 'derived', key, value ->> 'text', value ->> 'topic', value -> 'sources' from json_each(${JSON.stringify(notes)}) where ${condition}`,
      ),
    db
      .update(recipes)
      .set({
        verdict,
        safety,
        readerGroups: groups,
        dataVersion,
        recheckFailedAt: null,
        ...rebuiltParts,
        ...status,
      })
      .where(isUnchanged(recipe)),
  ]
}

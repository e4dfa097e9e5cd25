import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'

import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { CheckWithGroups } from '#domain/safety/passing-groups.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import { rebuiltParts } from '#drizzle/recipe-parts.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const {
  recipes,
  recipeSlugs,
  recipeIngredients,
  recipeInstructions,
  recipeBenefits,
  recipeTips,
  recipeWarnings,
  herbs,
} = schema

export type NewRecipe = {
  id: string
  slug: string
  content: RecipeContent
  /** Herb slugs by ingredient position. Null if the ingredient isn't a herb. */
  herbs: readonly (string | null)[]
  check: CheckWithGroups
  status: 'published' | 'review'
  isDraft?: boolean
  confirmedAt?: number | null
  origin: 'admin' | 'bot' | 'member'
  at: number
}

/** Next character after the hyphen in byte order, which determines the order of slugs. */
const afterHyphen = '.'
const maxTakenSlugs = 500

/**
 * Returns all current and earlier slugs that are equal to this one or start with it and a hyphen. Also returns their
 * recipes.
 */
export const listTakenSlugs = ({ db, read }: Reader, slug: string) =>
  read(
    db
      .select({ slug: recipeSlugs.slug, recipeId: recipeSlugs.recipeId })
      .from(recipeSlugs)
      .where(and(gte(recipeSlugs.slug, slug), lt(recipeSlugs.slug, slug + afterHyphen)))
      .limit(maxTakenSlugs),
  )

/**
 * Inserts a recipe with its child rows if the condition holds. While `seedHash` is `pending`, added ingredients don't
 * reset the check.
 */
export function insertRecipeIf(db: Db, recipe: NewRecipe, condition: Condition): [Statement, ...Statement[]] {
  const { id, slug, content, check, status, isDraft = false, confirmedAt = null, origin, at: timestamp } = recipe
  const isPendingRecipe = isPendingSeedHash(id)
  const row = {
    id,
    slug,
    ...toColumns(content),
    status,
    isDraft,
    confirmedAt,
    origin,
    verdict: check.verdict,
    dataVersion: check.dataVersion,
    safety: check.safety,
    readerGroups: check.groups,
    createdAt: timestamp,
    updatedAt: timestamp,
    seedHash: 'pending',
    ratingSum: 0,
    reviews: 0,
    contentsRevision: 0,
    ingredientNames: [],
    variety: 0,
    ailmentVariety: 0,
  }
  return [
    insertIf(db, recipes, row, condition),
    insertIf(db, recipeSlugs, { slug, recipeId: id, createdAt: timestamp }, isPendingRecipe),
    ...insertChildRows(db, recipe, isPendingRecipe),
    db
      .update(recipes)
      .set({ ...rebuiltParts, seedHash: null })
      .where(and(eq(recipes.id, id), eq(recipes.seedHash, 'pending'))),
  ]
}

const isPendingSeedHash = (id: string): Condition =>
  sql`exists (select 1 from ${recipes} where ${recipes.id} = ${id} and ${recipes.seedHash} = 'pending')`

const toColumns = (content: RecipeContent) => ({
  name: content.name,
  ailment: content.ailment,
  description: content.description,
  brewMinutes: content.brewMinutes,
  difficulty: content.difficulty,
  servings: content.servings,
  emoji: content.emoji,
  cupsPerDay: content.cupsPerDay,
  courseDays: content.courseDays,
  preparation: content.preparation,
})

type WrittenRecipe = Pick<NewRecipe, 'id' | 'content' | 'herbs' | 'check'>

function insertChildRows(db: Db, recipe: WrittenRecipe, condition: Condition): Statement[] {
  const { id, content, check } = recipe
  const jsonEachRow = (texts: readonly string[]) => sql`json_each(${JSON.stringify(texts)}) where ${condition}`
  return [
    insertIngredients(db, recipe, condition),
    db.insert(recipeInstructions).select(sql`select ${id}, key + 1, value from ${jsonEachRow(content.instructions)}`),
    db.insert(recipeBenefits).select(sql`select ${id}, key, value from ${jsonEachRow(content.benefits)}`),
    db
      .insert(recipeWarnings)
      .select(
        sql`select ${id}, 'derived', key, value ->> 'text', value ->> 'topic', value -> 'sources' from json_each(${JSON.stringify(check.notes)}) where ${condition}`,
      ),
    db
      .insert(recipeWarnings)
      .select(sql`select ${id}, 'written', key, value, null, '[]' from ${jsonEachRow(content.warnings)}`),
    db.insert(recipeTips).select(sql`select ${id}, key, value from ${jsonEachRow(content.tips)}`),
  ]
}

function insertIngredients(db: Db, { id, content, herbs: herbSlugs }: WrittenRecipe, condition: Condition): Statement {
  const rows = content.ingredients.map(({ name, amount, gramsPerCup, notes }, position) => ({
    name,
    amount,
    gramsPerCup: gramsPerCup ?? null,
    notes: notes ?? null,
    herb: herbSlugs[position] ?? null,
  }))
  const herb = sql`(select ${herbs.id} from ${herbs} where ${herbs.id} = value ->> 'herb' limit 1)`
  return db
    .insert(recipeIngredients)
    .select(
      sql`select ${id}, key, value ->> 'name', value ->> 'amount', value ->> 'notes', ${herb}, value ->> 'gramsPerCup' from json_each(${JSON.stringify(rows)}) where ${condition}`,
    )
}

export type RewrittenRecipe = WrittenRecipe & {
  at: number
  /** New slug and status. If missing, both stay the same. */
  publication?: {
    slug: string
    status: 'published' | 'review'
    isDraft: boolean
    confirmedAt: number | null
    createdAt: number
  }
}

/**
 * Overwrites a recipe's content and check if the condition holds. The recipe keeps its earlier slugs, which work again
 * once it is published.
 */
export function rewriteRecipeIf(db: Db, recipe: RewrittenRecipe, condition: Condition): Statement[] {
  const { id, content, check, at: timestamp, publication } = recipe
  const isPendingRecipe = isPendingSeedHash(id)
  return [
    db
      .update(recipes)
      .set({ ...toColumns(content), updatedAt: timestamp, editedAt: timestamp, seedHash: 'pending' })
      .where(and(eq(recipes.id, id), condition)),
    ...[recipeIngredients, recipeInstructions, recipeBenefits, recipeWarnings, recipeTips].map((table) =>
      db.delete(table).where(and(eq(table.recipeId, id), isPendingRecipe)),
    ),
    ...insertChildRows(db, recipe, isPendingRecipe),
    ...(publication ? assignSlug(db, { id, at: timestamp, ...publication }, isPendingRecipe) : []),
    db
      .update(recipes)
      .set({
        verdict: check.verdict,
        dataVersion: check.dataVersion,
        safety: check.safety,
        readerGroups: check.groups,
        contentsRevision: sql`${recipes.contentsRevision} + 1`,
        ...rebuiltParts,
        seedHash: null,
        ...publication,
      })
      .where(and(eq(recipes.id, id), eq(recipes.seedHash, 'pending'))),
  ]
}

type SlugAssignment = { id: string; at: number; slug: string; status: 'published' | 'review' }

function assignSlug(db: Db, { id, at: timestamp, slug, status }: SlugAssignment, condition: Condition): Statement[] {
  const insertSlug = insertIf(
    db,
    recipeSlugs,
    { slug, recipeId: id, createdAt: timestamp },
    sql`${condition} and not ${hasSlug(id, slug)}`,
  )
  if (status !== 'published') return [insertSlug]
  return [
    insertSlug,
    db
      .update(recipeSlugs)
      .set({ withdrawnAt: null, withdrawalReason: null })
      .where(and(eq(recipeSlugs.recipeId, id), isNotNull(recipeSlugs.withdrawnAt), condition)),
  ]
}

const hasSlug = (id: string, slug: string): Condition =>
  sql`exists (select 1 from ${recipeSlugs} where ${recipeSlugs.slug} = ${slug} and ${recipeSlugs.recipeId} = ${id})`

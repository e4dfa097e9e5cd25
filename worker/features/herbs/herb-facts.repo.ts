import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { FactEditRow } from '#domain/herbs/fact-edit-rows.ts'
import { maxCountedRecipes } from '#domain/herbs/fact-limits.ts'
import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { herbFactEdits, herbs, recipeIngredients, restrictedPlants, safetyFacts } = schema

const maxEdits = 40
const maxAllEdits = 5_000

export const listEditCounts = ({ db, read }: Reader) =>
  read(
    db
      .select({
        herbId: herbFactEdits.herbId,
        facts: sql<number>`count(*)`.as('facts'),
        disputed: sql<number>`count(${herbFactEdits.disputedSince})`.as('disputed'),
      })
      .from(herbFactEdits)
      .where(gt(herbFactEdits.herbId, ''))
      .groupBy(herbFactEdits.herbId)
      .limit(maxAllEdits),
  )

export async function findStoredFacts({ db, read }: Reader, slug: string) {
  const [[herb], edits, [recipeCountRow], [restricted]] = await Promise.all([
    read(
      db
        .select({
          name: herbs.name,
          emoji: herbs.emoji,
          facts: herbs.facts,
          releasedFacts: herbs.releasedFacts,
          revision: herbs.factsRevision,
        })
        .from(herbs)
        .where(eq(herbs.id, slug))
        .limit(1),
    ),
    read(
      db
        .select({
          herbId: herbFactEdits.herbId,
          fact: herbFactEdits.fact,
          mine: herbFactEdits.mine,
          seen: herbFactEdits.seen,
          source: herbFactEdits.source,
          reason: herbFactEdits.reason,
          changedAt: herbFactEdits.changedAt,
          disputedSince: herbFactEdits.disputedSince,
        })
        .from(herbFactEdits)
        .where(eq(herbFactEdits.herbId, slug))
        .orderBy(asc(herbFactEdits.fact))
        .limit(maxEdits),
    ),
    read(
      db
        .select({ count: sql<number>`count(*)`.as('count') })
        .from(
          sql`(select distinct recipe_id from ${recipeIngredients} where herb_id = ${slug} limit ${maxCountedRecipes}) used`,
        )
        .limit(1),
    ),
    read(
      db
        .select({ name: restrictedPlants.name, facts: restrictedPlants.facts })
        .from(restrictedPlants)
        .where(eq(restrictedPlants.id, slug))
        .limit(1),
    ),
  ])
  return { herb, edits, recipes: recipeCountRow?.count ?? 0, restricted }
}

type StoredFacts = Awaited<ReturnType<typeof findStoredFacts>>
export type EditRow = StoredFacts['edits'][number]

export const isUnchanged = (slug: string, revision: string, dataVersion: string) =>
  sql`(exists (select 1 from ${herbs} where ${herbs.id} = ${slug} and ${herbs.factsRevision} = ${revision}) and exists (select 1 from ${safetyFacts} where ${safetyFacts.id} = 1 and ${safetyFacts.dataVersion} = ${dataVersion}))`

/** SQL condition that is true if this save was written. Each save has a new revision. */
export const isSaved = (slug: string, revision: string) =>
  sql`exists (select 1 from ${herbs} where ${herbs.id} = ${slug} and ${herbs.factsRevision} = ${revision})`

type HerbSave = {
  slug: string
  condition: ReturnType<typeof isUnchanged>
  revision: string
  herb: StoredHerb
  released: StoredHerb | null
  safetyNotes: string
}

/** Stores the facts and the new revision. Returns no row if anything has changed since it was read. */
export const saveHerb = (db: Db, { slug, condition, revision, herb, released, safetyNotes }: HerbSave) =>
  db
    .update(herbs)
    .set({ facts: herb, releasedFacts: released, safetyNotes, factsRevision: revision })
    .where(and(eq(herbs.id, slug), condition))
    .returning({ id: herbs.id })

type NewEditRow = FactEditRow & { reason: string; changedAt: number; disputedSince: number | null }

/** Replaces the herb's edits if `saveHerb` has written its row. */
export const saveEdits = (
  db: Db,
  slug: string,
  edits: readonly NewEditRow[],
  isSavedCondition: ReturnType<typeof isSaved>,
): [Statement, Statement] => [
  db.delete(herbFactEdits).where(and(eq(herbFactEdits.herbId, slug), isSavedCondition)),
  db
    .insert(herbFactEdits)
    .select(
      sql`select ${slug}, value ->> 'fact', value -> 'mine', value -> 'seen', value -> 'source', value ->> 'reason', value ->> 'changedAt', value ->> 'disputedSince' from json_each(${JSON.stringify(edits)}) where ${isSavedCondition}`,
    ),
]

export const saveSafetyFacts = (db: Db, facts: SafetyFacts, isSavedCondition: ReturnType<typeof isSaved>): Statement =>
  db
    .update(safetyFacts)
    .set({ facts, dataVersion: facts.dataVersion })
    .where(and(eq(safetyFacts.id, 1), isSavedCondition))

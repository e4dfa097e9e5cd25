import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { FactEditRow } from '#domain/herbs/fact-edit-rows.ts'
import { recipesCountedMax } from '#domain/herbs/fact-limits.ts'
import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbFactEdits, herbs, recipeIngredients, restrictedPlants, safetyFacts } = schema

const editsMax = 40
const allEditsMax = 5_000

/** Counts the edited and disputed facts of each herb. */
export const listEdited = ({ db, read }: Reader) =>
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
      .limit(allEditsMax),
  )

/** Returns a herb with its edits and recipe count, or the restricted plant with that slug, in one round trip. */
export async function findFacts({ db, read }: Reader, slug: string) {
  const [[herb], edits, [used], [restricted]] = await Promise.all([
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
        .limit(editsMax),
    ),
    read(
      db
        .select({ count: sql<number>`count(*)`.as('count') })
        .from(
          sql`(select distinct recipe_id from ${recipeIngredients} where herb_id = ${slug} limit ${recipesCountedMax}) used`,
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
  return { herb, edits, recipes: used?.count ?? 0, restricted }
}

type StoredFacts = Awaited<ReturnType<typeof findFacts>>
export type EditRow = StoredFacts['edits'][number]

/** True if the herb and the safety facts are unchanged since they were read. */
export const isUnchanged = (slug: string, revision: string, dataVersion: string) =>
  sql`(exists (select 1 from ${herbs} where ${herbs.id} = ${slug} and ${herbs.factsRevision} = ${revision}) and exists (select 1 from ${safetyFacts} where ${safetyFacts.id} = 1 and ${safetyFacts.dataVersion} = ${dataVersion}))`

/** True if this save's revision was written. Each save has its own revision. */
export const isSaved = (slug: string, revision: string) =>
  sql`exists (select 1 from ${herbs} where ${herbs.id} = ${slug} and ${herbs.factsRevision} = ${revision})`

type Save = {
  slug: string
  unchanged: ReturnType<typeof isUnchanged>
  revision: string
  herb: StoredHerb
  released: StoredHerb | null
  safetyNotes: string
}

/** Stores the facts and the new revision if nothing has changed since they were read; returns no row otherwise. */
export const saveHerb = (db: Db, { slug, unchanged, revision, herb, released, safetyNotes }: Save) =>
  db
    .update(herbs)
    .set({ facts: herb, releasedFacts: released, safetyNotes, factsRevision: revision })
    .where(and(eq(herbs.id, slug), unchanged))
    .returning({ id: herbs.id })

type EditToSave = FactEditRow & { reason: string; changedAt: number; disputedSince: number | null }

/** Replaces the herb's edits. `saved` is the condition that `saveHerb` wrote its row. */
export const saveEdits = (
  db: Db,
  slug: string,
  edits: readonly EditToSave[],
  saved: ReturnType<typeof isSaved>,
): [Statement, Statement] => [
  db.delete(herbFactEdits).where(and(eq(herbFactEdits.herbId, slug), saved)),
  db
    .insert(herbFactEdits)
    .select(
      sql`select ${slug}, value ->> 'fact', value -> 'mine', value -> 'seen', value -> 'source', value ->> 'reason', value ->> 'changedAt', value ->> 'disputedSince' from json_each(${JSON.stringify(edits)}) where ${saved}`,
    ),
]

export const saveFacts = (db: Db, facts: SafetyFacts, saved: ReturnType<typeof isSaved>): Statement =>
  db
    .update(safetyFacts)
    .set({ facts, dataVersion: facts.dataVersion })
    .where(and(eq(safetyFacts.id, 1), saved))

import { and, asc, eq, lte, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

import { alwaysTrue } from './activity.repo.ts'

const { botBatches: batches, botDays: days, botLease: lease } = schema

const batchColumns = {
  id: batches.id,
  kind: batches.kind,
  status: batches.status,
  ailment: batches.ailment,
  wanted: batches.wanted,
  steps: batches.steps,
  published: batches.published,
  waiting: batches.waiting,
  refused: batches.refused,
  updatedAt: batches.updatedAt,
}

export type Batch = Awaited<ReturnType<typeof listOpenBatches>>[number]

const isOpen = eq(batches.status, 'open')
const oldestFirst = [asc(batches.createdAt), asc(batches.id)]

/** Lists open batches, oldest first. */
export const listOpenBatches = ({ db, read }: Reader, limit = 1) =>
  read(
    db
      .select(batchColumns)
      .from(batches)
      .where(isOpen)
      .orderBy(...oldestFirst)
      .limit(limit),
  )

export async function findBatch({ db, read }: Reader, id: string): Promise<Batch | undefined> {
  const [row] = await read(db.select(batchColumns).from(batches).where(eq(batches.id, id)).limit(1))
  return row
}

type NewBatch = Pick<typeof batches.$inferInsert, 'id' | 'kind' | 'wanted'> & {
  slot: string | null
  ailment: string | null
  at: number
}

/**
 * Inserts a batch if the condition holds. Does nothing if the hour already has a batch, or if another batch of this
 * kind is open.
 */
export const insertBatch = (
  db: Db,
  { at: timestamp, ...batch }: NewBatch,
  condition: Condition = alwaysTrue,
): Statement =>
  insertIf(
    db,
    batches,
    {
      ...batch,
      status: 'open',
      steps: 0,
      published: 0,
      waiting: 0,
      refused: 0,
      createdAt: timestamp,
      updatedAt: timestamp,
    },
    bothHold(
      sql`not exists (select 1 from ${batches} where ${batches.status} = 'open' and ${batches.kind} = ${batch.kind} limit 1)`,
      condition,
    ),
  ).onConflictDoNothing()

export const batchExists = (id: string): Condition => sql`exists (select 1 from ${batches} where ${batches.id} = ${id})`

/**
 * Acquires the lease if it is free or has expired. Otherwise returns no row. Times are milliseconds since the epoch.
 */
export const acquireLease = (db: Db, holder: string, { now, until }: { now: number; until: number }) =>
  db
    .insert(lease)
    .values({ id: 1, holder, until })
    .onConflictDoUpdate({ target: lease.id, set: { holder, until }, setWhere: lte(lease.until, now) })
    .returning({ holder: lease.holder })

export const extendLease = (db: Db, holder: string, until: number): Statement =>
  db
    .update(lease)
    .set({ until })
    .where(and(eq(lease.id, 1), eq(lease.holder, holder)))

export const releaseLease = (db: Db, holder: string): Statement =>
  db.delete(lease).where(and(eq(lease.id, 1), eq(lease.holder, holder)))

type BatchVersion = Pick<Batch, 'id' | 'steps'>

export const bothHold = (one: Condition, other: Condition): Condition => sql`(${one} and ${other})`

/** SQL condition that the batch hasn't advanced since it was read and that `holder` has the lease. */
export const canTakeStep = (batch: BatchVersion, holder: string): Condition =>
  bothHold(
    isOpenUnchanged(batch),
    sql`exists (select 1 from ${lease} where ${lease.id} = 1 and ${lease.holder} = ${holder})`,
  )

export const isBelowDailyMax = (day: string, max: number): Condition =>
  sql`(coalesce((select ${days.scheduled} + ${days.manual} from ${days} where ${days.day} = ${day} limit 1), 0) < ${max})`

type Kind = Batch['kind']

export function incrementDayIf(db: Db, day: string, kind: Kind, condition: Condition): Statement {
  const increment = { scheduled: kind === 'scheduled' ? 1 : 0, manual: kind === 'manual' ? 1 : 0 }
  return insertIf(db, days, { day, ...increment }, condition).onConflictDoUpdate({
    target: days.day,
    set: {
      scheduled: sql`${days.scheduled} + ${increment.scheduled}`,
      manual: sql`${days.manual} + ${increment.manual}`,
    },
  })
}

export type StepOutcome = 'published' | 'waiting' | 'refused'

export const incrementStepsIf = (
  db: Db,
  { id, steps }: BatchVersion,
  outcome: StepOutcome,
  timestamp: number,
  condition: Condition,
): Statement =>
  db
    .update(batches)
    .set({ steps: steps + 1, [outcome]: sql`${batches[outcome]} + 1`, updatedAt: timestamp })
    .where(and(eq(batches.id, id), eq(batches.steps, steps), isOpen, condition))

export const isOpenUnchanged = ({ id, steps }: BatchVersion): Condition =>
  sql`exists (select 1 from ${batches} where ${batches.id} = ${id} and ${batches.status} = 'open' and ${batches.steps} = ${steps})`

export const endBatch = (db: Db, { id, steps }: BatchVersion, timestamp: number): Statement =>
  db
    .update(batches)
    .set({ status: 'done', updatedAt: timestamp })
    .where(and(eq(batches.id, id), eq(batches.steps, steps), isOpen))

export const endScheduledBatches = (db: Db, timestamp: number): Statement =>
  db
    .update(batches)
    .set({ status: 'done', updatedAt: timestamp })
    .where(and(isOpen, eq(batches.kind, 'scheduled')))

type DayCounts = { scheduled: number; manual: number }

export async function findDayCounts({ db, read }: Reader, day: string): Promise<DayCounts> {
  const [row] = await read(
    db.select({ scheduled: days.scheduled, manual: days.manual }).from(days).where(eq(days.day, day)).limit(1),
  )
  return row ?? { scheduled: 0, manual: 0 }
}

import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'

import { batchSize, callIntervalMs, slotHorizonMs } from '#domain/mailing/campaigns.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { campaignBatches: batches, emailCampaigns: campaigns, sendingPace: pace } = schema

export async function findPace({ db, read }: Reader): Promise<number | undefined> {
  const [row] = await read(db.select({ mailsPerSecond: pace.mailsPerSecond }).from(pace).where(eq(pace.id, 1)).limit(1))
  return row?.mailsPerSecond
}

/** D1 binds numbers as floating point. Without the cast, division would keep the fraction. */
const asInteger = (value: number) => sql`cast(${value} as integer)`

/** Milliseconds for sending this many emails at the current rate, rounded up. */
const getSendingMs = (mails: SQL) => sql`((${mails}) * 1000 + ${pace.mailsPerSecond} - 1) / ${pace.mailsPerSecond}`

/**
 * Milliseconds from a call with this many emails to the next call. A smaller batch needs less time, but at least the
 * minimum interval, because the provider also limits calls.
 */
const slotLengthMs = (mails: SQL) =>
  sql`min(${getSendingMs(asInteger(batchSize))}, max(${getSendingMs(mails)}, ${asInteger(callIntervalMs)}))`

/**
 * Sets the sending rate. Batches with a slot, or waiting for a slot, are due immediately, because their times used the
 * old rate. A batch that the provider refused keeps its delay.
 */
export const updatePace = (
  db: Db,
  mailsPerSecond: number,
  now: number,
): [Statement, Statement, Statement, Statement] => [
  db
    .update(batches)
    .set({ slotAt: null, dueAt: now })
    .where(and(isNotNull(batches.slotAt), isNotNull(batches.dueAt), isNull(batches.claimedBy))),
  db
    .update(batches)
    .set({ dueAt: now })
    .where(
      and(
        inArray(
          batches.campaignId,
          db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.status, 'sending')),
        ),
        gt(batches.dueAt, now),
        lte(batches.freeAt, now),
        isNull(batches.claimedBy),
      ),
    ),
  db.update(pace).set({ mailsPerSecond }).where(eq(pace.id, 1)),
  db
    .update(pace)
    .set({ nextAt: sql`min(${pace.nextAt}, ${now} + ${getSendingMs(asInteger(batchSize))})` })
    .where(eq(pace.id, 1)),
]

/** SQL for the reserved slot of a batch. Null once the slot has passed. */
export const currentSlot = (db: Db, now: number): SQL =>
  sql`iif(${batches.slotAt} + (${selectPaceValue(db, slotLengthMs(sql`${batches.size}`))}) > ${now}, ${batches.slotAt}, null)`

const selectPaceValue = (db: Db, value: SQL) => db.select({ value }).from(pace).where(eq(pace.id, 1)).limit(1)

const hasSlotBeforeHorizon = (db: Db, now: number) =>
  exists(
    db
      .select({ id: pace.id })
      .from(pace)
      .where(and(eq(pace.id, 1), lte(pace.nextAt, now + slotHorizonMs)))
      .limit(1),
  )

/**
 * Reserves the next free slot for the batch, unless the batch has a slot or the slot starts after the horizon. The
 * second statement updates the time of the next free slot. Run both in one batch.
 */
export const reserveSlot = (db: Db, isBatch: SQL | undefined, now: number): [Statement, Statement] => {
  const batchValue = (value: SQL) => sql`(select ${value} from ${batches} where ${isBatch} limit 1)`
  return [
    db
      .update(batches)
      .set({ slotAt: sql`(${selectPaceValue(db, sql`max(${pace.nextAt}, ${now})`)})` })
      .where(and(isBatch, isNull(batches.slotAt), hasSlotBeforeHorizon(db, now))),
    db
      .update(pace)
      .set({ nextAt: sql`${batchValue(sql`${batches.slotAt}`)} + ${slotLengthMs(batchValue(sql`${batches.size}`))}` })
      .where(and(eq(pace.id, 1), sql`${batchValue(sql`${batches.slotAt}`)} >= ${pace.nextAt}`)),
  ]
}

/** Time from which a batch can reserve a slot. */
export const nextReservationAt: SQL<number> = sql<number>`(select ${pace.nextAt} - ${asInteger(slotHorizonMs)} from ${pace} where ${pace.id} = 1 limit 1)`

/** Number of full batches that fit before the horizon, at most `max`. */
export const countFreeSlots = (now: number, max: number): SQL =>
  sql`(select cast(min(${max}, max(0, (${now + slotHorizonMs} - max(${pace.nextAt}, ${now})) / (${getSendingMs(asInteger(batchSize))}) + 1)) as integer)
    from ${pace} where ${pace.id} = 1 limit 1)`

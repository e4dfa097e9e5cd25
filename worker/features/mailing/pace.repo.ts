import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'

import { batchSize, callIntervalMs, slotHorizonMs } from '#domain/mailing/campaigns.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { campaignBatches: batches, emailCampaigns: campaigns, sendingPace: pace } = schema

export async function findPace({ db, read }: Reader): Promise<number | undefined> {
  const [row] = await read(db.select({ mailsPerSecond: pace.mailsPerSecond }).from(pace).where(eq(pace.id, 1)).limit(1))
  return row?.mailsPerSecond
}

/** D1 binds a number with a fraction: without the cast a division keeps it. */
const whole = (value: number) => sql`cast(${value} as integer)`

/** Milliseconds that so many mails take, rounded up. */
const timeOf = (mails: SQL) => sql`((${mails}) * 1000 + ${pace.mailsPerSecond} - 1) / ${pace.mailsPerSecond}`

/**
 * Milliseconds of the pace that a call with so many mails takes. A small one takes less than a full batch, but no less than the interval between
 * two calls, as the provider limits both.
 */
const slotLength = (mails: SQL) =>
  sql`min(${timeOf(whole(batchSize))}, max(${timeOf(mails)}, ${whole(callIntervalMs)}))`

/**
 * Sets the pace. Slots that are reserved, and the delays of batches that found none, were laid out for the pace before: those batches are due
 * at once. A batch that the provider refused keeps its delay.
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
    .set({ nextAt: sql`min(${pace.nextAt}, ${now} + ${timeOf(whole(batchSize))})` })
    .where(eq(pace.id, 1)),
]

/** Gives up the slot of the batch where that is over: another batch has the time that comes after it. */
export const keepSlot = (db: Db, now: number): SQL =>
  sql`iif(${batches.slotAt} + (${paceValue(db, slotLength(sql`${batches.size}`))}) > ${now}, ${batches.slotAt}, null)`

const paceValue = (db: Db, value: SQL) => db.select({ value }).from(pace).where(eq(pace.id, 1)).limit(1)

const hasSlotWithinReach = (db: Db, now: number) =>
  exists(
    db
      .select({ id: pace.id })
      .from(pace)
      .where(and(eq(pace.id, 1), lte(pace.nextAt, now + slotHorizonMs)))
      .limit(1),
  )

/**
 * Reserves the next free slot for the batch, unless it has one, or the next one begins after the horizon. The second statement moves the pace on
 * behind a slot that was reserved by the first: both belong into one batch.
 */
export const reserveSlot = (db: Db, batch: SQL | undefined, now: number): [Statement, Statement] => {
  const slot = (value: SQL) => sql`(select ${value} from ${batches} where ${batch} limit 1)`
  return [
    db
      .update(batches)
      .set({ slotAt: sql`(${paceValue(db, sql`max(${pace.nextAt}, ${now})`)})` })
      .where(and(batch, isNull(batches.slotAt), hasSlotWithinReach(db, now))),
    db
      .update(pace)
      .set({ nextAt: sql`${slot(sql`${batches.slotAt}`)} + ${slotLength(slot(sql`${batches.size}`))}` })
      .where(and(eq(pace.id, 1), sql`${slot(sql`${batches.slotAt}`)} >= ${pace.nextAt}`)),
  ]
}

/** When a batch that got no slot can have one. */
export const nextReservationAt: SQL<number> = sql<number>`(select ${pace.nextAt} - ${whole(slotHorizonMs)} from ${pace} where ${pace.id} = 1 limit 1)`

/** Full batches for which there are slots before the horizon, up to `max`. */
export const freeSlots = (now: number, max: number): SQL =>
  sql`(select cast(min(${max}, max(0, (${now + slotHorizonMs} - max(${pace.nextAt}, ${now})) / (${timeOf(whole(batchSize))}) + 1)) as integer)
    from ${pace} where ${pace.id} = 1 limit 1)`

import { and, eq, lte, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

import { at, type Claim, held, isHeld, isOpen, type Key, pendingIn } from './sending.repo.ts'

const { campaignBatches: batches, campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema

/** Deliveries of the list that still wait, all of one batch. */
const waiting = (key: Claim, ids: readonly string[]) =>
  and(
    eq(deliveries.campaignId, key.campaignId),
    sql`${deliveries.subscriberId} in (select value from json_each(${JSON.stringify(ids)}))`,
    eq(deliveries.status, 'pending'),
    isHeld(key),
  )

/** `openToken` is what the picture in the mail is asked for by, if it has one. */
type Taken = { id: string; openToken?: string | null }

/** The provider took these: they count as delivered from now on, and as what `countMails` counts. */
export function accept(
  db: Db,
  key: Claim,
  mails: readonly Taken[],
  countMails: (count: SQL) => Statement,
): [Statement, Statement, Statement] {
  const taken = waiting(
    key,
    mails.map(({ id }) => id),
  )
  const openTokens = mails.flatMap(({ id, openToken }) => (openToken ? [[id, openToken]] : []))
  const count = sql`(select count(*) from ${deliveries} where ${taken})`
  return [
    countMails(count),
    db
      .update(campaigns)
      .set({ deliveredCount: sql`${campaigns.deliveredCount} + ${count}` })
      .where(and(eq(campaigns.id, key.campaignId), isHeld(key))),
    db
      .update(deliveries)
      .set({
        status: 'accepted',
        ...(openTokens.length > 0 && {
          openToken: sql`${JSON.stringify(Object.fromEntries(openTokens))} ->> ${deliveries.subscriberId}`,
        }),
      })
      .where(taken),
  ]
}

const nextNumber = (campaignId: string) =>
  sql`(select max(${batches.number}) from ${batches} where ${batches.campaignId} = ${campaignId}) + 1`

/**
 * The provider refused these alone: what it refused before has failed, the others go into a further batch of their own, which is due at
 * `dueAt`.
 */
export function refuse(db: Db, key: Claim, ids: readonly string[], reason: string, dueAt: number): Statement[] {
  const refused = waiting(key, ids)
  const again = and(refused, sql`${deliveries.refusals} > 0`)
  const first = and(refused, eq(deliveries.refusals, 0))
  return [
    db
      .update(campaigns)
      .set({ failedCount: sql`${campaigns.failedCount} + (select count(*) from ${deliveries} where ${again})` })
      .where(and(eq(campaigns.id, key.campaignId), isHeld(key))),
    db
      .update(deliveries)
      .set({ status: 'failed', error: reason, refusals: sql`${deliveries.refusals} + 1` })
      .where(again),
    ...moveOn(db, key, first, { dueAt, error: reason, refusals: 1 }),
  ]
}

/** Puts deliveries into a further batch. */
const moveOn = (
  db: Db,
  key: Claim,
  moved: SQL | undefined,
  { dueAt, error, refusals }: { dueAt: number; error: string | null; refusals: 0 | 1 },
): Statement[] => [
  db.insert(batches).select(sql`
    select ${key.campaignId}, ${nextNumber(key.campaignId)}, 'pending', count(*), min(${deliveries.subscriberId}), max(${deliveries.subscriberId}),
      null, null, null, ${dueAt}, ${dueAt}, null, 0, 0, 0, ${error}, null, null
    from ${deliveries} where ${moved} having count(*) > 0`),
  db
    .update(deliveries)
    .set({
      batchNumber: sql`(select max(${batches.number}) from ${batches} where ${batches.campaignId} = ${key.campaignId})`,
      ...(refusals > 0 && { refusals, error }),
    })
    .where(moved),
]

/** Has all that waits in the batch go out with a further one: the provider took nothing of it for certain. */
export const giveBack = (db: Db, key: Claim, dueAt: number, error: string): Statement[] =>
  moveOn(db, key, and(pendingIn(key), isHeld(key)), { dueAt, error, refusals: 0 })

/** Nothing further happens to the batch; to whom it went is kept in the deliveries alone. */
export const end = (db: Db, key: Claim, status: 'done' | 'returned', now: number): Statement =>
  db.update(batches).set({ status, recipients: null, claimedBy: null, dueAt: null, endedAt: now }).where(held(key))

type Given = { condition: SQL | undefined; error: string; now: number }

/** Nobody knows what became of the batch: it is not sent again by itself. */
export function markUnknown(db: Db, key: Key, { condition, error, now }: Given): [Statement, Statement, Statement] {
  const isSo = sql`exists (select 1 from ${batches} where ${and(at(key), isOpen, condition)})`
  const lost = and(pendingIn(key), isSo)
  const openToken = sql`(select value ->> 'openToken' from json_each((select ${batches.recipients} from ${batches} where ${at(key)}))
    where value ->> 'id' = ${deliveries.subscriberId})`
  return [
    db
      .update(campaigns)
      .set({ unknownCount: sql`${campaigns.unknownCount} + (select count(*) from ${deliveries} where ${lost})` })
      .where(and(eq(campaigns.id, key.campaignId), isSo)),
    db.update(deliveries).set({ status: 'unknown', openToken }).where(lost),
    db
      .update(batches)
      .set({ status: 'unknown', recipients: null, claimedBy: null, dueAt: null, endedAt: now, lastError: error })
      .where(and(at(key), isOpen, condition)),
  ]
}

export const isHolder = ({ holder }: Claim): SQL => eq(batches.claimedBy, holder)

/** It was fixed too long ago, and nobody is sending it. */
export const isTooOld = (fixedSince: number, now: number): SQL | undefined =>
  and(lte(batches.fixedAt, fixedSince), lte(batches.freeAt, now))

import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { ofDraft, type SavedDraft } from './campaigns.repo.ts'

const { emailCampaigns: campaigns } = schema

/** A draft that is to be sent at `scheduledFor`. */
export type Scheduled = { id: string; scheduledFor: number }

/** The draft is sent at this time, null for not by itself; it counts as saved, so that nobody sends what was decided before. */
export const setSchedule = (db: Db, draft: SavedDraft, scheduledFor: number | null, now: number): Statement =>
  db
    .update(campaigns)
    .set({ scheduledFor, scheduleFault: null, updatedAt: sql`max(${now}, ${campaigns.updatedAt} + 1)` })
    .where(ofDraft(draft))

/** It was not sent at its time, and says why. */
export const endSchedule = (db: Db, { id, scheduledFor }: Scheduled, fault: string): Statement =>
  db
    .update(campaigns)
    .set({ scheduledFor: null, scheduleFault: fault })
    .where(and(eq(campaigns.id, id), eq(campaigns.status, 'draft'), eq(campaigns.scheduledFor, scheduledFor)))

/** Drafts whose time has come, the longest waiting first. */
export async function listDue({ db, read }: Reader, now: number, limit: number): Promise<Scheduled[]> {
  const due = await read(
    db
      .select({ id: campaigns.id, scheduledFor: campaigns.scheduledFor })
      .from(campaigns)
      .where(and(isNotNull(campaigns.scheduledFor), lte(campaigns.scheduledFor, now)))
      .orderBy(asc(campaigns.scheduledFor))
      .limit(limit),
  )
  return due.flatMap(({ id, scheduledFor }) => (scheduledFor === null ? [] : [{ id, scheduledFor }]))
}

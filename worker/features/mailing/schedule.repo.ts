import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import { matchesDraft, type SavedDraft } from './campaigns.repo.ts'

const { emailCampaigns: campaigns } = schema

export type ScheduledDraft = { id: string; scheduledFor: number }

/**
 * Schedules the draft. If `scheduledFor` is null, removes the schedule. Increases `updatedAt` like a save, so that
 * nobody can send an earlier version.
 */
export const setSchedule = (db: Db, draft: SavedDraft, scheduledFor: number | null, now: number): Statement =>
  db
    .update(campaigns)
    .set({ scheduledFor, scheduleProblem: null, updatedAt: sql`max(${now}, ${campaigns.updatedAt} + 1)` })
    .where(matchesDraft(draft))

/** Removes the schedule of a draft that couldn't be sent, and stores the reason. */
export const endSchedule = (db: Db, { id, scheduledFor }: ScheduledDraft, problem: string): Statement =>
  db
    .update(campaigns)
    .set({ scheduledFor: null, scheduleProblem: problem })
    .where(and(eq(campaigns.id, id), eq(campaigns.status, 'draft'), eq(campaigns.scheduledFor, scheduledFor)))

export async function listDueDrafts({ db, read }: Reader, now: number, limit: number): Promise<ScheduledDraft[]> {
  const dueRows = await read(
    db
      .select({ id: campaigns.id, scheduledFor: campaigns.scheduledFor })
      .from(campaigns)
      .where(and(isNotNull(campaigns.scheduledFor), lte(campaigns.scheduledFor, now)))
      .orderBy(asc(campaigns.scheduledFor))
      .limit(limit),
  )
  return dueRows.flatMap(({ id, scheduledFor }) => (scheduledFor === null ? [] : [{ id, scheduledFor }]))
}

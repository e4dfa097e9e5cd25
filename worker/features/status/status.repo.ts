import { desc, eq, gte, sql } from 'drizzle-orm'

import type { Backlog, DeadJob, FailedCampaign } from '#domain/status/status.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { botBatches, campaignBatches, deadJobs, emailCampaigns: campaigns, herbRechecks, siteTotals } = schema

export async function countBacklog({ db, read }: Reader, max: number): Promise<Backlog> {
  const countUpToMax = (rows: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from (select 1 from ${rows} limit ${max}))`
  const counts = db
    .select({
      botBatches: countUpToMax(sql`${botBatches} where status = 'open'`),
      campaignBatches: countUpToMax(
        sql`${campaigns} c join ${campaignBatches} b on b.campaign_id = c.id where c.status = 'sending' and b.due_at is not null`,
      ),
      herbRechecks: countUpToMax(sql`${herbRechecks} where created_at > 0`),
    })
    .from(siteTotals)
    .where(eq(siteTotals.id, 1))
    .limit(1)
  const [row] = await read(counts)
  return row ?? { botBatches: 0, campaignBatches: 0, herbRechecks: 0 }
}

/** Returns campaigns with failed, bounced or unknown emails. Reads only the `limit` newest campaigns. */
export async function listFailedCampaigns({ db, read }: Reader, limit: number): Promise<FailedCampaign[]> {
  const rows = await read(
    db
      .select({
        id: campaigns.id,
        title: campaigns.title,
        failed: campaigns.failedCount,
        bounced: campaigns.bouncedCount,
        unknown: campaigns.unknownCount,
      })
      .from(campaigns)
      .where(gte(campaigns.createdAt, 0))
      .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
      .limit(limit),
  )
  return rows.filter(({ failed, bounced, unknown }) => failed + bounced + unknown > 0)
}

/** Inserts messages that failed too often. Skips messages that are already stored. */
export const insertDeadJobs = (db: Db, jobs: DeadJob[]): Statement =>
  db.insert(deadJobs).values(jobs).onConflictDoNothing()

export const listDeadJobs = ({ db, read }: Reader, limit: number): Promise<DeadJob[]> =>
  read(
    db
      .select({ id: deadJobs.id, at: deadJobs.at, job: deadJobs.job, subject: deadJobs.subject })
      .from(deadJobs)
      .where(gte(deadJobs.at, 0))
      .orderBy(desc(deadJobs.at))
      .limit(limit),
  )

/** Returns the size of the database in bytes; null if D1's response doesn't contain it. */
export async function findDatabaseSize(db: Db): Promise<number | null> {
  const { meta } = await db.run(sql`select 1`)
  return typeof meta.size_after === 'number' ? meta.size_after : null
}

import { desc, eq, gte, sql } from 'drizzle-orm'

import type { Totals, WaitingCounts } from '#domain/overview/overview.types.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const {
  auditLog,
  catalogueSummary,
  forumPosts: posts,
  forumReplies: replies,
  forumReports: reports,
  recipes,
  siteTotals,
  supportTickets: tickets,
} = schema

export async function findTotals({ db, read }: Reader): Promise<Totals> {
  const query = db
    .select({
      users: siteTotals.users,
      ratings: siteTotals.ratings,
      ratingSum: siteTotals.ratingSum,
      recipes: catalogueSummary.recipeCount,
    })
    .from(siteTotals)
    .innerJoin(catalogueSummary, eq(catalogueSummary.id, siteTotals.id))
    .where(eq(siteTotals.id, 1))
    .limit(1)
  const [totals] = await read(query)
  return totals ?? { users: 0, recipes: 0, ratings: 0, ratingSum: 0 }
}

/** Counts each kind up to `max`, which limits the rows read. */
export async function countWaiting({ db, read }: Reader, max: number): Promise<WaitingCounts> {
  const countUpToMax = (rows: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from (select 1 from ${rows} limit ${max}))`
  const counts = db
    .select({
      recipes: countUpToMax(sql`${recipes} where status = 'review' and is_draft = 0`),
      tickets: countUpToMax(sql`${tickets} where status = 'open'`),
      posts: countUpToMax(sql`${posts} where status = 'waiting'`),
      replies: countUpToMax(sql`${replies} where status = 'waiting' and sequence > 0`),
      reports: countUpToMax(sql`${reports} where settled_at is null and created_at > 0`),
    })
    .from(siteTotals)
    .where(eq(siteTotals.id, 1))
    .limit(1)
  const [row] = await read(counts)
  return {
    recipes: row?.recipes ?? 0,
    tickets: row?.tickets ?? 0,
    texts: Math.min(max, (row?.posts ?? 0) + (row?.replies ?? 0)),
    reports: row?.reports ?? 0,
  }
}

export const listAuditEvents = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({
        at: auditLog.at,
        action: auditLog.action,
        name: sql<string | null>`coalesce(${auditLog.after} ->> '$.name', ${auditLog.before} ->> '$.name')`,
      })
      .from(auditLog)
      .where(gte(auditLog.at, 0))
      .orderBy(desc(auditLog.at))
      .limit(limit),
  )

export const listNewRecipes = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ at: recipes.createdAt, name: recipes.name, slug: recipes.slug, origin: recipes.origin })
      .from(recipes)
      .where(eq(recipes.status, 'published'))
      .orderBy(desc(recipes.createdAt))
      .limit(limit),
  )

export const listNewTickets = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ at: tickets.createdAt, id: tickets.id, subject: tickets.subject })
      .from(tickets)
      .where(gte(tickets.createdAt, 0))
      .orderBy(desc(tickets.createdAt))
      .limit(limit),
  )

export const listNewPosts = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ at: posts.createdAt, id: posts.id, slug: posts.slug, title: posts.title })
      .from(posts)
      .where(sql`${posts.status} = 'shown' and ${posts.isPinned} = 0`)
      .orderBy(desc(posts.sequence))
      .limit(limit),
  )

import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'

import type { TextKind, WritingLimit } from '#domain/community/community.rules.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumPosts, forumReplies, profiles, users } = schema
const tables = { post: forumPosts, reply: forumReplies }

/** SQL condition that the member has another shown text besides `exceptId`. */
const hasShownText = (kind: TextKind, userId: string, exceptId: string) => {
  const { userId: authorId, status, id } = tables[kind]
  return sql`exists (select 1 from ${tables[kind]} where ${authorId} = ${userId} and ${status} = 'shown' and ${id} <> ${exceptId})`
}

export async function findAuthor({ db, read }: Reader, userId: string, exceptId = '') {
  const [row] = await read(
    db
      .select({
        joinedAt: users.createdAt,
        displayName: profiles.displayName,
        hasShownText: sql`${hasShownText('post', userId, exceptId)} or ${hasShownText('reply', userId, exceptId)}`
          .mapWith(Boolean)
          .as('has_shown_text'),
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId))
      .limit(1),
  )
  return row
}

export type Author = NonNullable<Awaited<ReturnType<typeof findAuthor>>>

/** Returns the member's latest texts of this kind. `isSame` is true for a text with the same content. */
export const listRecentTexts = (
  { db, read }: Reader,
  kind: TextKind,
  { userId, content, after, limit }: { userId: string; content: string; after: number; limit: number },
) => {
  const { createdAt, userId: authorId, content: contentColumn } = tables[kind]
  return read(
    db
      .select({ createdAt, isSame: sql`${contentColumn} = ${content}`.mapWith(Boolean).as('is_same') })
      .from(tables[kind])
      .where(and(eq(authorId, userId), gt(createdAt, after)))
      .orderBy(desc(createdAt))
      .limit(limit),
  )
}

export type WriteAttempt = { userId: string; content: string; now: number; limits: WritingLimit[]; sameTextMs: number }

/** SQL condition that the member has a display name, is within the limits, and hasn't just posted the same text. */
export function mayWrite(kind: TextKind, { userId, content, now, limits, sameTextMs }: WriteAttempt): SQL {
  const { createdAt, userId: authorId, content: contentColumn } = tables[kind]
  const isWithin = (windowMs: number) => sql`${authorId} = ${userId} and ${createdAt} > ${now - windowMs}`
  const conditions = [
    sql`${selectDisplayName(userId)} is not null`,
    sql`not exists (select 1 from ${tables[kind]} where ${isWithin(sameTextMs)} and ${contentColumn} = ${content})`,
    ...limits.map(
      ({ max, windowMs }) =>
        sql`(select count(*) from (select 1 from ${tables[kind]} where ${isWithin(windowMs)} limit ${max})) < ${max}`,
    ),
  ]
  return sql.join(conditions, sql` and `)
}

export const selectDisplayName = (userId: string): SQL =>
  sql`(select ${profiles.displayName} from ${profiles} where ${profiles.id} = ${userId} limit 1)`

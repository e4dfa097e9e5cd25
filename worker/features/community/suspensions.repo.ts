import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'

import type { SuspendedMember } from '#domain/community/community.types.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import type { Subject } from './reports.repo.ts'

const { forumPosts, forumReplies, profiles, users } = schema
const tables = { post: forumPosts, reply: forumReplies }

/** Newest first. */
export const listSuspendedMembers = ({ db, read }: Reader, limit: number): Promise<SuspendedMember[]> =>
  read(
    db
      .select({
        id: users.id,
        displayName: profiles.displayName,
        email: users.email,
        suspendedAt: sql`${users.suspendedAt}`.mapWith(Number).as('suspended'),
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(and(isNotNull(users.suspendedAt), gt(users.suspendedAt, -1)))
      .orderBy(desc(users.suspendedAt))
      .limit(limit),
  )

export async function findTextAuthor({ db, read }: Reader, { kind, id }: Subject) {
  const { id: textId, userId } = tables[kind]
  const [row] = await read(
    db
      .select({ id: users.id, email: users.email })
      .from(tables[kind])
      .innerJoin(users, eq(users.id, userId))
      .where(eq(textId, id))
      .limit(1),
  )
  return row
}

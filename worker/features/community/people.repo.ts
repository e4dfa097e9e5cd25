import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumPosts: posts, forumReplies: replies } = schema

/** Returns the authors of the latest visible replies, newest first, without former members. */
export const listReplyAuthors = ({ db, read }: Reader, postId: string, limit: number) =>
  read(
    db
      .select({
        userId: sql<string>`${replies.userId}`.as('user_id'),
        name: sql<string>`${replies.authorName}`.as('name'),
      })
      .from(replies)
      .where(
        and(
          eq(replies.postId, postId),
          eq(replies.status, 'shown'),
          isNotNull(replies.userId),
          isNotNull(replies.authorName),
        ),
      )
      .orderBy(desc(replies.sequence))
      .limit(limit),
  )

export const findPostAuthor = ({ db, read }: Reader, postId: string) =>
  read(
    db
      .select({ userId: sql<string>`${posts.userId}`.as('user_id'), name: sql<string>`${posts.authorName}`.as('name') })
      .from(posts)
      .where(and(eq(posts.id, postId), eq(posts.status, 'shown'), isNotNull(posts.userId), isNotNull(posts.authorName)))
      .limit(1),
  )

const { profiles, users } = schema

export async function findDisplayName({ db, read }: Reader, email: string): Promise<string | null> {
  const query = db
    .select({ displayName: profiles.displayName })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
    .limit(1)
  const [row] = await read(query)
  return row?.displayName ?? null
}

/** Sets the member's public name. A trigger also changes the name on earlier texts. */
export const upsertDisplayName = (db: Db, id: string, displayName: string, updatedAt: number): Statement =>
  db
    .insert(profiles)
    .values({ id, fullName: '', displayName, updatedAt })
    .onConflictDoUpdate({ target: profiles.id, set: { displayName, updatedAt } })

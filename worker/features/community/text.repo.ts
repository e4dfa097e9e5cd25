import { and, eq, gt, lt, or, sql } from 'drizzle-orm'

import type { CheckedText } from '#domain/community/community.types.ts'
import type { Block } from '#domain/community/markup.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumPosts: posts, forumReplies: replies } = schema

/** Parsed Markdown with its check, and the version of the facts that the check used. */
export type StoredAnalysis = { body: Block[]; checked: CheckedText; dataVersion: string }

const postColumns = {
  id: posts.id,
  postId: sql<string>`${posts.id}`.as('post_id'),
  title: posts.title,
  content: posts.content,
  status: posts.status,
  body: posts.body,
  checked: posts.checked,
  dataVersion: posts.dataVersion,
}
const replyColumns = {
  id: replies.id,
  postId: replies.postId,
  title: sql<string>`''`.as('title'),
  content: replies.content,
  status: replies.status,
  body: replies.body,
  checked: replies.checked,
  dataVersion: replies.dataVersion,
}

/** Returns posts whose last check used other facts or rules. */
export async function listOutdatedPosts({ db, read }: Reader, dataVersion: string, limit: number) {
  const isOutdated = or(lt(posts.dataVersion, dataVersion), gt(posts.dataVersion, dataVersion))
  return read(db.select(postColumns).from(posts).where(isOutdated).limit(limit))
}

export async function listOutdatedReplies({ db, read }: Reader, dataVersion: string, limit: number) {
  const isOutdated = or(lt(replies.dataVersion, dataVersion), gt(replies.dataVersion, dataVersion))
  return read(db.select(replyColumns).from(replies).where(isOutdated).limit(limit))
}

export type OutdatedText = Awaited<ReturnType<typeof listOutdatedPosts>>[number]

/** Changes nothing if the post was edited, moderated or checked since it was read. */
export const savePostAnalysis = (db: Db, text: OutdatedText, analysis: StoredAnalysis): Statement =>
  db
    .update(posts)
    .set(analysis)
    .where(
      and(
        eq(posts.id, text.id),
        eq(posts.title, text.title),
        eq(posts.content, text.content),
        eq(posts.status, text.status),
        eq(posts.dataVersion, text.dataVersion),
      ),
    )

export const saveReplyAnalysis = (db: Db, text: OutdatedText, analysis: StoredAnalysis): Statement =>
  db
    .update(replies)
    .set(analysis)
    .where(
      and(
        eq(replies.id, text.id),
        eq(replies.content, text.content),
        eq(replies.status, text.status),
        eq(replies.dataVersion, text.dataVersion),
      ),
    )

import { communityWords, replyNote } from '#domain/community/community.words.ts'
import { paths } from '#domain/paths.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'

import { listFollowers } from './follows.repo.ts'
import * as repo from './readers.repo.ts'

/** So many hear at once; the others find the note when they come back. */
const wokenMax = 200

type Told = { id: string; slug: string; title: string; userId: string | null }
type Reply = { id: string; authorName: string | null }

/** Whom to wake when somebody replies to the post. */
export const listWoken = (ctx: Ctx, postId: string): Promise<string[]> => listFollowers(ctx, postId, wokenMax)

/**
 * The rows that tell the author of a post and its followers of a reply. They go into the batch that shows it, after it: they tell
 * of what everybody sees by then, and once.
 */
export const tellReaders = (ctx: Ctx, post: Told, reply: Reply, woken: readonly string[]): Statement[] => [
  notifyAll(
    ctx,
    repo.readersToTell(reply.id),
    { ...replyNote(reply.authorName ?? communityWords.formerMember, post.title), link: replyLink(post, reply.id) },
    [...new Set(post.userId === null ? woken : [post.userId, ...woken])],
  ),
  repo.markTold(ctx.db, reply.id, ctx.now),
]

export const replyLink = (post: Pick<Told, 'id' | 'slug'>, replyId: string): string =>
  `${paths.post(post)}#reply-${replyId}`

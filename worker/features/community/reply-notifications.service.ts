import {
  communityMessages,
  createMentionNotification,
  createReplyNotification,
} from '#domain/community/community.messages.ts'
import type { Block } from '#domain/community/markup.types.ts'
import { filterMentionedPeople } from '#domain/community/mentions.rules.ts'
import { paths } from '#domain/paths.ts'
import type { Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'

import type { Person } from './people.service.ts'
import * as repo from './replies.repo.ts'

type RepliedPost = { id: string; slug: string; title: string; userId: string | null }
type Reply = { id: string; userId: string | null; authorName: string | null; body: readonly Block[] }

/**
 * Returns the statements that notify mentioned people, followers and the author of the post. Add them to the batch
 * after the statement that shows the reply. They notify each person once.
 */
export function notifyOfReply(ctx: Ctx, post: RepliedPost, reply: Reply, people: readonly Person[]): Write[] {
  const otherPeople = people.filter(({ userId }) => userId !== reply.userId)
  const mentionedIds = filterMentionedPeople(reply.body, otherPeople).map(({ userId }) => userId)
  const name = reply.authorName ?? communityMessages.formerMember
  const link = createReplyLink(post, reply.id)
  const mentionNotification = { ...createMentionNotification(name, post.title), kind: 'mention', link } as const
  return [
    ...(mentionedIds.length > 0
      ? [notifyAll(ctx, repo.selectMentionedPeople(reply.id, mentionedIds), mentionNotification)]
      : []),
    notifyAll(ctx, repo.selectReadersToNotify(reply.id, mentionedIds), {
      ...createReplyNotification(name, post.title),
      kind: 'reply',
      link,
    }),
    repo.markNotified(ctx.db, reply.id, ctx.now),
  ]
}

export const createReplyLink = (post: Pick<RepliedPost, 'id' | 'slug'>, replyId: string): string =>
  `${paths.post(post)}#reply-${replyId}`

import { linkCount } from '#domain/community/body.rules.ts'
import { communityMessages } from '#domain/community/community.messages.ts'
import type { NewReply } from '#domain/community/community.schemas.ts'
import type { TextStatus, WrittenReply } from '#domain/community/community.types.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, gone, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import { findAuthor } from './authors.repo.ts'
import { notifyOfWaiting } from './moderator.service.ts'
import { listMentionable, withMentions } from './people.service.ts'
import { findPost, type FoundPost } from './posts.repo.ts'
import { notifyReaders } from './readers.service.ts'
import * as repo from './replies.repo.ts'
import { checkText } from './text.service.ts'
import { throwRejectionReason, findWriter, limitEdits, mustWaitNow, rejectWriting } from './writing.service.ts'

/**
 * Adds a reply and notifies the people whom it mentions, and the author and followers of the post. Throws like
 * `rejectWriting`, and `conflict` if the post is locked.
 */
export async function addReply(ctx: Ctx, postId: string, { content }: NewReply): Promise<WrittenReply> {
  const [, writer, post, people, { emergencies, ...text }] = await Promise.all([
    authorizeTool(ctx, 'community'),
    findWriter(ctx, 'reply', content),
    findPost(ctx, postId),
    listMentionable(ctx, postId, content),
    checkText(ctx, content),
  ])
  requireOpenPost(post)
  rejectWriting(ctx, writer)
  const id = crypto.randomUUID()
  const body = withMentions(text.body, people)
  const status: TextStatus = mustWaitNow(ctx, writer.author, linkCount(content, body)) ? 'waiting' : 'shown'
  const row = { ...text, id, postId, content, body, status }
  const insert = repo.insertReply(ctx.db, row, writer.writing)
  const reply = { id, userId: writer.writing.userId, authorName: writer.author.displayName, body }
  const notifications = notifyReaders(ctx, post, reply, people)
  const notes = await notifyOfWaiting(ctx, { kind: 'reply', id }, status === 'waiting')
  const changed = status === 'shown' ? [tags.posts, tags.post(postId)] : []
  const [[inserted]] = await commitPublic(ctx, changed, [insert, ...notifications, ...notes])
  if (!inserted) {
    requireOpenPost(await findPost(ctx, postId))
    return throwRejectionReason(ctx, 'reply', content)
  }
  return {
    reply: { id, ...inserted, body, checked: text.checked, createdAt: ctx.now, editedAt: null },
    status,
    emergencies,
  }
}

function requireOpenPost(post: FoundPost | undefined): asserts post is FoundPost {
  if (post?.status === 'deleted') throw gone(communityMessages.postDeleted)
  if (post?.status !== 'shown') throw notFound('Post')
  if (post.lockedAt !== null) throw new AppError('conflict', communityMessages.locked)
}

/**
 * Edits the author's own reply, unless it is hidden or deleted. Links from a new member wait for approval, as in a new
 * reply. Readers aren't notified.
 */
export async function editReply(ctx: Ctx, id: string, { content }: NewReply): Promise<WrittenReply> {
  const own = { id, userId: requireUser(ctx).id }
  const [, author, found, { emergencies, ...text }] = await Promise.all([
    authorizeTool(ctx, 'community'),
    findAuthor(ctx, own.userId, id),
    repo.findOwnReply(ctx, own),
    checkText(ctx, content),
  ])
  if (!author || !found) throw notFound('Reply')
  await limitEdits(ctx)
  const isWithheld = found.status === 'shown' && mustWaitNow(ctx, author, linkCount(content, text.body))
  const people = await listMentionable(ctx, found.postId, content)
  const body = withMentions(text.body, people)
  const change = { ...text, body, content, editedAt: ctx.now, ...(isWithheld && { status: 'waiting' as const }) }
  const notes = await notifyOfWaiting(ctx, { kind: 'reply', id }, isWithheld)
  const changed = found.status === 'shown' ? [tags.posts, tags.post(found.postId)] : []
  const [[edited]] = await commitPublic(ctx, changed, [repo.updateReply(ctx.db, own, change), ...notes])
  if (!edited) throw notFound('Reply')
  const { status, ...reply } = edited
  return { reply, status, emergencies }
}

/** Deletes the author's own text in any status. Also allowed while the community is for premium members only. */
export async function deleteReply(ctx: Ctx, id: string): Promise<void> {
  const own = { id, userId: requireUser(ctx).id }
  const postId = await repo.findPostIdOfReply(ctx, own)
  if (postId === undefined) throw notFound('Reply')
  const [[deleted]] = await commitPublic(
    ctx,
    [tags.posts, tags.post(postId)],
    [repo.emptyReply(ctx.db, repo.isOwnReply(own)), repo.deleteReportsOfDeleted(ctx.db, id)],
  )
  if (!deleted) throw notFound('Reply')
}

/** Returns the Markdown source, for its author only. */
export async function getReplySource(ctx: Ctx, id: string): Promise<NewReply> {
  const found = await repo.findOwnReply(ctx, { id, userId: requireUser(ctx).id })
  if (!found) throw notFound('Reply')
  return { content: found.content }
}

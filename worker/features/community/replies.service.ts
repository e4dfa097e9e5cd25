import { countAllLinks } from '#domain/community/body.rules.ts'
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
import { listMentionablePeople, markMentionedPeople } from './people.service.ts'
import { type PostRow, findPost } from './posts.repo.ts'
import * as repo from './replies.repo.ts'
import { notifyOfReply } from './reply-notifications.service.ts'
import { notifyIfWaiting } from './reports.service.ts'
import { checkText } from './text.service.ts'
import { limitEdits, loadWriter, needsApprovalNow, requireMayWrite, throwRejectionReason } from './writing.service.ts'

/**
 * Adds a reply. Notifies mentioned people, the author of the post and its followers. Throws the same errors as
 * `requireMayWrite`, and `conflict` if the post is locked.
 */
export async function addReply(ctx: Ctx, postId: string, { content }: NewReply): Promise<WrittenReply> {
  const [, writer, post, people, { emergencies, ...text }] = await Promise.all([
    authorizeTool(ctx, 'community'),
    loadWriter(ctx, 'reply', content),
    findPost(ctx, postId),
    listMentionablePeople(ctx, postId, content),
    checkText(ctx, content),
  ])
  requireOpenPost(post)
  requireMayWrite(ctx, writer)
  const id = crypto.randomUUID()
  const body = markMentionedPeople(text.body, people)
  const status: TextStatus = needsApprovalNow(ctx, writer.author, countAllLinks(content, body)) ? 'waiting' : 'shown'
  const row = { ...text, id, postId, content, body, status }
  const insert = repo.insertReply(ctx.db, row, writer.attempt)
  const reply = { id, userId: writer.attempt.userId, authorName: writer.author.displayName, body }
  const readerNotifications = notifyOfReply(ctx, post, reply, people)
  const moderatorNotifications = await notifyIfWaiting(ctx, { kind: 'reply', id }, status === 'waiting')
  const purgedTags = status === 'shown' ? [tags.posts, tags.post(postId)] : []
  const [[insertedRow]] = await commitPublic(ctx, purgedTags, [
    insert,
    ...readerNotifications,
    ...moderatorNotifications,
  ])
  if (!insertedRow) {
    requireOpenPost(await findPost(ctx, postId))
    return throwRejectionReason(ctx, 'reply', content)
  }
  return {
    reply: { id, ...insertedRow, body, checked: text.checked, createdAt: ctx.now, editedAt: null },
    status,
    emergencies,
  }
}

function requireOpenPost(post: PostRow | undefined): asserts post is PostRow {
  if (post?.status === 'deleted') throw gone(communityMessages.postDeleted)
  if (post?.status !== 'shown') throw notFound('Post')
  if (post.lockedAt !== null) throw new AppError('conflict', communityMessages.locked)
}

/**
 * Edits the author's own reply, unless it is hidden or deleted. Links from a new member wait for approval, as in a new
 * reply. Notifies nobody.
 */
export async function editReply(ctx: Ctx, id: string, { content }: NewReply): Promise<WrittenReply> {
  const key = { id, userId: requireUser(ctx).id }
  const [, author, storedReply, { emergencies, ...text }] = await Promise.all([
    authorizeTool(ctx, 'community'),
    findAuthor(ctx, key.userId, id),
    repo.findOwnReply(ctx, key),
    checkText(ctx, content),
  ])
  if (!author || !storedReply) throw notFound('Reply')
  await limitEdits(ctx)
  const needsApproval =
    storedReply.status === 'shown' && needsApprovalNow(ctx, author, countAllLinks(content, text.body))
  const people = await listMentionablePeople(ctx, storedReply.postId, content)
  const body = markMentionedPeople(text.body, people)
  const change = { ...text, body, content, editedAt: ctx.now, ...(needsApproval && { status: 'waiting' as const }) }
  const moderatorNotifications = await notifyIfWaiting(ctx, { kind: 'reply', id }, needsApproval)
  const purgedTags = storedReply.status === 'shown' ? [tags.posts, tags.post(storedReply.postId)] : []
  const [[updatedRow]] = await commitPublic(ctx, purgedTags, [
    repo.updateReply(ctx.db, key, change),
    ...moderatorNotifications,
  ])
  if (!updatedRow) throw notFound('Reply')
  const { status, ...reply } = updatedRow
  return { reply, status, emergencies }
}

/** Deletes the author's own text in any status. Also allowed while only premium members may use the community. */
export async function deleteReply(ctx: Ctx, id: string): Promise<void> {
  const key = { id, userId: requireUser(ctx).id }
  const postId = await repo.findReplyPostId(ctx, key)
  if (postId === undefined) throw notFound('Reply')
  const [[deletedRow]] = await commitPublic(
    ctx,
    [tags.posts, tags.post(postId)],
    [repo.clearReply(ctx.db, repo.isOwnReply(key)), repo.deleteReportsOfDeletedReply(ctx.db, id)],
  )
  if (!deletedRow) throw notFound('Reply')
}

export async function getReplySource(ctx: Ctx, id: string): Promise<NewReply> {
  const reply = await repo.findOwnReply(ctx, { id, userId: requireUser(ctx).id })
  if (!reply) throw notFound('Reply')
  return { content: reply.content }
}

import { countAllLinks, createExcerpt } from '#domain/community/body.rules.ts'
import { communityMessages } from '#domain/community/community.messages.ts'
import { createPostSlug } from '#domain/community/community.rules.ts'
import type { NewPost, PostEdit } from '#domain/community/community.schemas.ts'
import type { EditedPost, TextStatus, WrittenPost } from '#domain/community/community.types.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Statement } from '#worker/core/statement.ts'
import { tags } from '#worker/core/tags.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import { findAuthor } from './authors.repo.ts'
import { deleteMemberPosts } from './post-writing.repo.ts'
import * as repo from './post-writing.repo.ts'
import { findPost } from './posts.repo.ts'
import { toPost } from './posts.service.ts'
import { deleteMemberReplies } from './replies.repo.ts'
import { notifyIfWaiting } from './reports.service.ts'
import { checkText } from './text.service.ts'
import { limitEdits, loadWriter, needsApprovalNow, requireMayWrite, throwRejectionReason } from './writing.service.ts'

/** Throws the same errors as `requireMayWrite`, and `invalid` for a category that accepts no posts. */
export async function createPost(ctx: Ctx, { title, content, categoryId }: NewPost): Promise<WrittenPost> {
  const [, writer, hasCategory, text] = await Promise.all([
    authorizeTool(ctx, 'community'),
    loadWriter(ctx, 'post', content),
    repo.hasActiveCategory(ctx, categoryId),
    checkPost(ctx, { title, content }),
  ])
  if (!hasCategory)
    throw new AppError('invalid', communityMessages.noCategory, { categoryId: communityMessages.noCategory })
  requireMayWrite(ctx, writer)
  const { emergencies, ...analysis } = text
  const status: TextStatus = needsApprovalNow(ctx, writer.author, countAllLinks(content, text.body))
    ? 'waiting'
    : 'shown'
  const id = crypto.randomUUID()
  const notifications = await notifyIfWaiting(ctx, { kind: 'post', id }, status === 'waiting')
  const insert = repo.insertPost(ctx.db, { id, categoryId, status, ...analysis }, writer.attempt)
  const purgedTags = status === 'shown' ? [tags.posts] : []
  const [insertedRows] = await commitPublic(ctx, purgedTags, [insert, ...notifications])
  if (insertedRows.length === 0) await throwRejectionReason(ctx, 'post', content)
  return { post: { id, slug: analysis.slug }, status, emergencies }
}

async function checkPost(ctx: Ctx, { title, content }: PostEdit) {
  const text = await checkText(ctx, content, title)
  return { ...text, title, content, slug: createPostSlug(title), excerpt: createExcerpt(text.body) }
}

/** A post that isn't shown can't be pinned. */
const waitingStatus = { status: 'waiting', isPinned: false } as const

/**
 * Edits the author's own post, unless it is hidden or deleted. Links from a new member wait for approval, as in a new
 * post.
 */
export async function editPost(ctx: Ctx, id: string, edit: PostEdit): Promise<EditedPost> {
  const key = { id, userId: requireUser(ctx).id }
  const [, author, post, { emergencies, ...text }] = await Promise.all([
    authorizeTool(ctx, 'community'),
    findAuthor(ctx, key.userId, id),
    repo.findOwnPost(ctx, key),
    checkPost(ctx, edit),
  ])
  if (!author || !post) throw notFound('Post')
  await limitEdits(ctx)
  const needsApproval = post.status === 'shown' && needsApprovalNow(ctx, author, countAllLinks(edit.content, text.body))
  const change = { ...text, editedAt: ctx.now, ...(needsApproval && waitingStatus) }
  const notifications = await notifyIfWaiting(ctx, { kind: 'post', id }, needsApproval)
  const purgedTags = post.status === 'shown' ? [tags.posts, tags.post(id)] : []
  await commitPublic(ctx, purgedTags, [repo.updatePost(ctx.db, key, change), ...notifications])
  const editedPost = await findPost(ctx, id)
  if (!editedPost || editedPost.status === 'deleted' || editedPost.status === 'hidden') throw notFound('Post')
  return { post: toPost(editedPost), status: editedPost.status, emergencies }
}

/** Deletes the author's own text in any status. Also allowed while only premium members may use the community. */
export async function deletePost(ctx: Ctx, id: string): Promise<void> {
  const key = { id, userId: requireUser(ctx).id }
  if (!(await repo.hasOwnPost(ctx, key))) throw notFound('Post')
  const [deletedPosts] = await commitPublic(
    ctx,
    [tags.posts, tags.post(id)],
    [repo.clearPost(ctx.db, repo.isOwnPost(key)), repo.deleteReportsOfDeletedPost(ctx.db, id)],
  )
  if (deletedPosts.length === 0) throw notFound('Post')
}

export async function getPostSource(ctx: Ctx, id: string): Promise<PostEdit> {
  const post = await repo.findOwnPost(ctx, { id, userId: requireUser(ctx).id })
  if (!post) throw notFound('Post')
  return { title: post.title, content: post.content }
}

/**
 * Returns the statements that delete a member's replies and posts. Deletes replies first, because a post with replies
 * would keep an empty row.
 */
export const deleteMemberTexts = ({ db }: Ctx, userId: string): [Statement, ...Statement[]] => [
  deleteMemberReplies(db, userId),
  ...deleteMemberPosts(db, userId),
]

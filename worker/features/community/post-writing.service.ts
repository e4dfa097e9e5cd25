import { excerptOf, linkCount } from '#domain/community/body.rules.ts'
import { communityMessages } from '#domain/community/community.messages.ts'
import { postSlug } from '#domain/community/community.rules.ts'
import type { NewPost, PostEdit } from '#domain/community/community.schemas.ts'
import type { EditedPost, TextStatus, WrittenPost } from '#domain/community/community.types.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import { findAuthor } from './authors.repo.ts'
import { notifyOfWaiting } from './moderator.service.ts'
import * as repo from './post-writing.repo.ts'
import { findPost } from './posts.repo.ts'
import { asPost } from './posts.service.ts'
import { checkText } from './text.service.ts'
import { throwRejectionReason, findWriter, limitEdits, mustWaitNow, rejectWriting } from './writing.service.ts'

/** Throws like `rejectWriting`, and `invalid` for a category that accepts no posts. */
export async function createPost(ctx: Ctx, { title, content, categoryId }: NewPost): Promise<WrittenPost> {
  const [, writer, hasCategory, text] = await Promise.all([
    authorizeTool(ctx, 'community'),
    findWriter(ctx, 'post', content),
    repo.hasCategory(ctx, categoryId),
    checkPost(ctx, { title, content }),
  ])
  if (!hasCategory)
    throw new AppError('invalid', communityMessages.noCategory, { categoryId: communityMessages.noCategory })
  rejectWriting(ctx, writer)
  const { emergencies, ...stored } = text
  const status: TextStatus = mustWaitNow(ctx, writer.author, linkCount(content, text.body)) ? 'waiting' : 'shown'
  const id = crypto.randomUUID()
  const notes = await notifyOfWaiting(ctx, { kind: 'post', id }, status === 'waiting')
  const insert = repo.insertPost(ctx.db, { id, categoryId, status, ...stored }, writer.writing)
  const changed = status === 'shown' ? [tags.posts] : []
  const [inserted] = await commitPublic(ctx, changed, [insert, ...notes])
  if (inserted.length === 0) await throwRejectionReason(ctx, 'post', content)
  return { post: { id, slug: stored.slug }, status, emergencies }
}

async function checkPost(ctx: Ctx, { title, content }: PostEdit) {
  const text = await checkText(ctx, content, title)
  return { ...text, title, content, slug: postSlug(title), excerpt: excerptOf(text.body) }
}

/** A post that isn't shown can't be pinned. */
const withheld = { status: 'waiting', isPinned: false } as const

/**
 * Edits the author's own post, unless it is hidden or deleted. Links from a new member wait for approval, as in a new
 * post.
 */
export async function editPost(ctx: Ctx, id: string, edit: PostEdit): Promise<EditedPost> {
  const own = { id, userId: requireUser(ctx).id }
  const [, author, found, { emergencies, ...text }] = await Promise.all([
    authorizeTool(ctx, 'community'),
    findAuthor(ctx, own.userId, id),
    repo.findOwnPost(ctx, own),
    checkPost(ctx, edit),
  ])
  if (!author || !found) throw notFound('Post')
  await limitEdits(ctx)
  const isWithheld = found.status === 'shown' && mustWaitNow(ctx, author, linkCount(edit.content, text.body))
  const change = { ...text, editedAt: ctx.now, ...(isWithheld && withheld) }
  const notes = await notifyOfWaiting(ctx, { kind: 'post', id }, isWithheld)
  const changed = found.status === 'shown' ? [tags.posts, tags.post(id)] : []
  await commitPublic(ctx, changed, [repo.updatePost(ctx.db, own, change), ...notes])
  const edited = await findPost(ctx, id)
  if (!edited || edited.status === 'deleted' || edited.status === 'hidden') throw notFound('Post')
  return { post: asPost(edited), status: edited.status, emergencies }
}

/** Deletes the author's own text in any status. Also allowed while the community is for premium members only. */
export async function deletePost(ctx: Ctx, id: string): Promise<void> {
  const own = { id, userId: requireUser(ctx).id }
  if (!(await repo.ownPostExists(ctx, own))) throw notFound('Post')
  const [deleted] = await commitPublic(
    ctx,
    [tags.posts, tags.post(id)],
    [repo.emptyPost(ctx.db, repo.isOwnPost(own)), repo.deleteReportsOfDeleted(ctx.db, id)],
  )
  if (deleted.length === 0) throw notFound('Post')
}

/** Returns the Markdown source, for its author only. */
export async function getPostSource(ctx: Ctx, id: string): Promise<PostEdit> {
  const found = await repo.findOwnPost(ctx, { id, userId: requireUser(ctx).id })
  if (!found) throw notFound('Post')
  return { title: found.title, content: found.content }
}

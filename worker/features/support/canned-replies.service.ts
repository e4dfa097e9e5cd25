import { type CannedReply, maxCannedReplies, isSameTitle } from '#domain/support/canned-replies.rules.ts'
import type { CannedReplyDetails } from '#domain/support/support.schemas.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, throwConflictOn, notFound } from '#worker/core/errors.ts'
import { audit, auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './canned-replies.repo.ts'

export const listCannedReplies = (ctx: Ctx): Promise<CannedReply[]> => repo.listCannedReplies(ctx, maxCannedReplies)

/** Stores a canned reply. Throws `conflict` if there are too many, and `invalid` if the title is taken. */
export async function createCannedReply(ctx: Ctx, details: CannedReplyDetails): Promise<{ id: string }> {
  const existingReplies = await listCannedReplies(ctx)
  if (existingReplies.length >= maxCannedReplies)
    throw new AppError('conflict', `You can have up to ${maxCannedReplies} canned replies. Delete one first.`)
  requireFreeTitle(existingReplies, details)
  const id = crypto.randomUUID()
  await commit(ctx, [
    audit(ctx, { action: 'canned-reply.create', subject: { kind: 'canned-reply', id }, after: details }),
    repo.insertCannedReply(ctx.db, { id, ...details, createdAt: ctx.now }),
  ]).catch(throwConflictOn('canned_replies.title'))
  return { id }
}

export async function editCannedReply(ctx: Ctx, id: string, details: CannedReplyDetails): Promise<void> {
  const existingReplies = await listCannedReplies(ctx)
  const reply = existingReplies.find((other) => other.id === id)
  if (!reply) throw notFound('Canned reply')
  requireFreeTitle(
    existingReplies.filter((other) => other !== reply),
    details,
  )
  const { title, message } = reply
  const auditEvent = { action: 'canned-reply.edit', before: { title, message }, after: details }
  await commit(ctx, [
    audit(ctx, { ...auditEvent, subject: { kind: 'canned-reply', id } }),
    repo.updateCannedReply(ctx.db, id, details),
  ]).catch(throwConflictOn('canned_replies.title'))
}

/** Does nothing if the canned reply is already deleted. */
export async function deleteCannedReply(ctx: Ctx, id: string): Promise<void> {
  const auditEvent = { action: 'canned-reply.delete', subject: { kind: 'canned-reply', id } }
  await commit(ctx, [auditIf(ctx, repo.hasCannedReply(ctx.db, id), auditEvent), repo.deleteCannedReply(ctx.db, id)])
}

function requireFreeTitle(others: readonly CannedReply[], { title }: CannedReplyDetails): void {
  if (!others.some((other) => isSameTitle(other.title, title))) return
  const error = 'Another reply already has this title'
  throw new AppError('invalid', error, { title: error })
}

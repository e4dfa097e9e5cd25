import { userMessages } from '#domain/users/users.messages.ts'
import { executeBatch, onCommitted } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { closeLiveConnections } from '#worker/features/notifications/notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './users.repo.ts'
import { isAdministrator, requireUser } from './users.service.ts'

type Suspension = { reason: string | null; auditDetails?: Record<string, unknown> }

/**
 * Suspends the account, ends its sessions and closes its live connections. Its texts stay. Returns false if it was
 * already suspended. Throws `conflict` for the administrator's account. The caller checks permissions.
 */
export async function suspendAccount(
  ctx: Ctx,
  { id, email }: { id: string; email: string },
  { reason, auditDetails = {} }: Suspension,
): Promise<boolean> {
  if (isAdministrator(ctx, { email })) throw new AppError('conflict', userMessages.ownAccount)
  const condition = repo.isSuspended(id, false)
  const updateStatement = repo.updateSuspension(ctx.db, id, { suspendedAt: ctx.now, suspensionReason: reason })
  const [auditRows] = await executeBatch(ctx, [
    auditIf(ctx, condition, {
      action: 'account.suspend',
      subject: { kind: 'account', id },
      after: { ...auditDetails, ...(reason !== null && { reason }) },
    }),
    repo.deleteSessions(ctx.db, id, condition),
    onCommitted(updateStatement, (committedCtx) => closeLiveConnections(committedCtx, id)),
  ])
  return auditRows.length > 0
}

/** Lifts the suspension. Returns false if the account isn't suspended. The caller checks permissions. */
export async function restoreAccount(ctx: Ctx, id: string): Promise<boolean> {
  const [auditRows] = await executeBatch(ctx, [
    auditIf(ctx, repo.isSuspended(id, true), { action: 'account.restore', subject: { kind: 'account', id } }),
    repo.updateSuspension(ctx.db, id, undefined),
  ])
  return auditRows.length > 0
}

/** Suspends an account. Its owner sees the reason. Throws `conflict` if it is already suspended. */
export async function suspendUser(ctx: Ctx, id: string, reason: string): Promise<void> {
  const wasSuspended = await suspendAccount(ctx, await requireUser(ctx, id), { reason })
  if (!wasSuspended) throw new AppError('conflict', userMessages.alreadySuspended)
}

/** Throws `conflict` if the account isn't suspended. */
export async function restoreUser(ctx: Ctx, id: string): Promise<void> {
  await requireUser(ctx, id)
  if (!(await restoreAccount(ctx, id))) throw new AppError('conflict', userMessages.changedMeanwhile)
}

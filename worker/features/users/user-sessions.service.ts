import { paths } from '#domain/paths.ts'
import { signedOutNotification } from '#domain/users/users.messages.ts'
import { commit, onCommitted } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { sendResetLink } from '#worker/features/accounts/recovery.service.ts'
import { closeLiveConnections, notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { audit, auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './users.repo.ts'
import { requireUser } from './users.service.ts'

/** Ends all sessions of the account and notifies its owner. Does nothing without sessions. */
export async function endUserSessions(ctx: Ctx, id: string): Promise<void> {
  await requireUser(ctx, id)
  const condition = repo.hasSessions(id)
  await commit(ctx, [
    auditIf(ctx, condition, { action: 'account.sessions.end', subject: { kind: 'account', id } }),
    notifyIf(ctx, { ...signedOutNotification, userId: id, link: paths.profile }, condition),
    onCommitted(repo.deleteSessions(ctx.db, id, condition), (committedCtx) => closeLiveConnections(committedCtx, id)),
  ])
}

export async function sendUserResetLink(ctx: Ctx, id: string): Promise<void> {
  const user = await requireUser(ctx, id)
  const auditEvent = audit(ctx, { action: 'account.reset-link', subject: { kind: 'account', id } })
  await sendResetLink(ctx, user, [auditEvent])
}

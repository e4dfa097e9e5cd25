import { paths } from '#domain/paths.ts'
import { signedOutNotification } from '#domain/users/users.messages.ts'
import { maxCountedContributions } from '#domain/users/users.rules.ts'
import type { UserDetails } from '#domain/users/users.types.ts'
import { commit, onCommitted } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { sendResetLink } from '#worker/features/accounts/recovery.service.ts'
import { closeLiveConnections, notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { audit, auditIf, listAccountEvents, listAuditEventsOn } from '#worker/features/security/security.service.ts'

import * as repo from './users.repo.ts'

const maxSessions = 50

export async function getUserDetails(ctx: Ctx, id: string): Promise<UserDetails> {
  const [user, sessions, counts, events, auditEvents] = await Promise.all([
    requireUser(ctx, id),
    repo.listSessions(ctx, id, ctx.now, maxSessions),
    repo.countTexts(ctx, id, maxCountedContributions),
    listAccountEvents(ctx, id),
    listAuditEventsOn(ctx, id),
  ])
  return {
    user: { ...user, status: user.status ?? 'active', isAdministrator: isAdministrator(ctx, user) },
    sessions,
    counts,
    events,
    actions: auditEvents,
  }
}

export async function requireUser(ctx: Ctx, id: string): Promise<repo.UserRow> {
  const user = await repo.findUser(ctx, id)
  if (!user) throw notFound('User')
  return user
}

export const isAdministrator = ({ config }: Ctx, { email }: { email: string }): boolean => email === config.adminEmail

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

import { maxCountedContributions } from '#domain/users/users.rules.ts'
import type { UserDetails } from '#domain/users/users.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { listAuditEventsOn, listAccountEvents } from '#worker/features/security/security.service.ts'

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

import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

import * as log from './log.repo.ts'
import * as repo from './security.repo.ts'

type AuditEvent = {
  action: string
  subject: { kind: string; id: string }
  before?: unknown
  after?: unknown
}

/** Returns the statement that writes an audit entry for the viewer. Add it to the batch of the action. */
export const audit = (ctx: Ctx, auditEvent: AuditEvent): Statement =>
  repo.insertAudit(ctx.db, createEntry(ctx, auditEvent))

/**
 * Returns the statement that writes an audit entry if the condition holds. Put it before the action, which needs the
 * same condition. Without the condition, the statement returns no row.
 */
export const auditIf = (ctx: Ctx, condition: Condition, auditEvent: AuditEvent) =>
  repo.insertAuditIf(ctx.db, condition, createEntry(ctx, auditEvent))

const createEntry = ({ now, viewer }: Ctx, { action, subject, before = null, after = null }: AuditEvent) => ({
  id: crypto.randomUUID(),
  at: now,
  actorId: viewer.role === 'visitor' ? null : viewer.id,
  action,
  subjectKind: subject.kind,
  subjectId: subject.id,
  before,
  after,
})

type SecurityEvent = {
  kind: 'limit' | 'failed-sign-in' | 'known-sign-up'
  userId?: string
  network?: string
  detail?: string
}

/** Returns the statement that stores a security event. Never pass an unhashed email or network address. */
const createSecurityEvent = ({ db, now }: Ctx, event: SecurityEvent): Statement =>
  repo.insertSecurityEvent(db, { id: crypto.randomUUID(), at: now, ...event })

export const recordSecurityEvent = (ctx: Ctx, event: SecurityEvent): Promise<void> =>
  commit(ctx, [createSecurityEvent(ctx, event)])

const maxEventsPerAccount = 10

export const listAccountEvents = (ctx: Ctx, userId: string) => log.listAccountEvents(ctx, userId, maxEventsPerAccount)

export const listAuditEventsOn = (ctx: Ctx, subjectId: string) =>
  log.listAuditEventsOn(ctx, subjectId, maxEventsPerAccount)

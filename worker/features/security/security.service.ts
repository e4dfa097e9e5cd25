import { commit, type Condition, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as log from './log.repo.ts'
import * as repo from './security.repo.ts'

type Act = {
  action: string
  subject: { kind: string; id: string }
  before?: unknown
  after?: unknown
}

/** The row that says what the administrator at hand does; it goes into the same batch as the act itself. */
export const audit = (ctx: Ctx, act: Act): Statement => repo.insertAudit(ctx.db, entryOf(ctx, act))

/** The same for an act that may come too late; it goes before the act, which happens under the same condition. Returns nothing where that does not hold. */
export const auditIf = (ctx: Ctx, condition: Condition, act: Act) =>
  repo.insertAuditIf(ctx.db, condition, entryOf(ctx, act))

const entryOf = ({ now, viewer }: Ctx, { action, subject, before = null, after = null }: Act) => ({
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

/** The row that tells of an attempt that failed; never give it an address of a person or of a network as it stands. */
const securityEvent = ({ db, now }: Ctx, event: SecurityEvent): Statement =>
  repo.insertSecurityEvent(db, { id: crypto.randomUUID(), at: now, ...event })

export const noteSecurityEvent = (ctx: Ctx, event: SecurityEvent): Promise<void> =>
  commit(ctx, [securityEvent(ctx, event)])

/** Of what concerns one account, the newest so many. */
const ofAccountMax = 10

/** What failed at an account, the newest first. */
export const listEventsOf = (ctx: Ctx, userId: string) => log.listEventsOf(ctx, userId, ofAccountMax)

/** What administrators did to a subject, the newest first. */
export const listActsOn = (ctx: Ctx, subjectId: string) => log.listActsOn(ctx, subjectId, ofAccountMax)

import { and, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import { deletedActorsValue, type TimestampCursor, type ReportCursor } from '#domain/security/security-filters.ts'
import type { PolicyReport } from '#domain/security/security.types.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { auditLog, policyReports, securityEvents, sessions, users } = schema

/** `from` and `before` are in milliseconds since the epoch. */
type Period = { from: number | undefined; before: number | undefined; after: TimestampCursor | undefined }
type Table = { at: SQLiteColumn; id: SQLiteColumn }

/** SQL conditions for rows of the period after the cursor. The lower bound makes SQLite use the index. */
const getPeriodConditions = ({ at, id }: Table, { from = 0, before, after }: Period): (SQL | undefined)[] => [
  gte(at, from),
  // A cursor is always within the period.
  after ? sql`(${at}, ${id}) < (${after.at}, ${after.id})` : before === undefined ? undefined : lt(at, before),
]

type AuditFilters = Period & { kind?: string | undefined; actor?: string | undefined }

export const listAudit = ({ db, read }: Reader, { kind, actor, ...period }: AuditFilters, limit: number) =>
  read(
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actorId: auditLog.actorId,
        action: auditLog.action,
        subjectKind: auditLog.subjectKind,
        subjectId: auditLog.subjectId,
        before: auditLog.before,
        after: auditLog.after,
      })
      .from(auditLog)
      .where(
        and(
          kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
          actor === undefined ? undefined : hasActor(actor),
          ...getPeriodConditions(auditLog, period),
        ),
      )
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit),
  )

export type AuditEventRow = Awaited<ReturnType<typeof listAudit>>[number]

const hasActor = (actor: string) =>
  actor === deletedActorsValue ? isNull(auditLog.actorId) : eq(auditLog.actorId, actor)

export const listAuditEventsOn = ({ db, read }: Reader, subjectId: string, limit: number) =>
  read(
    db
      .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action, actorEmail: users.email })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(eq(auditLog.subjectId, subjectId))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit),
  )

export const listEvents = (
  { db, read }: Reader,
  { kind, ...period }: Period & { kind?: string | undefined },
  limit: number,
) =>
  read(
    db
      .select({
        id: securityEvents.id,
        at: securityEvents.at,
        kind: securityEvents.kind,
        userId: securityEvents.userId,
        network: securityEvents.network,
        detail: securityEvents.detail,
      })
      .from(securityEvents)
      .where(
        and(
          kind === undefined ? undefined : eq(securityEvents.kind, kind),
          ...getPeriodConditions(securityEvents, period),
        ),
      )
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(limit),
  )

export const listAccountEvents = ({ db, read }: Reader, userId: string, limit: number) =>
  read(
    db
      .select({
        id: securityEvents.id,
        at: securityEvents.at,
        kind: securityEvents.kind,
        detail: securityEvents.detail,
      })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(desc(securityEvents.at))
      .limit(limit),
  )

export async function findEmailsById({ db, read }: Reader, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await read(
    db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids)).limit(ids.length),
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export async function countSessions({ db, read }: Reader, endsAfter: number, max: number): Promise<number> {
  const activeSessions = db
    .select({ end: sessions.expiresAt })
    .from(sessions)
    .where(gt(sessions.expiresAt, endsAfter))
    .limit(max)
  const [countRow] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(activeSessions.as('ending'))
      .limit(1),
  )
  return countRow?.count ?? 0
}

const firstDay = '1970-01-01'

export const listReports = (
  { db, read }: Reader,
  after: ReportCursor | undefined,
  limit: number,
): Promise<PolicyReport[]> => {
  const { day, directive, host, reports } = policyReports
  return read(
    db
      .select({ day, directive, host, reports })
      .from(policyReports)
      .where(
        after
          ? sql`(${day}, ${directive}, ${host}) < (${after.day}, ${after.directive}, ${after.host})`
          : gte(day, firstDay),
      )
      .orderBy(desc(day), desc(directive), desc(host))
      .limit(limit),
  )
}

import { createCsv } from '#domain/csv.ts'
import { dayMs } from '#domain/durations.ts'
import { sessionDays } from '#domain/retention.ts'
import {
  entriesPerPage,
  maxExportedRows,
  maxCountedSessions,
  formatTimestampCursor,
  formatReportCursor,
} from '#domain/security/security-filters.ts'
import type { ReportCursor } from '#domain/security/security-filters.ts'
import { formatAction, formatSubject } from '#domain/security/security.messages.ts'
import type { AuditFilters, AuditQuery, EventQuery } from '#domain/security/security.schemas.ts'
import type {
  AuditEntry,
  AuditPage,
  PolicyReportPage,
  SecurityEventPage,
  SessionCounts,
} from '#domain/security/security.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './log.repo.ts'

export async function listAudit(ctx: Ctx, { after, ...filters }: AuditQuery): Promise<AuditPage> {
  const rows = await repo.listAudit(ctx, { ...toPeriod(filters), after }, entriesPerPage + 1)
  const page = rows.slice(0, entriesPerPage)
  return { entries: await addEmails(ctx, page), next: getNextCursor(rows, page, formatTimestampCursor) }
}

export async function exportAudit(ctx: Ctx, filters: AuditFilters): Promise<string> {
  const auditEvents = await repo.listAudit(ctx, { ...toPeriod(filters), after: undefined }, maxExportedRows)
  const actors = await repo.findEmailsById(
    ctx,
    [...new Set(auditEvents.flatMap(({ actorId }) => actorId ?? []))].slice(0, 90),
  )
  const rows = auditEvents.map(({ at, actorId, action, subjectKind, subjectId, before, after }) => [
    new Date(at).toISOString(),
    actors.get(actorId ?? '') ?? formerAdministrator,
    formatAction(action),
    formatSubject(subjectKind),
    subjectId,
    toCell(before),
    toCell(after),
  ])
  return createCsv([['Time', 'Administrator', 'Action', 'Type', 'ID', 'Before', 'After'], ...rows])
}

const formerAdministrator = 'former administrator'
const toCell = (value: unknown) => (value === null ? '' : JSON.stringify(value))

async function addEmails(ctx: Ctx, auditEvents: readonly repo.AuditEventRow[]): Promise<AuditEntry[]> {
  const ids = auditEvents.flatMap(({ actorId, subjectKind, subjectId }) => [
    ...(actorId === null ? [] : [actorId]),
    ...(subjectKind === 'account' ? [subjectId] : []),
  ])
  const addresses = await repo.findEmailsById(ctx, [...new Set(ids)])
  return auditEvents.map((auditEvent) => ({
    ...auditEvent,
    actorEmail: addresses.get(auditEvent.actorId ?? '') ?? null,
    subjectEmail: addresses.get(auditEvent.subjectId) ?? null,
  }))
}

/** Returns one page of failed attempts and exceeded rate limits, newest first. */
export async function listEvents(ctx: Ctx, { after, ...filters }: EventQuery): Promise<SecurityEventPage> {
  const rows = await repo.listEvents(ctx, { ...toPeriod(filters), after }, entriesPerPage + 1)
  const page = rows.slice(0, entriesPerPage)
  const addresses = await repo.findEmailsById(ctx, [...new Set(page.flatMap(({ userId }) => userId ?? []))])
  return {
    events: page.map((event) => ({ ...event, email: addresses.get(event.userId ?? '') ?? null })),
    next: getNextCursor(rows, page, formatTimestampCursor),
  }
}

/**
 * Counts active sessions, and sessions used within the last day. Each use extends a session, so its expiry shows the
 * last use.
 */
export async function countSessions(ctx: Ctx): Promise<SessionCounts> {
  const recentUseExpiry = ctx.now + (sessionDays - 1) * dayMs
  const [open, recentlyUsed] = await Promise.all([
    repo.countSessions(ctx, ctx.now, maxCountedSessions),
    repo.countSessions(ctx, recentUseExpiry, maxCountedSessions),
  ])
  return { open, recentlyUsed, max: maxCountedSessions }
}

export async function listReports(ctx: Ctx, after: ReportCursor | undefined): Promise<PolicyReportPage> {
  const rows = await repo.listReports(ctx, after, entriesPerPage + 1)
  const reports = rows.slice(0, entriesPerPage)
  return { reports, next: getNextCursor(rows, reports, formatReportCursor) }
}

type Days = { from?: string | undefined; to?: string | undefined }

/** Converts days to times. Both days are inclusive. */
const toPeriod = <Filters extends Days>({ from, to, ...filters }: Filters) => ({
  ...filters,
  from: from === undefined ? undefined : startOfDay(from),
  before: to === undefined ? undefined : startOfDay(to) + dayMs,
})

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`)

function getNextCursor<Row>(
  rows: readonly Row[],
  page: readonly Row[],
  writeCursor: (row: Row) => string,
): string | null {
  const last = page.at(-1)
  return last && rows.length > page.length ? writeCursor(last) : null
}

/** Administrator's action. `actorEmail` is null if the account was deleted. Times are milliseconds since the epoch. */
export type AuditEntry = {
  id: string
  at: number
  actorId: string | null
  actorEmail: string | null
  action: string
  subjectKind: string
  subjectId: string
  /** Subject's email address, if the subject is an existing account. */
  subjectEmail: string | null
  before: unknown
  after: unknown
}

/** `next` is the cursor for the next page; null at the end. */
export type AuditPage = { entries: AuditEntry[]; next: string | null }

/** Failed attempt. `network` is a salted hash, which nobody can trace back after two days. */
export type SecurityEventEntry = {
  id: string
  at: number
  kind: string
  email: string | null
  userId: string | null
  network: string | null
  detail: string | null
}
export type SecurityEventPage = { events: SecurityEventEntry[]; next: string | null }

/** Numbers of active sessions, each counted up to `max`. */
export type SessionCounts = { open: number; recentlyUsed: number; max: number }

/** Violations of the content security policy on a day (`yyyy-mm-dd`). */
export type PolicyReport = { day: string; directive: string; host: string; reports: number }
export type PolicyReportPage = { reports: PolicyReport[]; next: string | null }

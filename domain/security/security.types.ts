/** One act of an administrator; `actorEmail` is null once the account is deleted, times are milliseconds since the epoch. */
export type AuditEntry = {
  id: string
  at: number
  actorId: string | null
  actorEmail: string | null
  action: string
  subjectKind: string
  subjectId: string
  /** What the subject is called, where it is an account that is still there. */
  subjectEmail: string | null
  before: unknown
  after: unknown
}

/** `next`: the cursor that the list goes on after, null at its end. */
export type AuditPage = { entries: AuditEntry[]; next: string | null }

/** An attempt that failed; `network` is a salted hash of which two days later nothing leads back to anybody. */
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

/** Sign-ins that have not ended, counted up to a most. */
export type SessionCounts = { open: number; usedLately: number; max: number }

/** What browsers refused on a day, `yyyy-mm-dd`, by the content policy. */
export type PolicyReport = { day: string; directive: string; host: string; reports: number }
export type PolicyReportPage = { reports: PolicyReport[]; next: string | null }

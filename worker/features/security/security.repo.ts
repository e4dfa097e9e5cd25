import { getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { auditLog, securityEvents } = schema

type AuditEntry = typeof auditLog.$inferInsert

export const insertAudit = (db: Db, entry: AuditEntry): Statement => db.insert(auditLog).values(entry)

/** What the repo of the act says has to be so. */
export type Condition = SQL

const auditColumns = Object.entries(getTableColumns(auditLog)) as [keyof AuditEntry, SQLiteColumn][]

export const insertAuditIf = (db: Db, condition: Condition, entry: AuditEntry): Statement => {
  const values = auditColumns.map(([key, column]) => sql.param(entry[key] ?? null, column))
  return db.insert(auditLog).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
}

export const insertSecurityEvent = (db: Db, event: typeof securityEvents.$inferInsert): Statement =>
  db.insert(securityEvents).values(event)

/** Takes away what is older than `before`, in milliseconds since the epoch. */
export const deleteOlder = (db: Db, before: number): [Statement, Statement] => [
  db.delete(auditLog).where(lt(auditLog.at, before)),
  db.delete(securityEvents).where(lt(securityEvents.at, before)),
]

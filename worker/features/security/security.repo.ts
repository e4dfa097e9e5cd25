import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { auditLog, securityEvents } = schema

type AuditEntry = typeof auditLog.$inferInsert

export const insertAudit = (db: Db, entry: AuditEntry): Statement => db.insert(auditLog).values(entry)

/** Returns no row if the condition doesn't hold. */
export const insertAuditIf = (db: Db, condition: Condition, entry: AuditEntry) =>
  insertIf(db, auditLog, entry, condition).returning({ id: auditLog.id })

export const insertSecurityEvent = (db: Db, event: typeof securityEvents.$inferInsert): Statement =>
  db.insert(securityEvents).values(event)

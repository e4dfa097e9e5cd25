import { lt } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { auditLog, securityEvents } = schema

export const insertAudit = (db: Db, entry: typeof auditLog.$inferInsert): Statement => db.insert(auditLog).values(entry)

export const insertSecurityEvent = (db: Db, event: typeof securityEvents.$inferInsert): Statement =>
  db.insert(securityEvents).values(event)

/** Takes away what is older than `before`, in milliseconds since the epoch. */
export const deleteOlder = (db: Db, before: number): [Statement, Statement] => [
  db.delete(auditLog).where(lt(auditLog.at, before)),
  db.delete(securityEvents).where(lt(securityEvents.at, before)),
]

import { sql } from 'drizzle-orm'

import { otherHost, type PolicyViolation } from '#domain/security/policy-reports.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

const { policyReports } = schema

type CountedViolation = PolicyViolation & { day: string; reports: number }

/** Counts a violation. If the day already has `max` rows, further hosts are counted together as `otherHost`. */
export function addReports(db: Db, { day, directive, host, reports }: CountedViolation, max: number): Statement {
  const isKnown = sql`exists (select 1 from ${policyReports} known where known.day = ${day} and known.directive = ${directive} and known.host = ${host})`
  const rowCount = sql`(select count(*) from (select 1 from ${policyReports} other where other.day = ${day} limit ${max}))`
  return db
    .insert(policyReports)
    .select(
      sql`select ${day}, ${directive}, case when ${isKnown} or ${rowCount} < ${max} then ${host} else ${otherHost} end, ${reports} where true`,
    )
    .onConflictDoUpdate({
      target: [policyReports.day, policyReports.directive, policyReports.host],
      set: { reports: sql`${policyReports.reports} + excluded.reports` },
    })
}

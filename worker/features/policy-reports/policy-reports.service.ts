import { toUtcDay } from '#domain/days.ts'
import { hourMs } from '#domain/durations.ts'
import { parseReports, type PolicyViolation, maxViolationsPerDay } from '#domain/security/policy-reports.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './policy-reports.repo.ts'

const reportLimit = { max: 30, windowMs: hourMs }

/** Counts content policy violations. Stores nothing about the reader. Ignores bodies that aren't reports. */
export async function countReports(ctx: Ctx, body: unknown): Promise<void> {
  await rateLimit(ctx, 'policy-report', reportLimit)
  const day = toUtcDay(ctx.now)
  const [first, ...rest] = mergeViolations(parseReports(body)).map((violation) =>
    repo.addReports(ctx.db, { ...violation, day }, maxViolationsPerDay),
  )
  if (first) await commit(ctx, [first, ...rest])
}

function mergeViolations(violations: readonly PolicyViolation[]): (PolicyViolation & { reports: number })[] {
  const merged = new Map<string, PolicyViolation & { reports: number }>()
  for (const violation of violations) {
    const key = `${violation.directive} ${violation.host}`
    merged.set(key, { ...violation, reports: (merged.get(key)?.reports ?? 0) + 1 })
  }
  return [...merged.values()]
}

import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import { deleteExpiredBatch, listExpiryRules, getRuleTableName } from './retention.repo.ts'

/** Rows per statement: D1 aborts statements that run too long. */
const rowsPerStatement = 2000

/** Deletes rows older than the periods of `domain/retention.ts`. If one table fails, the others are still processed. */
export async function deleteExpiredRows(ctx: Ctx): Promise<void> {
  const failedTables: string[] = []
  for (const rule of listExpiryRules(ctx.now)) {
    const table = getRuleTableName(rule)
    try {
      let deletedCount = rowsPerStatement
      while (deletedCount === rowsPerStatement && ctx.budget.hasRoom())
        deletedCount = await deleteExpiredBatch(ctx.db, rule, rowsPerStatement)
      if (deletedCount === rowsPerStatement) ctx.log.info('expired_rows_remaining', { table })
    } catch (error) {
      failedTables.push(table)
      ctx.log.error('expired_rows_deletion_failed', error, { table })
    }
  }
  if (failedTables.length > 0) throw new AppError('unavailable', `Expired rows stayed in ${failedTables.join(', ')}.`)
}

import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import { deleteExpired, expiredAt, tableName } from './retention.repo.ts'

/** Rows per statement: D1 aborts statements that run too long. */
const rowsAtOnce = 2000

/** Daily job that enforces the periods of `domain/retention.ts`. If one table fails, the others continue. */
export async function deleteExpiredRows(ctx: Ctx): Promise<void> {
  const failed: string[] = []
  for (const expired of expiredAt(ctx.now)) {
    const table = tableName(expired)
    try {
      let deleted = rowsAtOnce
      while (deleted === rowsAtOnce && ctx.budget.hasRoom()) deleted = await deleteExpired(ctx.db, expired, rowsAtOnce)
      if (deleted === rowsAtOnce) ctx.log.info('expired_rows_left', { table })
    } catch (error) {
      failed.push(table)
      ctx.log.error('expired_rows_kept', error, { table })
    }
  }
  if (failed.length > 0) throw new AppError('unavailable', `Expired rows stayed in ${failed.join(', ')}.`)
}

import { hourOf } from '#domain/status/status.rules.ts'
import { createTally, type Tally } from '#domain/status/tally.ts'
import type { LogFactory } from '#worker/core/ctx.ts'
import { createConsoleLog } from '#worker/core/log.ts'

import { countErrors } from './errors.repo.ts'

/** Maximum writes of the error counts per minute and isolate, so that an outage doesn't cost more. */
const writesMax = 6

/** Logs to the console and counts errors for the status page. Errors that can't be counted are still logged. */
export const countingLog =
  (tally: Tally, clock: () => number = Date.now): LogFactory =>
  ({ requestId, db, waitUntil }) => {
    const log = createConsoleLog({ requestId })
    const write = async (event: string, lastAt: number) => {
      const due = tally.add(event, lastAt)
      if (due === null) return
      const hour = hourOf(lastAt)
      const counts = [...due].map(([name, count]) => ({ hour, event: name, count, lastAt, lastRequest: requestId }))
      try {
        await db.batch([countErrors(db, counts)])
      } catch {
        tally.restore(due)
      }
    }
    return {
      info: log.info,
      error: (event, error, fields) => {
        log.error(event, error, fields)
        waitUntil(write(event, clock()))
      },
    }
  }

/** Counts for the whole isolate. */
export const createLog: LogFactory = countingLog(createTally(writesMax))

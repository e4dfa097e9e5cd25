import { getHourStart } from '#domain/status/status.rules.ts'
import { createTally, type Tally } from '#domain/status/tally.ts'
import type { LogFactory } from '#worker/core/ctx.ts'
import { createConsoleLog } from '#worker/core/log.ts'

import { countErrors } from './errors.repo.ts'

/** Maximum writes of error counts per minute and isolate. Limits the cost of an outage. */
const maxWritesPerMinute = 6

/**
 * Creates logs that write to the console and count errors for the status page. A failed count doesn't prevent logging.
 */
export const createCountingLog =
  (tally: Tally, clock: () => number = Date.now): LogFactory =>
  ({ requestId, db, waitUntil }) => {
    const log = createConsoleLog({ requestId })
    const write = async (event: string, lastAt: number) => {
      const dueCounts = tally.add(event, lastAt)
      if (dueCounts === null) return
      const hour = getHourStart(lastAt)
      const counts = [...dueCounts].map(([name, count]) => ({
        hour,
        event: name,
        count,
        lastAt,
        lastRequest: requestId,
      }))
      try {
        await db.batch([countErrors(db, counts)])
      } catch {
        tally.restore(dueCounts)
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

/** All logs of an isolate share one tally. */
export const createLog: LogFactory = createCountingLog(createTally(maxWritesPerMinute))

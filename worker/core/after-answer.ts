import type { Ctx } from './ctx.ts'

/** Long enough for an answer to leave before the work takes the processor or the database. */
const momentMs = 20

/**
 * Runs work a moment after the answer has gone out, so that its time does not tell what the work finds; a failure is logged as
 * `event`.
 */
export function afterResponse(ctx: Ctx, event: string, work: () => Promise<void>): void {
  const moment = new Promise<void>((resolve) => setTimeout(resolve, momentMs))
  ctx.waitUntil(moment.then(work).catch((error: unknown) => ctx.log.error(event, error)))
}

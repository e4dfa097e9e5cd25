import type { Ctx } from './ctx.ts'

/** Milliseconds: long enough for a response to leave before the work uses the processor or the database. */
const momentMs = 20

/**
 * Runs work shortly after the response was sent, so that the response time doesn't reveal its result. A failure is
 * logged as `event`.
 */
export function afterResponse(ctx: Ctx, event: string, work: () => Promise<void>): void {
  const moment = new Promise<void>((resolve) => setTimeout(resolve, momentMs))
  ctx.waitUntil(moment.then(work).catch((error: unknown) => ctx.log.error(event, error)))
}

import type { Ctx } from './ctx.ts'

/** Milliseconds: long enough for a response to leave before the work uses the processor or the database. */
const delayMs = 20

/**
 * Runs work shortly after the response was sent, so that the response time doesn't reveal its result. A failure is
 * logged as `event`.
 */
export function afterResponse(ctx: Ctx, event: string, work: () => Promise<void>): void {
  const delay = new Promise<void>((resolve) => setTimeout(resolve, delayMs))
  ctx.waitUntil(delay.then(work).catch((error: unknown) => ctx.log.error(event, error)))
}

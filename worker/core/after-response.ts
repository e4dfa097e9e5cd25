import type { Ctx } from './ctx.ts'

/** Delay in milliseconds, long enough for the response to leave before the work uses the processor or the database. */
const delayMs = 20

/**
 * Runs `work` shortly after the response was sent. The response time therefore doesn't reveal what the work found. Logs
 * a failure as `event`.
 */
export function afterResponse(ctx: Ctx, event: string, work: () => Promise<void>): void {
  const delay = new Promise<void>((resolve) => setTimeout(resolve, delayMs))
  ctx.waitUntil(delay.then(work).catch((error: unknown) => ctx.log.error(event, error)))
}

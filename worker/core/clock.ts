import type { Ctx } from './ctx.ts'

/**
 * Returns a clock that starts at `ctx.now` and advances in real time. The clock returns milliseconds since the epoch.
 */
export function createClock({ now }: Pick<Ctx, 'now'>): () => number {
  const startedAt = Date.now()
  return () => now + Date.now() - startedAt
}

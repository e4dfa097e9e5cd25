import type { Ctx } from './ctx.ts'

/** Returns a clock that starts at the time of the ctx and advances with the run; milliseconds since the epoch. */
export function clockOf({ now }: Pick<Ctx, 'now'>): () => number {
  const startedAt = Date.now()
  return () => now + Date.now() - startedAt
}

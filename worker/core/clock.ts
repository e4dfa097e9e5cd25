import type { Ctx } from './ctx.ts'

/** The time of the ctx, going on while the run does; milliseconds since the epoch. */
export function clockOf({ now }: Pick<Ctx, 'now'>): () => number {
  const startedAt = Date.now()
  return () => now + Date.now() - startedAt
}

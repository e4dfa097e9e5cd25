import type { BatchItem } from 'drizzle-orm/batch'

import type { Ctx } from './ctx.ts'

export type Statement = BatchItem<'sqlite'>

/** Runs the statements as one batch, all or none, then empties the tags at the edge by one call. */
export async function commit(
  ctx: Ctx,
  statements: [Statement, ...Statement[]],
  forgottenTags: readonly string[] = [],
): Promise<void> {
  await ctx.db.batch(statements)
  if (forgottenTags.length > 0) ctx.waitUntil(forget(ctx, forgottenTags))
}

/** Empties the tags at the edge; a failure is logged, and the copies end by their age. */
export async function forget(ctx: Ctx, forgottenTags: readonly string[]) {
  try {
    await ctx.cache.forget(forgottenTags)
  } catch (error) {
    ctx.log.error('purge_failed', error, { tags: forgottenTags.join(' ') })
  }
}

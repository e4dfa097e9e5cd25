import type { BatchResponse } from 'drizzle-orm/batch'

import type { Ctx } from './ctx.ts'
import { isPurgeLate, recordPurge, purgeTags, selectOldestPurge } from './purges.ts'
import type { Statement } from './statement.ts'

type AfterCommit<Returned> = (ctx: Ctx, result: Returned) => Promise<void>

/** Statement with the work that follows its commit. */
type StatementWithFollowUp = { statement: Statement; afterCommit: AfterCommit<unknown> }

/** Member of a batch. */
export type Write = Statement | StatementWithFollowUp

type Writes = readonly [Write, ...Write[]]

/** Results of the writes, in order. The result of a write with follow-up is passed to its `afterCommit` only. */
type WriteResults<Batch extends Writes> = {
  [Position in keyof Batch]: Batch[Position] extends Statement ? BatchResponse<[Batch[Position]]>[0] : unknown
}

/**
 * Adds work that runs after the statement's batch is committed and receives the statement's result. An error in
 * `afterCommit` is logged; the batch stays committed.
 */
export const onCommitted = <Returned>(
  statement: Statement & { _: { result: Returned } },
  afterCommit: AfterCommit<Returned>,
): StatementWithFollowUp => ({ statement, afterCommit: afterCommit as AfterCommit<unknown> })

/**
 * Executes the writes as one batch, all or none, and then runs what follows them. Use `commitPublic` if a cached page
 * shows the change.
 */
export async function commit(ctx: Ctx, writes: Writes): Promise<void> {
  await executeBatch(ctx, writes)
}

/** Like `commit`, but returns the result of each write. */
export async function executeBatch<const Batch extends Writes>(ctx: Ctx, writes: Batch): Promise<WriteResults<Batch>> {
  const [first, ...rest] = writes
  const results = await ctx.db.batch([toStatement(first), ...rest.map(toStatement)])
  runFollowUps(ctx, writes, results)
  return results as WriteResults<Batch>
}

/**
 * Executes a write that changes cached pages. The same batch stores the purge of `tags`. The tags are purged before the
 * follow-ups run, so notified people see the change. Returns the result of each write. Without tags, this function is
 * the same as `executeBatch`.
 */
export async function commitPublic<const Batch extends Writes>(
  ctx: Ctx,
  tags: readonly string[],
  writes: Batch,
): Promise<WriteResults<Batch>> {
  if (tags.length === 0) return executeBatch(ctx, writes)
  const statements = writes.map(toStatement)
  const [oldest, , ...results] = await ctx.db.batch([selectOldestPurge(ctx), recordPurge(ctx, tags), ...statements])
  // Skips the purge if older purges have failed. The job will purge these tags together with the older ones.
  if (!isPurgeLate(ctx, oldest)) await purgeTags(ctx, tags)
  runFollowUps(ctx, writes, results)
  return results as WriteResults<Batch>
}

/**
 * Like `commitPublic`, for many batches in a row. Stores the purge without executing it. The caller purges all tags in
 * one call and then calls the returned function, which runs the follow-ups.
 */
export async function commitWithDeferredPurge(
  ctx: Ctx,
  tags: readonly string[],
  writes: readonly Write[],
): Promise<() => void> {
  const [, ...results] = await ctx.db.batch([recordPurge(ctx, tags), ...writes.map(toStatement)])
  return () => runFollowUps(ctx, writes, results)
}

const toStatement = (write: Write): Statement => ('afterCommit' in write ? write.statement : write)

function runFollowUps(ctx: Ctx, writes: readonly Write[], results: readonly unknown[]): void {
  for (const [position, write] of writes.entries())
    if ('afterCommit' in write)
      ctx.waitUntil(
        write
          .afterCommit(ctx, results[position])
          .catch((error: unknown) => ctx.log.error('after_commit_failed', error)),
      )
}

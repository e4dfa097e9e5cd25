import type { SQL } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'

import type { Ctx } from './ctx.ts'
import { isPurgeLate, recordPurge, purgeTags, selectOldestPurge } from './purges.ts'

export type Statement = BatchItem<'sqlite'>

/** SQL condition that must hold for the batch to write anything. */
export type Condition = SQL

type CommitCallback<Returned> = (ctx: Ctx, result: Returned) => Promise<void>
const commitCallbacks = new WeakMap<Statement, CommitCallback<never>>()

/**
 * Registers a callback that runs after the statement's batch is committed and receives the statement's result. An error
 * in the callback is logged; the batch stays committed. Returns the statement.
 */
export function onCommitted<Returned>(
  statement: Statement & { _: { result: Returned } },
  callback: CommitCallback<Returned>,
): Statement {
  commitCallbacks.set(statement, callback)
  return statement
}

/**
 * Executes the statements as one batch, all or none, and then runs their callbacks. Use `commitPublic` if a cached page
 * shows the change.
 */
export async function commit(ctx: Ctx, statements: [Statement, ...Statement[]]): Promise<void> {
  await executeBatch(ctx, statements)
}

/** Like `commit`, but returns the result of each statement. */
export async function executeBatch<Statements extends [Statement, ...Statement[]]>(
  ctx: Ctx,
  statements: Readonly<Statements>,
): Promise<BatchResponse<Statements>> {
  const results = await ctx.db.batch(statements)
  runCommitCallbacks(ctx, statements, results)
  return results
}

/**
 * Executes a write that changes cached pages. The same batch stores the purge of `tags`. The tags are purged before the
 * callbacks run, so notified people see the change. Returns the result of each statement. Without tags, this function
 * is the same as `executeBatch`.
 */
export async function commitPublic<Statements extends [Statement, ...Statement[]]>(
  ctx: Ctx,
  tags: readonly string[],
  statements: Readonly<Statements>,
): Promise<BatchResponse<Statements>> {
  if (tags.length === 0) return executeBatch(ctx, statements)
  const allStatements: readonly Statement[] = statements
  const [oldest, , ...results] = await ctx.db.batch([selectOldestPurge(ctx), recordPurge(ctx, tags), ...allStatements])
  // Skips the purge if older purges have failed. The job will purge these tags together with the older ones.
  if (!isPurgeLate(ctx, oldest)) await purgeTags(ctx, tags)
  runCommitCallbacks(ctx, statements, results)
  return castBatchResponse<Statements>(results)
}

/**
 * Like `commitPublic`, for many writes in a row. Stores the purge without executing it. The caller purges all tags in
 * one call and then calls the returned function, which runs the callbacks.
 */
export async function commitWithDeferredPurge(
  ctx: Ctx,
  tags: readonly string[],
  statements: readonly Statement[],
): Promise<() => void> {
  const [, ...returned] = await ctx.db.batch([recordPurge(ctx, tags), ...statements])
  return () => runCommitCallbacks(ctx, statements, returned)
}

const castBatchResponse = <Statements extends Statement[]>(returned: unknown[]) => returned as BatchResponse<Statements>

function runCommitCallbacks(ctx: Ctx, statements: readonly Statement[], returned: readonly unknown[]): void {
  for (const [position, statement] of statements.entries()) {
    const callback = commitCallbacks.get(statement)
    if (callback)
      ctx.waitUntil(
        callback(ctx, returned[position] as never).catch((error: unknown) =>
          ctx.log.error('after_commit_failed', error),
        ),
      )
  }
}

import type { SQL } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'

import type { Ctx } from './ctx.ts'
import { isPurgeLate, recordPurge, purgeTags, selectOldestPurge } from './purges.ts'

export type Statement = BatchItem<'sqlite'>

/** SQL condition that must hold for the batch to write anything. */
export type Condition = SQL

type AfterCommit<Returned> = (ctx: Ctx, returned: Returned) => Promise<void>
const afterCommits = new WeakMap<Statement, AfterCommit<never>>()

/**
 * Returns the statement with work that runs after its batch is committed and gets the statement's result. A failure of
 * that work is logged and undoes nothing.
 */
export function onCommitted<Returned>(
  statement: Statement & { _: { result: Returned } },
  afterCommit: AfterCommit<Returned>,
): Statement {
  afterCommits.set(statement, afterCommit)
  return statement
}

/** Runs a write that changes no cached page: the statements as one batch, all or none, then their callbacks. */
export async function commit(ctx: Ctx, statements: [Statement, ...Statement[]]): Promise<void> {
  await executeBatch(ctx, statements)
}

/** Runs the same batch, and returns the result of each statement. */
export async function executeBatch<Written extends [Statement, ...Statement[]]>(
  ctx: Ctx,
  statements: Readonly<Written>,
): Promise<BatchResponse<Written>> {
  const returned = await ctx.db.batch(statements)
  follow(ctx, statements, returned)
  return returned
}

/**
 * Runs a write that changes cached pages: the statements and the purge of `tags` are one batch. Purges the tags before
 * the callbacks, so that people who are notified see the change. Returns each statement's result. Without tags it does
 * the same as `executeBatch`.
 */
export async function commitPublic<Written extends [Statement, ...Statement[]]>(
  ctx: Ctx,
  tags: readonly string[],
  statements: Readonly<Written>,
): Promise<BatchResponse<Written>> {
  if (tags.length === 0) return executeBatch(ctx, statements)
  const written: readonly Statement[] = statements
  const [oldest, , ...returned] = await ctx.db.batch([selectOldestPurge(ctx), recordPurge(ctx, tags), ...written])
  // Skipped if older purges have failed: they get the next call, and the job purges these tags along with them.
  if (!isPurgeLate(ctx, oldest)) await purgeTags(ctx, tags)
  follow(ctx, statements, returned)
  return asReturned<Written>(returned)
}

/**
 * Like `commitPublic`, for a write that is one of many. Records the purge only: the caller purges the tags of all
 * writes in one call, and then runs the returned function.
 */
export async function commitOwing(
  ctx: Ctx,
  tags: readonly string[],
  statements: readonly Statement[],
): Promise<() => void> {
  const [, ...returned] = await ctx.db.batch([recordPurge(ctx, tags), ...statements])
  return () => follow(ctx, statements, returned)
}

const asReturned = <Written extends Statement[]>(returned: unknown[]) => returned as BatchResponse<Written>

function follow(ctx: Ctx, statements: readonly Statement[], returned: readonly unknown[]): void {
  for (const [position, statement] of statements.entries()) {
    const afterCommit = afterCommits.get(statement)
    if (afterCommit)
      ctx.waitUntil(
        afterCommit(ctx, returned[position] as never).catch((error: unknown) =>
          ctx.log.error('after_commit_failed', error),
        ),
      )
  }
}

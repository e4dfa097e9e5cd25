import type { SQL } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'

import type { Ctx } from './ctx.ts'

export type Statement = BatchItem<'sqlite'>

/** What has to be so for a statement to write anything, in the SQL of the repo that knows. */
export type Condition = SQL

type Sequel<Returned> = (ctx: Ctx, returned: Returned) => Promise<void>
const sequels = new WeakMap<Statement, Sequel<never>>()

/** The statement, and what follows once its batch was written, by what it returned; a failure of the sequel is logged and undoes nothing. */
export function followedBy<Returned>(
  statement: Statement & { _: { result: Returned } },
  sequel: Sequel<Returned>,
): Statement {
  sequels.set(statement, sequel)
  return statement
}

/** Runs the statements as one batch, all or none, then their sequels, and empties the tags at the edge by one call. */
export async function commit(
  ctx: Ctx,
  statements: [Statement, ...Statement[]],
  forgottenTags: readonly string[] = [],
): Promise<void> {
  await commitAndRead(ctx, statements)
  if (forgottenTags.length > 0) ctx.waitUntil(forget(ctx, forgottenTags))
}

/** The same, without the edge: gives what each statement returned. */
export async function commitAndRead<Statements extends [Statement, ...Statement[]]>(
  ctx: Ctx,
  statements: Readonly<Statements>,
): Promise<BatchResponse<Statements>> {
  const returned = await ctx.db.batch(statements)
  statements.forEach((statement, position) => follow(ctx, sequels.get(statement), returned[position]))
  return returned
}

function follow(ctx: Ctx, sequel: Sequel<never> | undefined, returned: unknown): void {
  if (sequel)
    ctx.waitUntil(sequel(ctx, returned as never).catch((error: unknown) => ctx.log.error('sequel_failed', error)))
}

/** Empties the tags at the edge; a failure is logged, and the copies end by their age. */
export async function forget(ctx: Ctx, forgottenTags: readonly string[]) {
  try {
    await ctx.cache.forget(forgottenTags)
  } catch (error) {
    ctx.log.error('purge_failed', error, { tags: forgottenTags.join(' ') })
  }
}

import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { schema } from '#drizzle/db.ts'
import { commit } from '#worker/core/commit.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { throwConflictOn, isUniqueViolation, toPublicError } from './errors.ts'

const { cannedReplies } = schema
const reply = (title: string) => ({ id: crypto.randomUUID(), title, message: 'Drink less.', createdAt: 1 })

async function collectViolations(): Promise<unknown[]> {
  const ctx = testCtx()
  const insert = () => ctx.db.insert(cannedReplies).values(reply('Same title'))
  await commit(ctx, [insert()])
  const failures = [insert().execute(), commit(ctx, [insert()])]
  return Promise.all(
    failures.map((failure) =>
      failure.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  )
}

describe('a unique violation', () => {
  it('is an internal error unless the code expects it in that column', async () => {
    for (const error of await collectViolations()) {
      expect(toPublicError(error).code).toBe('internal')
      expect(isUniqueViolation(error, 'canned_replies.title')).toBe(true)
      expect(isUniqueViolation(error, 'canned_replies.id', 'users.email')).toBe(false)
      expect(() => throwConflictOn('canned_replies.title')(error)).toThrow(
        expect.objectContaining({ code: 'conflict' }),
      )
      expect(() => throwConflictOn('canned_replies.id')(error)).toThrow(error)
    }
  })

  it('is logged with its statement, but without values', async () => {
    for (const error of await collectViolations()) {
      const { message } = error as Error
      expect(message).toMatch(/(^Failed query|in the batch): insert into "canned_replies" .*values \(\?, /)
      expect(message.replace(/\nparams:.*/s, '')).not.toContain('Same title')
    }
  })
})

it('names every statement of a batch that failed', async () => {
  const ctx = testCtx()
  const faulty = ctx.db
    .select({ one: sql`no_such_column` })
    .from(cannedReplies)
    .limit(1)
  const failingBatch = commit(ctx, [ctx.db.insert(cannedReplies).values(reply('One')), faulty])
  await expect(failingBatch).rejects.toThrow(/insert into "canned_replies".*; select no_such_column/)
  await expect(failingBatch).rejects.toMatchObject({ cause: { message: expect.stringContaining('no such column') } })
})

it('returns 500 and logs the statement when the schema lacks a table', async () => {
  await env.DB.prepare('ALTER TABLE canned_replies RENAME TO other_replies').run()
  try {
    const ctx = testCtx()
    const failure: unknown = await ctx
      .read(ctx.db.select({ id: cannedReplies.id }).from(cannedReplies).limit(1))
      .catch((error: unknown) => error)
    expect(toPublicError(failure).code).toBe('internal')
    expect(failure).toMatchObject({ message: expect.stringContaining('from "canned_replies"') })
  } finally {
    await env.DB.prepare('ALTER TABLE other_replies RENAME TO canned_replies').run()
  }
})

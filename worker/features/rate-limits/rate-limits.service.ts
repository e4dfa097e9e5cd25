import { createHash } from 'node:crypto'

import { networkOf } from '#domain/rate-limits/network.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import * as repo from './rate-limits.repo.ts'

type Limit = { max: number; windowMs: number }

/** Counts a try from the reader's network; throws `rate_limited` beyond `max` of them in one window. */
export async function limitTries(ctx: Ctx, action: string, { max, windowMs }: Limit): Promise<void> {
  const window = Math.floor(ctx.now / windowMs)
  const salt = await repo.findSalt(ctx.db, dayOf(ctx.now), crypto.randomUUID())
  const who = createHash('sha256')
    .update(`${salt} ${networkOf(ctx.networkAddress)}`)
    .digest('hex')
  const tries = await repo.addTry(ctx.db, { key: `${action}:${window}:${who}`, endsAt: (window + 1) * windowMs })
  if (tries > max) throw new AppError('rate_limited')
}

export const forgetTries = (ctx: Ctx): Promise<void> => commit(ctx, repo.deleteEnded(ctx.db, ctx.now, dayOf(ctx.now)))

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

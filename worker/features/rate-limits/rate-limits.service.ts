import { createHash } from 'node:crypto'

import { dayAt } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { networkOf } from '#domain/rate-limits/network.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { noteSecurityEvent } from '#worker/features/security/security.service.ts'

import * as repo from './rate-limits.repo.ts'

export type Limit = { max: number; windowMs: number }

/**
 * Lets a try through while fewer than `max` lie within the last `windowMs`; throws `rate_limited` with the time to wait
 * otherwise. `who` is whom the limit holds for: the reader's network, unless it is an account or an address.
 */
export async function limitTries(ctx: Ctx, action: string, limit: Limit, who = networkOf(ctx.networkAddress)) {
  const [key = '', ...earlierKeys] = await keysOf(ctx, action, who)
  const max = maxOf(ctx, limit)
  const { windowMs } = limit
  const noted = await repo.addTry(ctx.db, { key, earlierKeys, now: ctx.now, windowMs, max })
  if (!noted?.refusals) return
  if (noted.refusals === 1)
    await noteSecurityEvent(ctx, { kind: 'limit', detail: action, network: await hashOfNetwork(ctx) })
  const oldest = Math.min(...noted.times)
  throw tooMany(Math.max(1, Math.ceil((oldest + windowMs - ctx.now) / 1000)))
}

/** How many further tries `limitTries` would let through now. */
export async function countTriesLeft(ctx: Ctx, action: string, limit: Limit, who = networkOf(ctx.networkAddress)) {
  const tried = await repo.countTries(ctx, await keysOf(ctx, action, who), ctx.now - limit.windowMs)
  return Math.max(0, maxOf(ctx, limit) - tried)
}

/** How many tries `limitTries` lets through within the window. */
export const maxOf = ({ config }: Ctx, { max }: Limit): number => max * config.limitFactor

/** Takes back the try that this request was let through with. */
export async function takeBackTry(ctx: Ctx, action: string, who = networkOf(ctx.networkAddress)): Promise<void> {
  await commit(ctx, [repo.deleteTry(ctx.db, await keysOf(ctx, action, who), ctx.now)])
}

/** Forgets the tries of somebody who has shown that they were meant well. */
export async function forgiveTries(ctx: Ctx, action: string, who: string): Promise<void> {
  await commit(ctx, repo.deleteTries(ctx.db, await keysOf(ctx, action, who)))
}

/** The reader's network under the salt of the day: the same all day long, and nobody's once the salt is gone. */
export async function hashOfNetwork(ctx: Ctx): Promise<string> {
  const [salt = ''] = await saltsOf(ctx)
  return saltedHash(salt, networkOf(ctx.networkAddress))
}

/** The same for one browser in the network; `browser` is its name. */
export async function hashOfReader(ctx: Ctx, browser: string): Promise<string> {
  const [salt = ''] = await saltsOf(ctx)
  return saltedHash(salt, `${networkOf(ctx.networkAddress)} ${browser}`)
}

/** The keys of today and of yesterday: only the day's salt turns a name into one, so that none leads back to anybody later. */
const keysOf = async (ctx: Ctx, action: string, who: string): Promise<string[]> =>
  (await saltsOf(ctx)).map((salt) => `${action}:${saltedHash(salt, who)}`)

const saltsOf = ({ db, now }: Ctx): Promise<string[]> =>
  repo.findSalts(db, { today: dayAt(now), yesterday: dayAt(now - dayMs) }, crypto.randomUUID())

const saltedHash = (salt: string, who: string) => createHash('sha256').update(`${salt} ${who}`).digest('hex')

/** `rate_limited` with the time to wait; `what` says of what there was too much. */
export function tooMany(retryAfterSeconds: number, what = 'Too many tries.'): AppError {
  const message = `${what} Please try again ${waitInWords(retryAfterSeconds)}.`
  return new AppError('rate_limited', message, undefined, { retryAfterSeconds })
}

function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return seconds > 90 * 60 ? `in ${Math.ceil(seconds / 3600)} hours` : `in ${Math.ceil(seconds / 60)} minutes`
}

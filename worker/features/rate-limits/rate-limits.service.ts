import { createHash } from 'node:crypto'

import { dayAt } from '#domain/days.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { networkOf } from '#domain/rate-limits/network.rules.ts'
import { commit, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { noteSecurityEvent } from '#worker/features/security/security.service.ts'
import type { BurstWindow } from '#worker/platform/bursts.ts'

import * as repo from './rate-limits.repo.ts'

export type Limit = { max: number; windowMs: number }

/**
 * Lets a try through while fewer than `max` lie within the last `windowMs`; throws `rate_limited` with the time to wait
 * otherwise. `who` is whom the limit holds for: the reader's network, unless it is an account or an address.
 */
export async function rateLimit(ctx: Ctx, action: string, limit: Limit, who = networkOf(ctx.networkAddress)) {
  await refuseTry(ctx, action, limit, await repo.addTry(ctx.db, await tryOf(ctx, action, limit, who)))
}

/** As `rateLimit`, with one more question in the same round trip; its answer comes back for a try that is let through. */
export async function limitTriesAndRead<Query extends Statement>(
  ctx: Ctx,
  action: string,
  limit: Limit,
  who: string,
  query: Query,
): Promise<Awaited<Query>> {
  const { found, ...noted } = await repo.addTryAndRead(ctx.db, await tryOf(ctx, action, limit, who), query)
  await refuseTry(ctx, action, limit, noted)
  return found
}

/**
 * Lets six tries a minute through, counted by the platform without any write; by D1 where the platform counts nothing.
 */
export async function limitTriesAMinute(ctx: Ctx, action: string, who = networkOf(ctx.networkAddress)): Promise<void> {
  const isLetThrough = await countBurst(ctx, 'minute', action, who)
  if (isLetThrough === undefined) return rateLimit(ctx, action, sixAMinute, who)
  if (!isLetThrough) throw tooMany(minuteMs / 1000)
}

/** The `simple` of `MINUTE_LIMIT` in `wrangler.toml`. */
const sixAMinute = { max: 6, windowMs: minuteMs }

/** True while tries are left, undefined where the platform counts nothing. The key is a hash of the day, without the salt that D1 keeps. */
export const countBurst = (ctx: Ctx, window: BurstWindow, action: string, who = networkOf(ctx.networkAddress)) =>
  ctx.bursts.count(window, `${action}:${saltedHash(dayAt(ctx.now), who)}`)

async function tryOf(ctx: Ctx, action: string, limit: Limit, who: string) {
  const [key = '', ...earlierKeys] = await keysOf(ctx, action, who)
  return { key, earlierKeys, now: ctx.now, windowMs: limit.windowMs, max: maxOf(ctx, limit) }
}

/** Throws for a try that was refused; the first refusal in a row is one security event. */
async function refuseTry(
  ctx: Ctx,
  action: string,
  { windowMs }: Limit,
  { refusals, oldest }: repo.Noted,
): Promise<void> {
  if (refusals === 0) return
  if (refusals === 1) await noteSecurityEvent(ctx, { kind: 'limit', detail: action, network: await hashOfNetwork(ctx) })
  throw tooMany(Math.max(1, Math.ceil((oldest + windowMs - ctx.now) / 1000)))
}

/** How many further tries `rateLimit` would let through now. */
export async function countTriesLeft(ctx: Ctx, action: string, limit: Limit, who = networkOf(ctx.networkAddress)) {
  const tried = await repo.countTries(ctx, await keysOf(ctx, action, who), ctx.now - limit.windowMs)
  return Math.max(0, maxOf(ctx, limit) - tried)
}

/** How many tries `rateLimit` lets through within the window. */
export const maxOf = ({ config }: Ctx, { max }: Limit): number => max * config.limitFactor

/** Takes back the try that this request was let through with. */
export async function refundAttempt(ctx: Ctx, action: string, who = networkOf(ctx.networkAddress)): Promise<void> {
  await commit(ctx, [repo.deleteTry(ctx.db, await keysOf(ctx, action, who), ctx.now)])
}

/** Forgets the tries of somebody who has shown that they were meant well. */
export async function resetRateLimit(ctx: Ctx, action: string, who: string): Promise<void> {
  await commit(ctx, await forgiveness(ctx, action, who))
}

/** The statement of `resetRateLimit`, for a batch that writes more. */
export const forgiveness = async (ctx: Ctx, action: string, who: string): Promise<[Statement]> =>
  repo.deleteTries(ctx.db, await keysOf(ctx, action, who))

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

const knownSalts = new WeakMap<object, { day: string; salts: string[] }>()

/** The salts of today and of yesterday, read once a day by each isolate. */
async function saltsOf({ db, database, now }: Ctx): Promise<string[]> {
  const today = dayAt(now)
  const known = knownSalts.get(database)
  if (known?.day === today) return known.salts
  const salts = await repo.findSalts(db, { today, yesterday: dayAt(now - dayMs) }, crypto.randomUUID())
  knownSalts.set(database, { day: today, salts })
  return salts
}

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

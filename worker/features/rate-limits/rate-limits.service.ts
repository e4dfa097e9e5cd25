import { createHash } from 'node:crypto'

import { toUtcDay } from '#domain/days.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { getNetwork } from '#domain/rate-limits/network.rules.ts'
import { commit, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { recordSecurityEvent } from '#worker/features/security/security.service.ts'
import type { BurstWindow } from '#worker/platform/bursts.ts'

import * as repo from './rate-limits.repo.ts'

export type Limit = { max: number; windowMs: number }

/**
 * Allows `max` attempts within `windowMs`. Throws `rate_limited` with the waiting time for any further attempt. `who`
 * is the subject of the limit: an account, an address, or by default the reader's network.
 */
export async function rateLimit(ctx: Ctx, action: string, limit: Limit, who = getNetwork(ctx.networkAddress)) {
  await rejectIfRefused(
    ctx,
    action,
    limit,
    await repo.addAttempt(ctx.db, await prepareAttempt(ctx, action, limit, who)),
  )
}

/**
 * Like `rateLimit`, but also runs another query in the same round trip. Returns the query's result for an accepted
 * attempt.
 */
export async function rateLimitAndRead<Query extends Statement>(
  ctx: Ctx,
  action: string,
  limit: Limit,
  who: string,
  query: Query,
): Promise<Awaited<Query>> {
  const { found, ...result } = await repo.addAttemptAndRead(
    ctx.db,
    await prepareAttempt(ctx, action, limit, who),
    query,
  )
  await rejectIfRefused(ctx, action, limit, result)
  return found
}

/** Allows six attempts per minute. The platform counts them without a write. D1 counts them if the platform can't. */
export async function rateLimitPerMinute(
  ctx: Ctx,
  action: string,
  who = getNetwork(ctx.networkAddress),
): Promise<void> {
  const isAllowed = await countBurst(ctx, 'minute', action, who)
  if (isAllowed === undefined) return rateLimit(ctx, action, minuteLimit, who)
  if (!isAllowed) throw rateLimitedError(minuteMs / 1000)
}

/** Must match `simple` of `MINUTE_LIMIT` in `wrangler.toml`. */
const minuteLimit = { max: 6, windowMs: minuteMs }

/**
 * Returns true while attempts are left, false beyond the limit, and undefined if the platform doesn't count. The key is
 * a hash with the day, but without the salt in D1.
 */
export const countBurst = (ctx: Ctx, window: BurstWindow, action: string, who = getNetwork(ctx.networkAddress)) =>
  ctx.bursts.count(window, `${action}:${saltedHash(toUtcDay(ctx.now), who)}`)

async function prepareAttempt(ctx: Ctx, action: string, limit: Limit, who: string) {
  const [key = '', ...earlierKeys] = await getKeys(ctx, action, who)
  return { key, earlierKeys, now: ctx.now, windowMs: limit.windowMs, max: getMaxAttempts(ctx, limit) }
}

/** Throws for a refused attempt. Stores the first refusal in a row as a security event. */
async function rejectIfRefused(
  ctx: Ctx,
  action: string,
  { windowMs }: Limit,
  { refusals, oldest }: repo.AttemptResult,
): Promise<void> {
  if (refusals === 0) return
  if (refusals === 1)
    await recordSecurityEvent(ctx, { kind: 'limit', detail: action, network: await getNetworkHash(ctx) })
  throw rateLimitedError(Math.max(1, Math.ceil((oldest + windowMs - ctx.now) / 1000)))
}

/** Returns the number of attempts that `rateLimit` would accept now. */
export async function countAttemptsLeft(ctx: Ctx, action: string, limit: Limit, who = getNetwork(ctx.networkAddress)) {
  const attempts = await repo.countAttempts(ctx, await getKeys(ctx, action, who), ctx.now - limit.windowMs)
  return Math.max(0, getMaxAttempts(ctx, limit) - attempts)
}

/** Returns the number of attempts that `rateLimit` accepts within the window. */
export const getMaxAttempts = ({ config }: Ctx, { max }: Limit): number => max * config.limitFactor

/** Removes the attempt that this request made. */
export async function refundAttempt(ctx: Ctx, action: string, who = getNetwork(ctx.networkAddress)): Promise<void> {
  await commit(ctx, [repo.deleteAttempt(ctx.db, await getKeys(ctx, action, who), ctx.now)])
}

export async function resetRateLimit(ctx: Ctx, action: string, who: string): Promise<void> {
  await commit(ctx, await resetRateLimitStatement(ctx, action, who))
}

export const resetRateLimitStatement = async (ctx: Ctx, action: string, who: string): Promise<[Statement]> =>
  repo.deleteAttempts(ctx.db, await getKeys(ctx, action, who))

/**
 * Returns a hash of the reader's network with the day's salt. It stays the same all day and can't be reproduced after
 * the salt is deleted.
 */
export async function getNetworkHash(ctx: Ctx): Promise<string> {
  const [salt = ''] = await getSalts(ctx)
  return saltedHash(salt, getNetwork(ctx.networkAddress))
}

/** Returns the hash of one browser in the network. `browser` is the name of the browser. */
export async function getBrowserHash(ctx: Ctx, browser: string): Promise<string> {
  const [salt = ''] = await getSalts(ctx)
  return saltedHash(salt, `${getNetwork(ctx.networkAddress)} ${browser}`)
}

/**
 * Returns today's and yesterday's keys. The keys contain the daily salt, so they can't be traced back after it is
 * deleted.
 */
const getKeys = async (ctx: Ctx, action: string, who: string): Promise<string[]> =>
  (await getSalts(ctx)).map((salt) => `${action}:${saltedHash(salt, who)}`)

const cachedSalts = new WeakMap<object, { day: string; salts: string[] }>()

/** Returns today's and yesterday's salts. Each isolate reads them once a day. */
async function getSalts({ db, database, now }: Ctx): Promise<string[]> {
  const today = toUtcDay(now)
  const cached = cachedSalts.get(database)
  if (cached?.day === today) return cached.salts
  const salts = await repo.findSalts(db, { today, yesterday: toUtcDay(now - dayMs) }, crypto.randomUUID())
  cachedSalts.set(database, { day: today, salts })
  return salts
}

const saltedHash = (salt: string, who: string) => createHash('sha256').update(`${salt} ${who}`).digest('hex')

/** Returns a `rate_limited` error with the waiting time. `intro` begins its message. */
export function rateLimitedError(retryAfterSeconds: number, intro = 'Too many attempts.'): AppError {
  const message = `${intro} Please try again ${waitText(retryAfterSeconds)}.`
  return new AppError('rate_limited', message, undefined, { retryAfterSeconds })
}

function waitText(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return seconds > 90 * 60 ? `in ${Math.ceil(seconds / 3600)} hours` : `in ${Math.ceil(seconds / 60)} minutes`
}

import { createHash } from 'node:crypto'

import { toUtcDay } from '#domain/days.ts'
import { dayMs, minuteMs } from '#domain/durations.ts'
import { getNetwork } from '#domain/rate-limits/network.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import type { Statement } from '#worker/core/statement.ts'
import { recordSecurityEvent } from '#worker/features/security/security.service.ts'
import type { BurstWindow } from '#worker/platform/bursts.ts'

import * as repo from './rate-limits.repo.ts'

export type Limit = { max: number; windowMs: number }

/**
 * Allows `max` attempts within `windowMs`. Throws `rate_limited` with the waiting time for any further attempt. `subject`
 * is an account, an address, or by default the reader's network.
 */
export async function rateLimit(ctx: Ctx, action: string, limit: Limit, subject = getNetwork(ctx.networkAddress)) {
  await rejectIfRefused(
    ctx,
    action,
    limit,
    await repo.addAttempt(ctx.db, await prepareAttempt(ctx, action, limit, subject)),
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
  subject: string,
  query: Query,
): Promise<Awaited<Query>> {
  const { queryResult, ...result } = await repo.addAttemptAndRead(
    ctx.db,
    await prepareAttempt(ctx, action, limit, subject),
    query,
  )
  await rejectIfRefused(ctx, action, limit, result)
  return queryResult
}

/** Allows six attempts per minute. The platform counts them without a write. D1 counts them if the platform can't. */
export async function rateLimitPerMinute(
  ctx: Ctx,
  action: string,
  subject = getNetwork(ctx.networkAddress),
): Promise<void> {
  const isAllowed = await countBurst(ctx, 'minute', action, subject)
  if (isAllowed === undefined) return rateLimit(ctx, action, minuteLimit, subject)
  if (!isAllowed) throw createRateLimitedError(minuteMs / 1000)
}

/** Must match `simple` of `MINUTE_LIMIT` in `wrangler.toml`. */
const minuteLimit = { max: 6, windowMs: minuteMs }

/**
 * Allows a network 120 requests per minute to the API for other programs. The platform counts them without a write. D1
 * counts them if the platform can't, but only if `mayWrite`: a GET request writes nothing.
 */
export async function rateLimitProgram(ctx: Ctx, mayWrite: boolean): Promise<void> {
  const isAllowed = await countBurst(ctx, 'api', 'program')
  if (isAllowed === undefined) return mayWrite ? rateLimit(ctx, 'program', programLimit) : undefined
  if (!isAllowed) throw createRateLimitedError(minuteMs / 1000, 'Too many requests.')
}

/** Must match `simple` of `API_LIMIT` in `wrangler.toml`. */
const programLimit = { max: 120, windowMs: minuteMs }

/**
 * Returns true while attempts are left, false beyond the limit, and undefined if the platform doesn't count. The key is
 * a hash with the day, but without the salt in D1.
 */
export const countBurst = (ctx: Ctx, window: BurstWindow, action: string, subject = getNetwork(ctx.networkAddress)) =>
  ctx.bursts.count(window, `${action}:${hashWithSalt(toUtcDay(ctx.now), subject)}`)

async function prepareAttempt(ctx: Ctx, action: string, limit: Limit, subject: string) {
  const [key = '', ...earlierKeys] = await getKeys(ctx, action, subject)
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
  throw createRateLimitedError(Math.max(1, Math.ceil((oldest + windowMs - ctx.now) / 1000)))
}

/** Returns the number of attempts that `rateLimit` would accept now. */
export async function countAttemptsLeft(
  ctx: Ctx,
  action: string,
  limit: Limit,
  subject = getNetwork(ctx.networkAddress),
) {
  const attempts = await repo.countAttempts(ctx, await getKeys(ctx, action, subject), ctx.now - limit.windowMs)
  return Math.max(0, getMaxAttempts(ctx, limit) - attempts)
}

export const getMaxAttempts = ({ config }: Ctx, { max }: Limit): number => max * config.limitFactor

/** Removes the attempt that this request made. */
export async function refundAttempt(ctx: Ctx, action: string, subject = getNetwork(ctx.networkAddress)): Promise<void> {
  await commit(ctx, [repo.deleteAttempt(ctx.db, await getKeys(ctx, action, subject), ctx.now)])
}

export async function resetRateLimit(ctx: Ctx, action: string, subject: string): Promise<void> {
  await commit(ctx, await resetRateLimitStatement(ctx, action, subject))
}

export const resetRateLimitStatement = async (ctx: Ctx, action: string, subject: string): Promise<[Statement]> =>
  repo.deleteAttempts(ctx.db, await getKeys(ctx, action, subject))

/**
 * Returns a hash of the reader's network with the day's salt. It stays the same all day and can't be reproduced after
 * the salt is deleted.
 */
export async function getNetworkHash(ctx: Ctx): Promise<string> {
  const [salt = ''] = await getSalts(ctx)
  return hashWithSalt(salt, getNetwork(ctx.networkAddress))
}

/** Returns the hash of one browser in the network. `browser` is the name of the browser. */
export async function getBrowserHash(ctx: Ctx, browser: string): Promise<string> {
  const [salt = ''] = await getSalts(ctx)
  return hashWithSalt(salt, `${getNetwork(ctx.networkAddress)} ${browser}`)
}

/**
 * Returns today's and yesterday's keys. The keys contain the daily salt, so they can't be traced back after it is
 * deleted.
 */
const getKeys = async (ctx: Ctx, action: string, subject: string): Promise<string[]> =>
  (await getSalts(ctx)).map((salt) => `${action}:${hashWithSalt(salt, subject)}`)

const cachedSalts = new WeakMap<object, { day: string; salts: string[] }>()

/** Returns today's and yesterday's salts. Each isolate reads them once a day. */
async function getSalts({ db, database, now }: Ctx): Promise<string[]> {
  const today = toUtcDay(now)
  const cachedEntry = cachedSalts.get(database)
  if (cachedEntry?.day === today) return cachedEntry.salts
  const salts = await repo.findSalts(db, { today, yesterday: toUtcDay(now - dayMs) }, crypto.randomUUID())
  cachedSalts.set(database, { day: today, salts })
  return salts
}

const hashWithSalt = (salt: string, subject: string) => createHash('sha256').update(`${salt} ${subject}`).digest('hex')

export function createRateLimitedError(retryAfterSeconds: number, intro = 'Too many attempts.'): AppError {
  const message = `${intro} Please try again ${formatWait(retryAfterSeconds)}.`
  return new AppError('rate_limited', message, undefined, { retryAfterSeconds })
}

function formatWait(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return seconds > 90 * 60 ? `in ${Math.ceil(seconds / 3600)} hours` : `in ${Math.ceil(seconds / 60)} minutes`
}

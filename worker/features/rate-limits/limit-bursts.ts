import type { Context, MiddlewareHandler } from 'hono'

import { api } from '#domain/api.ts'
import type { AppEnv } from '#worker/core/router.ts'

import { countBurst, createRateLimitedError } from './rate-limits.service.ts'

/** Seconds. Must match the period of `BURST_LIMIT` in `wrangler.toml`. */
const windowSeconds = 10

/**
 * Rejects a network that writes or searches much faster than a person. Runs before the first database query. The
 * platform counts and stores nothing.
 */
export const rateLimitBursts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const action = getAction(c)
  if (action !== undefined && (await countBurst(c.var.ctx, 'burst', action)) === false)
    throw createRateLimitedError(windowSeconds)
  return next()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Doesn't count webhooks, because the mail provider reports many emails at once and signs each request. Excluded
 * ingredients count as searches: they cost as much, and varying them bypasses the edge cache.
 */
function getAction({ req }: Context<AppEnv>): string | undefined {
  if (!safeMethods.has(req.method)) return req.path.startsWith(api.webhooks) ? undefined : 'write'
  return req.query('search') || req.query('exclude') ? 'search' : undefined
}

import type { Context, MiddlewareHandler } from 'hono'

import { api } from '#domain/api.ts'
import type { AppEnv } from '#worker/core/router.ts'

import { countBurst, rateLimitedError } from './rate-limits.service.ts'

/** Seconds; must match the period of `BURST_LIMIT` in `wrangler.toml`. */
const windowSeconds = 10

/**
 * Rejects a network that writes or searches much faster than people do, before the first database query. The platform
 * counts; nothing is stored.
 */
export const rateLimitBursts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const action = actionOf(c)
  if (action !== undefined && (await countBurst(c.var.ctx, 'burst', action)) === false)
    throw rateLimitedError(windowSeconds)
  return next()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Webhooks aren't counted: the mail provider reports many emails at once and signs each request. Excluded ingredients
 * cost as much as a search, and anyone can vary them to miss the edge cache.
 */
function actionOf({ req }: Context<AppEnv>): string | undefined {
  if (!safeMethods.has(req.method)) return req.path.startsWith(api.webhooks) ? undefined : 'write'
  return req.query('search') || req.query('exclude') ? 'search' : undefined
}

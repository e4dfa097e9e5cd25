import type { Context, MiddlewareHandler } from 'hono'

import { api } from '#domain/api.ts'
import type { AppEnv } from '#worker/core/router.ts'

import { countBurst, tooMany } from './rate-limits.service.ts'

/** The period of `BURST_LIMIT` in `wrangler.toml`. */
const windowSeconds = 10

/**
 * Refuses a network that writes or searches far faster than people do, before anything is asked of the database. The platform
 * counts; nothing is written.
 */
export const limitBursts: MiddlewareHandler<AppEnv> = async (c, next) => {
  const action = actionOf(c)
  if (action !== undefined && (await countBurst(c.var.ctx, 'burst', action)) === false) throw tooMany(windowSeconds)
  return next()
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A provider tells of many mails at once and proves itself by a signature: it is not counted. Excluded ingredients cost as much as a search, and
 * anybody can write new ones, so that no copy of the edge answers.
 */
function actionOf({ req }: Context<AppEnv>): string | undefined {
  if (!safeMethods.has(req.method)) return req.path.startsWith(api.webhooks) ? undefined : 'write'
  return req.query('search') || req.query('exclude') ? 'search' : undefined
}

import type { MiddlewareHandler } from 'hono'

import { createCtx } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** Gives the request its id and its ctx, and closes every answer that no policy opened. */
export const prepareRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', crypto.randomUUID())
  c.set('ctx', c.env.ctx ?? createCtx(c.env, c.executionCtx))
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a call that changes something unless it comes from a page of this site. */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  if (!safeMethods.has(c.req.method) && origin !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
}

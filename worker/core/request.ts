import type { MiddlewareHandler } from 'hono'

import { createCtx } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** Gives the request its ctx, or goes on with the caller's, and closes every answer that no policy opened. */
export const prepareRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('ctx', c.env.ctx ?? createCtx(c.env, c.executionCtx, c.req.header('CF-Connecting-IP')))
  await next()
  c.res.headers.set('X-Request-Id', c.var.ctx.requestId)
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a call that changes something unless it comes from a page of this site. */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  if (!safeMethods.has(c.req.method) && origin !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
}

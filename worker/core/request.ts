import type { Context, MiddlewareHandler } from 'hono'

import { readCookie } from './cookies.ts'
import { createCtx, type Dependencies } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/**
 * Creates the ctx of the request, or reuses the caller's, and makes every response private that no policy made
 * cacheable.
 */
export const prepareRequest =
  (dependencies: Dependencies): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('ctx', c.env.ctx ?? createCtx(c.env, c.executionCtx, dependencies, readDetails(c)))
    await next()
    c.res.headers.set('X-Request-Id', c.var.ctx.requestId)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
  }

const readDetails = (c: Context<AppEnv>) => ({
  networkAddress: c.req.header('CF-Connecting-IP'),
  host: new URL(c.req.url).hostname,
  bookmark: readBookmark(c),
})

/**
 * Replaces the bookmark after a streamed response: its headers were sent before its last write, so the bookmark of that
 * write couldn't be set. D1 then reads from its primary first, which has every write.
 */
export const primaryBookmark = 'first-primary'

/** D1 refuses every query of a session with a malformed bookmark. */
function readBookmark(c: Context<AppEnv>): string | undefined {
  const bookmark = readCookie(c, 'bookmark')
  if (bookmark === primaryBookmark) return bookmark
  return bookmark !== undefined && /^(?:[\da-f]{8}-){3}[\da-f]{32}$/.test(bookmark) ? bookmark : undefined
}

/**
 * Routes for programs, which have no origin and send no cookie. Two require a token or a signature. The third receives
 * the violation reports that browsers send automatically; it only changes a bounded count.
 */
const withoutOrigin: readonly RegExp[] = [
  /^\/api\/unsubscribe\/[^/]+$/,
  /^\/api\/webhooks\/mail$/,
  /^\/api\/policy-reports$/,
]

/** True if the path accepts a POST from any origin. */
export const mayComeFromAnywhere = (method: string, path: string): boolean =>
  method === 'POST' && withoutOrigin.some((pattern) => pattern.test(path))

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that changes something, unless it comes from a page of this site or its path accepts any origin.
 */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  const isFree = safeMethods.has(c.req.method) || mayComeFromAnywhere(c.req.method, c.req.path)
  if (!isFree && origin !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
}

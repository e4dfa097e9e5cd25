import type { Context, MiddlewareHandler } from 'hono'

import { readCookie } from './cookies.ts'
import { createCtx, type Dependencies } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/**
 * Creates the ctx of the request, or reuses the caller's ctx. Makes every response private unless a policy allows
 * caching.
 */
export const prepareRequest =
  (dependencies: Dependencies): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('ctx', c.env.ctx ?? createCtx(c.env, c.executionCtx, dependencies, readRequestDetails(c)))
    await next()
    c.res.headers.set('X-Request-Id', c.var.ctx.requestId)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
  }

const readRequestDetails = (c: Context<AppEnv>) => ({
  networkAddress: c.req.header('CF-Connecting-IP'),
  host: new URL(c.req.url).hostname,
  bookmark: readBookmark(c),
})

/**
 * Bookmark cookie of a streamed response. Its headers are sent before its last write, so they can't contain the
 * bookmark of that write. With this value, D1 reads from the primary, which has every write.
 */
export const primaryBookmark = 'first-primary'

/** Ignores malformed bookmarks, because D1 would refuse every query of the session. */
function readBookmark(c: Context<AppEnv>): string | undefined {
  const bookmark = readCookie(c, 'bookmark')
  if (bookmark === primaryBookmark) return bookmark
  return bookmark !== undefined && /^(?:[\da-f]{8}-){3}[\da-f]{32}$/.test(bookmark) ? bookmark : undefined
}

/**
 * Routes that programs call without an `Origin` header and without cookies. Two require a token or a signature. The
 * third receives violation reports from browsers, and only changes a bounded count.
 */
const anyOriginPaths: readonly RegExp[] = [
  /^\/api\/unsubscribe\/[^/]+$/,
  /^\/api\/webhooks\/mail$/,
  /^\/api\/policy-reports$/,
]

export const acceptsAnyOrigin = (method: string, path: string): boolean =>
  method === 'POST' && anyOriginPaths.some((pattern) => pattern.test(path))

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects a write from another site, unless its path accepts any origin. */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  const isExempt = safeMethods.has(c.req.method) || acceptsAnyOrigin(c.req.method, c.req.path)
  if (!isExempt && origin !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
}

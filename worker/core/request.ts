import type { Context, MiddlewareHandler } from 'hono'

import { readCookie } from './cookies.ts'
import { createCtx, type Dependencies } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** Gives the request its ctx, or goes on with the caller's, and closes every answer that no policy opened. */
export const prepareRequest =
  (supplies: Dependencies): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('ctx', c.env.ctx ?? createCtx(c.env, c.executionCtx, supplies, readAsking(c)))
    await next()
    c.res.headers.set('X-Request-Id', c.var.ctx.requestId)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
  }

const readAsking = (c: Context<AppEnv>) => ({
  networkAddress: c.req.header('CF-Connecting-IP'),
  host: new URL(c.req.url).hostname,
  bookmark: readBookmark(c),
})

/**
 * Stands in the bookmark's place after an answer that was streamed: its headers went out before its last write, so that no
 * bookmark of that write could be set. D1 then asks its primary first, which has every write.
 */
export const primaryBookmark = 'first-primary'

/** D1 refuses every query of a session with a malformed bookmark. */
function readBookmark(c: Context<AppEnv>): string | undefined {
  const bookmark = readCookie(c, 'bookmark')
  if (bookmark === primaryBookmark) return bookmark
  return bookmark !== undefined && /^(?:[\da-f]{8}-){3}[\da-f]{32}$/.test(bookmark) ? bookmark : undefined
}

/**
 * What programs send that are no page of any site and bring no cookie: two prove by a token or a signature on whose behalf; browsers
 * report by themselves what the content policy refused, for nobody, and change no more than a bounded count.
 */
const withoutOrigin: readonly RegExp[] = [
  /^\/api\/unsubscribe\/[^/]+$/,
  /^\/api\/webhooks\/mail$/,
  /^\/api\/policy-reports$/,
]

/** Whether a POST to the address is let through from anywhere. */
export const mayComeFromAnywhere = (method: string, path: string): boolean =>
  method === 'POST' && withoutOrigin.some((pattern) => pattern.test(path))

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a call that changes something unless it comes from a page of this site, or may come from anywhere. */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  const isFree = safeMethods.has(c.req.method) || mayComeFromAnywhere(c.req.method, c.req.path)
  if (!isFree && origin !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
}

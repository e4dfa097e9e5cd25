import type { Context, Handler, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

import { can, type Permission, type Viewer } from '#domain/permissions.ts'

import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** `private`: nobody keeps it. Otherwise the edge keeps a 200 under its tags; without any, nobody does. */
export type CachePolicy = 'private' | { tags: (c: Context<AppEnv>) => string[] }
export type RoutePolicy = { permission: Permission; cache: CachePolicy }

const policies = new WeakMap<Handler | MiddlewareHandler, RoutePolicy>()
const withEtag = etag({ weak: true })

/** The first handler of every route: who may call it, and who may keep its answer. */
export function policy(permission: Permission, cache: CachePolicy): MiddlewareHandler<AppEnv> {
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    authorize(c.var.ctx.viewer, permission)
    if (cache === 'private') return next()
    await withEtag(c, next)
    const tags = c.res.status === 200 || c.res.status === 304 ? cache.tags(c) : []
    if (tags.length > 0) keepAtEdge(c.res.headers, tags)
  }
  policies.set(middleware, { permission, cache })
  return middleware
}

/** The policy that a handler was made with; undefined for any other handler. */
export const policyOf = (handler: Handler | MiddlewareHandler) => policies.get(handler)

/** Throws `unauthenticated` for a visitor, `forbidden` for anyone else who lacks the permission. */
export function authorize(viewer: Viewer, permission: Permission): void {
  if (!can(viewer, permission)) throw new AppError(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden')
}

/** Browsers ask again each time; the edge serves a copy for a minute, then a stale one while it draws anew. */
function keepAtEdge(headers: Headers, tags: string[]) {
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.set('Cloudflare-CDN-Cache-Control', 'public, max-age=60, stale-while-revalidate=86400')
  headers.set('Cache-Tag', tags.join(','))
}

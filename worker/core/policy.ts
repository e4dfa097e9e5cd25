import type { Context, Handler, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

import { can, type Member, needsReauthentication, type Permission } from '#domain/permissions.ts'

import type { Ctx } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/**
 * With `private`, responses are never cached. Otherwise the edge caches successful responses under their tags, and
 * doesn't cache responses without tags. With `isNeverStale`, the edge never serves a copy that is older than a minute.
 */
type CachePolicy = 'private' | { tags: (c: Context<AppEnv>) => string[]; isNeverStale?: true }
export type RoutePolicy = { permission: Permission; cache: CachePolicy }

const policies = new WeakMap<Handler | MiddlewareHandler, RoutePolicy>()
const addEtag = etag({ weak: true })

/**
 * Creates the first handler of every route, which decides who may call the route and who may cache the response. A
 * cached response is the same for everyone, so the handler loads no session for it.
 */
export function policy(permission: Permission, cache: CachePolicy): MiddlewareHandler<AppEnv> {
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (cache === 'private') await c.var.loadSession?.()
    authorize(c.var.ctx, permission)
    if (cache === 'private') return next()
    await addEtag(c, next)
    const tags = c.res.status === 200 || c.res.status === 304 ? cache.tags(c) : []
    if (tags.length > 0) cacheAtEdge(c.res.headers, tags, cache.isNeverStale)
  }
  policies.set(middleware, { permission, cache })
  return middleware
}

/** Returns the policy that a handler enforces; undefined for any other handler. */
export const getPolicy = (handler: Handler | MiddlewareHandler) => policies.get(handler)

/**
 * Throws `unauthenticated` for a visitor, and `forbidden` for a member without the permission. Throws
 * `reauthentication_required` if the member must enter their password again.
 */
export function authorize({ viewer, now }: Pick<Ctx, 'viewer' | 'now'>, permission: Permission): void {
  if (!can(viewer, permission)) throw new AppError(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden')
  if (needsReauthentication(viewer, permission, now)) throw new AppError('reauthentication_required')
}

/** Returns the signed-in member; throws `unauthenticated` for a visitor. */
export function requireUser({ viewer }: Pick<Ctx, 'viewer'>): Member {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated')
  return viewer
}

/**
 * Browsers revalidate each time. The edge serves a copy for a minute, and for another minute while it revalidates.
 * Without `stale-if-error=0`, the platform would serve expired copies while the worker fails, and these may show
 * withdrawn content.
 */
function cacheAtEdge(headers: Headers, tags: string[], isNeverStale = false) {
  const staleDirective = isNeverStale ? '' : ', stale-while-revalidate=60'
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.set('Cloudflare-CDN-Cache-Control', `public, max-age=60${staleDirective}, stale-if-error=0`)
  headers.set('Cache-Tag', tags.join(','))
}

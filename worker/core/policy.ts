import type { Context, Handler, MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

import { can, type Member, needsReauthentication, type Permission } from '#domain/permissions.ts'

import type { Ctx } from './ctx.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/**
 * `private`: nobody keeps it. Otherwise the edge keeps a 200 under its tags; without any, nobody does. `isNeverStale`: the edge serves
 * no copy older than a minute, even while it draws anew or the worker fails.
 */
type CachePolicy = 'private' | { tags: (c: Context<AppEnv>) => string[]; isNeverStale?: true }
export type RoutePolicy = { permission: Permission; cache: CachePolicy }

const policies = new WeakMap<Handler | MiddlewareHandler, RoutePolicy>()
const withEtag = etag({ weak: true })

/**
 * The first handler of every route: who may call it, and who may keep its answer. Whoever asks is looked up only where
 * nobody keeps the answer: what is kept is the same for everyone.
 */
export function policy(permission: Permission, cache: CachePolicy): MiddlewareHandler<AppEnv> {
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (cache === 'private') await c.var.loadSession?.()
    authorize(c.var.ctx, permission)
    if (cache === 'private') return next()
    await withEtag(c, next)
    const tags = c.res.status === 200 || c.res.status === 304 ? cache.tags(c) : []
    if (tags.length > 0) keepAtEdge(c.res.headers, tags, cache.isNeverStale)
  }
  policies.set(middleware, { permission, cache })
  return middleware
}

/** The policy that a handler was made with; undefined for any other handler. */
export const policyOf = (handler: Handler | MiddlewareHandler) => policies.get(handler)

/**
 * Throws `unauthenticated` for a visitor, `forbidden` for anyone else who lacks the permission, `reauthentication_required` when the
 * password was asked too long ago for it.
 */
export function authorize({ viewer, now }: Pick<Ctx, 'viewer' | 'now'>, permission: Permission): void {
  if (!can(viewer, permission)) throw new AppError(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden')
  if (needsReauthentication(viewer, permission, now)) throw new AppError('reauthentication_required')
}

/** The member who asks; throws `unauthenticated` for a visitor. */
export function requireUser({ viewer }: Pick<Ctx, 'viewer'>): Member {
  if (viewer.role === 'visitor') throw new AppError('unauthenticated')
  return viewer
}

/**
 * Browsers ask again each time; the edge serves a copy for a minute, then for another one while it draws anew. `stale-if-error=0` has to be
 * said: without it the platform serves an expired copy for as long as the worker fails, and that copy may show what was withdrawn.
 */
function keepAtEdge(headers: Headers, tags: string[], isNeverStale = false) {
  const stale = isNeverStale ? '' : ', stale-while-revalidate=60'
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.set('Cloudflare-CDN-Cache-Control', `public, max-age=60${stale}, stale-if-error=0`)
  headers.set('Cache-Tag', tags.join(','))
}

import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from './router.ts'

/** Returns a path that stays on this site: browsers read a leading `//` as the address of another site. */
export const localPath = (pathname: string): string => pathname.replace(/^\/+/, '/')

/**
 * Redirects an address with a query to the one without, before any work: each query would be another copy at the edge.
 */
export const stripQuery: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search) return c.redirect(localPath(pathname), 301)
  return next()
}

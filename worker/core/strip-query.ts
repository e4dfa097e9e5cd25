import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from './router.ts'

/** Returns a path that stays on this site: browsers read a leading `//` as the URL of another site. */
export const localPath = (pathname: string): string => pathname.replace(/^\/+/, '/')

/**
 * Redirects a URL with a query to the same URL without it, because the edge would cache one copy per query.
 */
export const stripQuery: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search) return c.redirect(localPath(pathname), 301)
  return next()
}

import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from './router.ts'

/** Returns a path that stays on this site. Browsers would read a leading `//` as another site's URL. */
export const toLocalPath = (pathname: string): string => pathname.replace(/^\/+/, '/')

/** Redirects to the URL without its query. Otherwise the edge would cache one copy for each query. */
export const stripQuery: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search) return c.redirect(toLocalPath(pathname), 301)
  return next()
}

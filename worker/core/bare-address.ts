import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from './router.ts'

/** Sends an address with a query to the one without, before any work: each query would be another copy at the edge. */
export const bareAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search) return c.redirect(pathname, 301)
  return next()
}

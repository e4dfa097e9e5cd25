import type { MiddlewareHandler } from 'hono'

import { AppError } from './errors.ts'
import { requireUser } from './policy.ts'
import type { AppEnv } from './router.ts'

/**
 * Only accepts WebSockets that this site's pages open: any site can open one, browsers send our cookies along, and the
 * same-origin policy doesn't cover its messages. The session is checked again once the socket is open.
 */
export const requireHandshake: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new AppError('invalid')
  if (c.req.header('Origin') !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
  // If the session ended in the meantime, the open sockets were closed, but not this one.
  c.var.ctx.viewer = { role: 'visitor' }
  await c.var.loadSession?.()
  requireUser(c.var.ctx)
}

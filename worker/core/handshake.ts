import type { MiddlewareHandler } from 'hono'

import { AppError } from './errors.ts'
import { requireUser } from './policy.ts'
import type { AppEnv } from './router.ts'

/**
 * Lets a WebSocket of this site's pages through alone: a browser opens one to any site and sends its cookies along, and reading
 * needs no permission of the other site. Who has it is asked again once it is open.
 */
export const requireHandshake: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new AppError('invalid')
  if (c.req.header('Origin') !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
  // A session that ended meanwhile has closed the sockets that were there, and missed this one.
  c.var.ctx.viewer = { role: 'visitor' }
  await c.var.loadSession?.()
  requireUser(c.var.ctx)
}

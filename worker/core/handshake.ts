import type { MiddlewareHandler } from 'hono'

import { AppError } from './errors.ts'
import { requireUser } from './policy.ts'
import type { AppEnv } from './router.ts'

/**
 * Rejects WebSockets that other sites open. Any site can open a WebSocket, browsers send our cookies along, and the
 * same-origin policy doesn't cover its messages. The session is checked again once the socket is open.
 */
export const requireHandshake: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new AppError('invalid')
  if (c.req.header('Origin') !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
  // Loads the session again. If it has just ended, the open sockets were closed, but not this new one.
  c.var.ctx.viewer = { role: 'visitor' }
  await c.var.loadSession?.()
  requireUser(c.var.ctx)
}

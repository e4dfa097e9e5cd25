import type { Context } from 'hono'

import { programPaths } from '#domain/link-paths.ts'
import { AppError } from '#worker/core/errors.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'

import { answerMessage } from './mcp-server.ts'
import { limitPrograms } from './public-api.routes.ts'

/** Without sessions, there is no stream that a client could open. */
const refuseMethod = (c: Context<AppEnv>) => {
  c.header('Allow', 'POST')
  throw new AppError('method_not_allowed', 'Send messages of the Model Context Protocol with POST.')
}

/** Tools for assistants, as an MCP server over streamable HTTP. */
export const mcpRoutes = createRouter()
  .get(programPaths.mcp, policy('public-api.read', 'private'), refuseMethod)
  .post(programPaths.mcp, policy('public-api.read', 'private'), limitPrograms, async (c) => {
    const message: unknown = await c.req.json().catch(() => {
      throw new AppError('invalid')
    })
    // One request could otherwise run a hundred checks.
    if (Array.isArray(message)) throw new AppError('invalid', 'Send one message at a time.')
    return answerMessage(c.var.ctx, c.req.raw, message)
  })

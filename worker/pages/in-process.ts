import type { Context, Hono } from 'hono'

import type { Fetch } from '#client/core/api.ts'
import type { AppEnv } from '#worker/core/router.ts'

/** How what pages draws reaches the API: without a network, in the ctx of the request at hand. */
export const inProcessFetch =
  (api: Hono<AppEnv>, c: Context<AppEnv>): Fetch =>
  async (input, init) =>
    api.fetch(
      new Request(new URL(input instanceof Request ? input.url : input, c.req.url), init),
      { ...c.env, ctx: c.var.ctx },
      c.executionCtx,
    )

import type { Context, Hono } from 'hono'
import type { ClientResponse } from 'hono/client'

import { call } from '#client/core/api-calls.ts'
import type { Fetch } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { AppError } from '#worker/core/errors.ts'
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

/** The body of a call in process; throws `AppError` with the code of what failed. */
export async function askApi<Body>(request: Promise<ClientResponse<Body, number, 'json'>>): Promise<Body> {
  try {
    return await call(request)
  } catch (thrown) {
    const failure = readFailure(thrown)
    throw failure ? new AppError(failure.code, failure.message) : thrown
  }
}

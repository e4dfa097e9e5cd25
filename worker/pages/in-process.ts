import type { Context, Hono } from 'hono'
import type { ClientResponse } from 'hono/client'

import { call } from '#client/core/api-calls.ts'
import type { Fetch } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { copyCookies } from '#worker/core/cookies.ts'
import { AppError } from '#worker/core/errors.ts'
import type { AppEnv } from '#worker/core/router.ts'

/**
 * Calls the API without a network, in the ctx of the current request. For a form, forwards the request's cookies and
 * returns those of the API. Other pages are cached, so they get none.
 */
export const inProcessFetch =
  (api: Hono<AppEnv>, c: Context<AppEnv>): Fetch =>
  async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, c.req.url), init)
    const isForm = c.req.method === 'POST'
    if (isForm) for (const name of ['Cookie', 'User-Agent']) request.headers.set(name, c.req.header(name) ?? '')
    const response = await api.fetch(request, { ...c.env, ctx: c.var.ctx }, c.executionCtx)
    if (isForm) copyCookies(response, c)
    return response
  }

/** Returns the body of an in-process call; throws `AppError` with the code of a failure. */
export async function callApi<Body>(request: Promise<ClientResponse<Body, number, 'json'>>): Promise<Body> {
  try {
    return await call(request)
  } catch (thrown) {
    const failure = readFailure(thrown)
    throw failure ? new AppError(failure.code, failure.message) : thrown
  }
}

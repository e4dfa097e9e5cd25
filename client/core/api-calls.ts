import type { ClientResponse } from 'hono/client'

import { errorCodes, type ErrorEnvelope } from '#domain/errors.ts'

import type { CallError } from './call-error.ts'
import { withStatus } from './results.ts'
import { recordUnauthorized } from './session-request.ts'

export { hc } from 'hono/client'
export { readJsonLines } from './json-lines.ts'

/**
 * Returns the body of a successful call, or null for a response without a body. A failed call throws a
 * `CallError` with its status, which the router shows as an error page.
 */
export async function call<Body>(request: Promise<ClientResponse<Body, number, 'json' | 'body'>>): Promise<Body> {
  return readBody(await requireOk(request))
}

type OkResponse = Pick<Response, 'ok' | 'status' | 'json'>

/** Returns the response of a successful call; otherwise throws like `call`. */
export async function requireOk<Success extends OkResponse>(request: Promise<Success>): Promise<Success> {
  const response = await request
  if (response.ok) return response
  if (response.status === 401) recordUnauthorized()
  const { code, message, fields } = (await readEnvelope(response)).error
  throw withStatus({ code, message, ...(fields && { fields }) } satisfies CallError, response.status)
}

/** Returns null for 204, because Hono types the response of `c.body(null, 204)` as null. */
const readBody = <Body>(response: ClientResponse<Body, number, 'json' | 'body'>): Promise<Body> =>
  response.status === 204 ? Promise.resolve(null as Body) : (response.json() as Promise<Body>)

async function readEnvelope(response: { status: number; json: () => Promise<unknown> }): Promise<ErrorEnvelope> {
  const body: unknown = await response.json().catch(() => undefined)
  if (isEnvelope(body)) return body
  const code = response.status === 503 ? 'unavailable' : 'internal'
  return { error: { code, message: errorCodes[code].message, requestId: '' } }
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  return typeof body === 'object' && body !== null && 'error' in body
}

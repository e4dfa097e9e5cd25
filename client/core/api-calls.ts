import type { ClientResponse } from 'hono/client'
import { data } from 'react-router'

import { errorCodes, type ErrorEnvelope } from '#domain/errors.ts'

import type { CallError } from './call-error.ts'

export { hc } from 'hono/client'

/** The body of a successful call; throws what the router shows as an error page, `CallError` as its data, otherwise. */
export async function call<Body>(request: Promise<ClientResponse<Body, number, 'json'>>): Promise<Body> {
  const response = await request
  if (response.ok) return response.json()
  const { code, message, fields } = (await readEnvelope(response)).error
  throw data({ code, message, ...(fields && { fields }) } satisfies CallError, { status: response.status })
}

async function readEnvelope(response: { status: number; json: () => Promise<unknown> }): Promise<ErrorEnvelope> {
  const body: unknown = await response.json().catch(() => undefined)
  if (isEnvelope(body)) return body
  const code = response.status === 503 ? 'unavailable' : 'internal'
  return { error: { code, message: errorCodes[code].message, requestId: '' } }
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  return typeof body === 'object' && body !== null && 'error' in body
}

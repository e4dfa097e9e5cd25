import type { ClientResponse } from 'hono/client'
import { createContext, data } from 'react-router'

import { type ErrorCode, errorCodes, type ErrorEnvelope } from '#domain/errors.ts'

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** How a loader reaches the API: the browser's own fetch, or the worker's router in process. */
export const fetchContext = createContext<Fetch>((input, init) => fetch(input, init))

export type CallError = { code: ErrorCode; message: string; fields?: Record<string, string> }

/** `hc` puts path parameters into the address as they stand; without this `..%2f` would reach another route. */
export function pathParams<Params extends Record<string, string>>(params: Params): Params {
  const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])
  return Object.fromEntries(encoded) as Params
}

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

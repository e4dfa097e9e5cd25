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

/** What a failed call threw, with its HTTP status; undefined when the network failed or something else was thrown. */
export function readFailure(thrown: unknown): (CallError & { status: number }) | undefined {
  if (!isFailure(thrown)) return undefined
  return { ...thrown.data, status: thrown.init?.status ?? errorCodes[thrown.data.code].status }
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

/** `call` throws the router's `data()`, whose type the router keeps to itself. */
function isFailure(thrown: unknown): thrown is { data: CallError; init: ResponseInit | null } {
  if (typeof thrown !== 'object' || thrown === null || !('data' in thrown)) return false
  const { data: detail } = thrown
  return typeof detail === 'object' && detail !== null && 'code' in detail && 'message' in detail
}

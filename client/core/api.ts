import type { ClientResponse, hc } from 'hono/client'
import type { RouterContext, RouterContextProvider } from 'react-router'

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** `fetch` that loaders use to reach the API: the browser's or, in the worker, a direct call to its router. */
export const fetchContext: RouterContext<Fetch> = { defaultValue: (input, init) => fetch(input, init) }

/** Context that loaders and actions pass to API calls. The router's context is one. */
export type ApiContext = Pick<RouterContextProvider, 'get'>

/** Context for calls outside the router; returns default values. */
export const browserContext: ApiContext = { get: ({ defaultValue }) => requireDefault(defaultValue) }

function requireDefault<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This context has no default value.')
  return value
}

/** Loads the API client in a separate file, so that an idle page doesn't load it. */
export const loadCalls = () => import('./api-calls.ts')

/** Response of the API. Hono gives a response without a body the format `body`. */
type ApiResponse<Body> = Promise<ClientResponse<Body, number, 'json' | 'body'>>

/** Creates a function that calls the part of the API that `connect` selects. It returns and throws like `call`. */
export const createApiCall =
  <Client>(connect: (client: typeof hc, network: { fetch: Fetch }) => Client) =>
  async <Body>(context: ApiContext, request: (client: Client) => ApiResponse<Body>): Promise<Body> => {
    const { call, hc: client } = await loadCalls()
    return call(request(connect(client, { fetch: context.get(fetchContext) })))
  }

/**
 * Gives a response the type that the route declares. Hono's JSON types can't express the recursive type of marked text.
 */
export const asDeclared = <Declared>(body: Promise<unknown>): Promise<Declared> => body as Promise<Declared>

type LinesResponse = Promise<Pick<Response, 'ok' | 'status' | 'json' | 'body'>>

/**
 * Like `createApiCall`, for a response of JSON lines: yields each line as it arrives, and throws when nothing arrives for
 * `maxSilenceMs`. `Line` is the type that the route writes.
 */
export const createLinesCall = <Client>(
  connect: (client: typeof hc, network: { fetch: Fetch }) => Client,
  maxSilenceMs?: number,
) =>
  async function* <Line>(context: ApiContext, request: (client: Client) => LinesResponse): AsyncGenerator<Line> {
    const { requireOk, hc: client, readJsonLines } = await loadCalls()
    const { body } = await requireOk(request(connect(client, { fetch: context.get(fetchContext) })))
    if (body) for await (const line of readJsonLines(body, maxSilenceMs)) yield line as Line
  }

/** Encodes path parameters. `hc` inserts them unencoded, so that `..%2f` would reach another route. */
export function pathParams<Params extends Record<string, string>>(params: Params): Params {
  const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])
  return Object.fromEntries(encoded) as Params
}

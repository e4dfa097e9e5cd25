import type { ClientResponse, hc } from 'hono/client'
import { createContext, type RouterContextProvider } from 'react-router'

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** How a loader reaches the API: the browser's own fetch, or the worker's router in process. */
export const fetchContext = createContext<Fetch>((input, init) => fetch(input, init))

/** A page left alone asks for nothing: what asks is fetched at the first sign of a reader, or with the first call. */
export const loadCalls = () => import('./api-calls.ts')

/** `body`: an answer without one. */
type Asked<Body> = Promise<ClientResponse<Body, number, 'json' | 'body'>>

/** Asks the part of the API that `connect` names; gives or throws what `call` does. */
export const createAsk =
  <Client>(connect: (client: typeof hc, network: { fetch: Fetch }) => Client) =>
  async <Body>(context: Readonly<RouterContextProvider>, request: (client: Client) => Asked<Body>): Promise<Body> => {
    const { call, hc: client } = await loadCalls()
    return call(request(connect(client, { fetch: context.get(fetchContext) })))
  }

/** What the routes answer by their own types: Hono's types of JSON give up on texts, which are trees. */
export const withTexts = <Told>(answer: Promise<unknown>): Promise<Told> => answer as Promise<Told>

type AskedForLines = Promise<Pick<Response, 'ok' | 'status' | 'json' | 'body'>>

/**
 * The same for an answer of JSON lines: gives each when it has come, and throws where nothing comes for `silenceMaxMs`. `Line` is what
 * the route writes.
 */
export const createAskForLines = <Client>(
  connect: (client: typeof hc, network: { fetch: Fetch }) => Client,
  silenceMaxMs?: number,
) =>
  async function* <Line>(
    context: Readonly<RouterContextProvider>,
    request: (client: Client) => AskedForLines,
  ): AsyncGenerator<Line> {
    const { answered, hc: client, readJsonLines } = await loadCalls()
    const { body } = await answered(request(connect(client, { fetch: context.get(fetchContext) })))
    if (body) for await (const line of readJsonLines(body, silenceMaxMs)) yield line as Line
  }

/** `hc` puts path parameters into the address as they stand; without this `..%2f` would reach another route. */
export function pathParams<Params extends Record<string, string>>(params: Params): Params {
  const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])
  return Object.fromEntries(encoded) as Params
}

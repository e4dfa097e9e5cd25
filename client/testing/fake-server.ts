import { vi } from 'vitest'

export type ApiRequest = { method: string; path: string; query: URLSearchParams; body: unknown }
type Reply = (request: ApiRequest) => unknown
/** Replies of the server by method and path, such as `PUT /api/profile`. Without one, the server is unreachable. */
export type Api = Record<string, unknown>

/** Replaces the network. Returns the requests so far, and the replies, which the test may change. */
export function fakeServer(api: Api = {}) {
  const replies: Api = { ...api }
  const requests: ApiRequest[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
    const { pathname: path, searchParams: query } = new URL(request.url)
    const text = await request.text()
    const sent = { method: request.method, path, query, body: text === '' ? undefined : readJson(text) }
    requests.push(sent)
    await letReactDraw()
    const reply = replies[`${request.method} ${path}`]
    if (reply === undefined) throw new TypeError('Failed to fetch')
    const answer: unknown = await (typeof reply === 'function' ? (reply as Reply)(sent) : reply)
    if (answer instanceof Response) return answer
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
  })
  return { replies, requests }
}

/** A real reply never comes before React has drawn that a form is being sent. React draws in turns of the event loop. */
export async function letReactDraw(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Response of a failed call. */
export const refusal = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  Response.json({ error: { code, message, requestId: '', ...(fields && { fields }) } }, { status })

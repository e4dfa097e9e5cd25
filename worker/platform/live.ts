/** What a member's live object answers to, called by name from any run of the worker. */
export type LiveObject = {
  /** Sends every socket what it lacks. */
  wake: (userId: string) => Promise<void>
  /** Sends every socket a text that nobody misses who is not there. */
  say: (text: string) => Promise<void>
  /** Closes every socket; whoever still may comes back. */
  closeSockets: () => Promise<void>
  fetch: (request: Request) => Promise<Response>
}

/** The Durable Object namespace of `wrangler.toml`. */
export type LiveNamespace = { getByName: (name: string) => LiveObject }

export type Live = Pick<LiveObject, 'wake'> & {
  say: (userId: string, text: string) => Promise<void>
  closeSockets: (userId: string) => Promise<void>
  /**
   * Hands a WebSocket handshake of the member over; what is missed since the note of the sequence `after` is sent at once. `until`
   * is the time by which the socket is noted. 429 where too many are open.
   */
  connect: (userId: string, from: { after: number; until: number }) => Promise<Response>
}

/** One object for each member. */
export function liveObjects(namespace: LiveNamespace): Live {
  const of = (userId: string) => namespace.getByName(userId)
  return {
    wake: (userId) => of(userId).wake(userId),
    say: (userId, text) => of(userId).say(text),
    closeSockets: (userId) => of(userId).closeSockets(),
    async connect(userId, { after, until }) {
      const query = new URLSearchParams({ userId, after: String(after), until: String(until) })
      const request = new Request(`https://live/?${query.toString()}`, { headers: { Upgrade: 'websocket' } })
      return writable(await of(userId).fetch(request))
    },
  }
}

/** What came from another object takes no headers of ours. */
function writable(answer: Response): Response {
  const { status, webSocket = null } = answer as Response & { webSocket?: unknown }
  const init: ResponseInit & { webSocket: unknown } = { status, webSocket }
  return new Response(null, init)
}

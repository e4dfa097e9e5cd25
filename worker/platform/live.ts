/** Methods of a member's Durable Object, which any invocation of the worker can call. */
export type LiveObject = {
  /** Sends every socket the notifications that it hasn't received. */
  wake: (userId: string) => Promise<void>
  /** Sends every open socket a text that isn't stored for anybody else. */
  broadcast: (text: string) => Promise<void>
  /** Closes every socket; tabs with a valid session reconnect. */
  closeSockets: () => Promise<void>
  fetch: (request: Request) => Promise<Response>
}

export type LiveNamespace = { getByName: (name: string) => LiveObject }

export type Live = Pick<LiveObject, 'wake'> & {
  broadcast: (userId: string, text: string) => Promise<void>
  closeSockets: (userId: string) => Promise<void>
  /**
   * Passes a WebSocket handshake of the member to the object, which immediately sends all notifications after the
   * sequence `after`. `until` is the time until which the socket counts as open. Returns 429 if too many are open.
   */
  connect: (userId: string, position: { after: number; until: number }) => Promise<Response>
}

/** Uses one object per member. */
export function createLive(namespace: LiveNamespace): Live {
  const getObject = (userId: string) => namespace.getByName(userId)
  return {
    wake: (userId) => getObject(userId).wake(userId),
    broadcast: (userId, text) => getObject(userId).broadcast(text),
    closeSockets: (userId) => getObject(userId).closeSockets(),
    async connect(userId, { after, until }) {
      const query = new URLSearchParams({ userId, after: String(after), until: String(until) })
      const request = new Request(`https://live/?${query.toString()}`, { headers: { Upgrade: 'websocket' } })
      return toMutableResponse(await getObject(userId).fetch(request))
    },
  }
}

/** The headers of a response from another object can't be changed, so this copies it. */
function toMutableResponse(response: Response): Response {
  const { status, webSocket = null } = response as Response & { webSocket?: unknown }
  const init: ResponseInit & { webSocket: unknown } = { status, webSocket }
  return new Response(null, init)
}

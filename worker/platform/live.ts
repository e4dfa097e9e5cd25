/** Methods of a member's Durable Object. Any invocation of the worker can call them. */
export type LiveObject = {
  /** Sends each socket the notifications that it hasn't received. */
  wake: (userId: string) => Promise<void>
  /** Sends a message to every open socket. */
  broadcast: (text: string) => Promise<void>
  /** Closes every socket. Tabs with a valid session reconnect. */
  closeSockets: () => Promise<void>
  fetch: (request: Request) => Promise<Response>
}

export type LiveNamespace = { getByName: (name: string) => LiveObject }

export type Live = Pick<LiveObject, 'wake'> & {
  broadcast: (userId: string, text: string) => Promise<void>
  closeSockets: (userId: string) => Promise<void>
  /**
   * Passes the member's WebSocket handshake to the Durable Object, which then sends all notifications with a sequence
   * above `after`. The socket counts as open until `until`, in milliseconds since the epoch. Returns 429 if too many
   * sockets are open.
   */
  connect: (userId: string, position: { after: number; until: number }) => Promise<Response>
}

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

/** Copies the response, because headers from another object can't be changed. */
function toMutableResponse(response: Response): Response {
  const { status, webSocket = null } = response as Response & { webSocket?: unknown }
  const init: ResponseInit & { webSocket: unknown } = { status, webSocket }
  return new Response(null, init)
}

import type { DurableObjectState, WebSocket } from '@cloudflare/workers-types'
import { DurableObject } from 'cloudflare:workers'

import {
  hasExpired,
  filterUnsent,
  type OpenSocket,
  findFirstSequence,
  maxSockets,
} from '#domain/notifications/live-delivery.rules.ts'
import { livePing, livePong, serialiseLiveMessage } from '#domain/notifications/live-messages.ts'
import { createReader } from '#worker/core/ctx.ts'
import type { Env } from '#worker/core/env.ts'
import { consoleLog } from '#worker/core/log.ts'
import type { LiveObject } from '#worker/platform/live.ts'

import { listNewer, maxNewerNotifications, markOffline } from './notifications.service.ts'

/** `until` is the socket's expiry time in `live_members`. */
type SocketState = OpenSocket & { userId: string; until: number }

/**
 * Open sockets of one member. Stores no other data: each socket stores the last sequence that was sent to it, and
 * notifications are in the database. Cloudflare can evict the object at any time.
 */
export class LiveMessages extends DurableObject<Env> implements LiveObject {
  #isDue = false
  #delivery: Promise<void> | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(livePing, livePong))
  }

  async fetch({ url }: Request): Promise<Response> {
    if (this.#openSockets().length >= maxSockets) return new Response(null, { status: 429 })
    const { searchParams } = new URL(url)
    const userId = searchParams.get('userId') ?? ''
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const [after, until] = ['after', 'until'].map((name) => Number(searchParams.get(name)))
    saveState(server, { userId, until: until ?? 0, after: after ?? 0, since: Date.now() })
    this.ctx.waitUntil(this.wake(userId))
    const handshake: ResponseInit & { webSocket: WebSocket } = { status: 101, webSocket: client }
    return new Response(null, handshake)
  }

  /** Completes the close handshake. */
  async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close(normalClosure)
    await this.#passOnExpiry(socket.deserializeAttachment())
  }

  /** Runs one delivery at a time. A call during a delivery starts another round. */
  wake(userId: string): Promise<void> {
    this.#isDue = true
    this.#delivery ??= this.#deliver(userId).finally(() => {
      this.#delivery = undefined
    })
    return this.#delivery
  }

  async broadcast(text: string): Promise<void> {
    for (const { socket } of this.#liveSockets()) socket.send(text)
  }

  async closeSockets(): Promise<void> {
    for (const socket of this.#openSockets()) socket.close(goingAway, 'Come back')
  }

  /** Closes the sockets after a failure. Clients then reconnect and receive the missing notifications. */
  async #deliver(userId: string): Promise<void> {
    try {
      while (this.#isDue) {
        this.#isDue = false
        // Reads the sockets before the query, because a socket that connects later may need older notifications.
        const sockets = this.#liveSockets()
        const from = findFirstSequence(sockets.map(({ state }) => state))
        if (from === undefined) return
        const notifications = await listNewer(createReader(this.env), userId, from)
        for (const { socket, state } of sockets.filter(isOpen)) {
          const unsentNotifications = filterUnsent(state, notifications)
          for (const notification of unsentNotifications)
            socket.send(serialiseLiveMessage({ kind: 'note', note: notification }))
          const last = unsentNotifications.at(-1)
          if (last) saveState(socket, { ...state, after: last.sequence })
        }
        if (notifications.length === maxNewerNotifications) this.#isDue = true
      }
    } catch (error) {
      consoleLog.error('live_delivery_failed', error)
      await this.closeSockets()
    }
  }

  /** Records that the member has no open socket. If another socket is open, gives it the later `until` instead. */
  async #passOnExpiry({ userId, until }: SocketState): Promise<void> {
    const [other] = this.#openSockets()
    if (other) {
      const otherState: SocketState = other.deserializeAttachment()
      return saveState(other, { ...otherState, until: Math.max(otherState.until, until) })
    }
    await markOffline(createReader(this.env), userId, until)
  }

  #openSockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => isOpen({ socket }))
  }

  /** Returns the open sockets with their states. Closes sockets that have exceeded their lifetime. */
  #liveSockets(): { socket: WebSocket; state: SocketState }[] {
    const now = Date.now()
    return this.#openSockets().flatMap((socket) => {
      const state: SocketState = socket.deserializeAttachment()
      if (!hasExpired(state, now)) return [{ socket, state }]
      socket.close(goingAway, 'Come back')
      return []
    })
  }
}

/** Close codes of RFC 6455, and the ready state of an open WebSocket. */
const normalClosure = 1000
const goingAway = 1001
const openState = 1

const isOpen = ({ socket }: { socket: WebSocket }) => socket.readyState === openState

/** Stores the state in the socket, where it survives hibernation of the Durable Object. */
const saveState = (socket: WebSocket, state: SocketState) => socket.serializeAttachment(state)

import type { DurableObjectState, WebSocket } from '@cloudflare/workers-types'
import { DurableObject } from 'cloudflare:workers'

import {
  hasOutlived,
  lackedBy,
  type Listening,
  readFrom,
  socketsMax,
} from '#domain/notifications/live-delivery.rules.ts'
import { livePing, livePong, writeLiveMessage } from '#domain/notifications/live-messages.ts'
import { createReader } from '#worker/core/ctx.ts'
import type { Env } from '#worker/core/env.ts'
import { consoleLog } from '#worker/core/log.ts'
import type { LiveObject } from '#worker/platform/live.ts'

import { listNewer, newerAtOnce, stopListening } from './notifications.service.ts'

/** `until` is the time by which `live_members` knows the socket. */
type Noted = Listening & { userId: string; until: number }

/**
 * The sockets of one member. It keeps nothing of its own: what was said to a socket stands beside the socket, what there is to
 * say in the database, so it may be taken away at any moment.
 */
export class LiveMessages extends DurableObject<Env> implements LiveObject {
  #isDue = false
  #delivery: Promise<void> | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(livePing, livePong))
  }

  async fetch({ url }: Request): Promise<Response> {
    if (this.#open().length >= socketsMax) return new Response(null, { status: 429 })
    const { searchParams } = new URL(url)
    const userId = searchParams.get('userId') ?? ''
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const [after, until] = ['after', 'until'].map((name) => Number(searchParams.get(name)))
    remember(server, { userId, until: until ?? 0, after: after ?? 0, since: Date.now() })
    this.ctx.waitUntil(this.wake(userId))
    const handshake: ResponseInit & { webSocket: WebSocket } = { status: 101, webSocket: client }
    return new Response(null, handshake)
  }

  /** The page has closed its socket, and waits for the same from here. */
  async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close(goodbye)
    await this.#handOn(socket.deserializeAttachment())
  }

  /** One delivery at a time: whoever calls meanwhile waits for one that begins afterwards. */
  wake(userId: string): Promise<void> {
    this.#isDue = true
    this.#delivery ??= this.#deliver(userId).finally(() => {
      this.#delivery = undefined
    })
    return this.#delivery
  }

  async say(text: string): Promise<void> {
    for (const { socket } of this.#listening()) socket.send(text)
  }

  async closeSockets(): Promise<void> {
    for (const socket of this.#open()) socket.close(goneAway, 'Come back')
  }

  /** Who comes back after a failure gets what is missing. */
  async #deliver(userId: string): Promise<void> {
    try {
      while (this.#isDue) {
        this.#isDue = false
        // Taken before the question: a socket that comes meanwhile may lack more than is asked for.
        const sockets = this.#listening()
        const from = readFrom(sockets.map(({ listening }) => listening))
        if (from === undefined) return
        const notes = await listNewer(createReader(this.env), userId, from)
        for (const { socket, listening } of sockets.filter(isOpen)) {
          const lacked = lackedBy(listening, notes)
          for (const note of lacked) socket.send(writeLiveMessage({ kind: 'note', note }))
          const last = lacked.at(-1)
          if (last) remember(socket, { ...listening, after: last.sequence })
        }
        if (notes.length === newerAtOnce) this.#isDue = true
      }
    } catch (error) {
      consoleLog.error('live_delivery_failed', error)
      await this.closeSockets()
    }
  }

  /** The last socket takes with it that the member listens; another one that is open is noted by the later time of the two from now on. */
  async #handOn({ userId, until }: Noted): Promise<void> {
    const [other] = this.#open()
    if (other) {
      const noted: Noted = other.deserializeAttachment()
      return remember(other, { ...noted, until: Math.max(noted.until, until) })
    }
    await stopListening(createReader(this.env), userId, until)
  }

  /** Without those that are just closing. */
  #open(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => isOpen({ socket }))
  }

  /** Closes those that have outlived themselves. */
  #listening(): { socket: WebSocket; listening: Noted }[] {
    const now = Date.now()
    return this.#open().flatMap((socket) => {
      const listening: Noted = socket.deserializeAttachment()
      if (!hasOutlived(listening, now)) return [{ socket, listening }]
      socket.close(goneAway, 'Come back')
      return []
    })
  }
}

/** Codes of RFC 6455 and of the WebSocket interface. */
const goodbye = 1000
const goneAway = 1001
const open = 1

const isOpen = ({ socket }: { socket: WebSocket }) => socket.readyState === open

/** It outlives the sleep of the object. */
const remember = (socket: WebSocket, listening: Noted) => socket.serializeAttachment(listening)

import type { Notification } from './notifications.types.ts'

/** Message on the socket: a new notification, notifications read elsewhere, or a change to the page at `link`. */
export type LiveMessage = { kind: 'note'; note: Notification } | { kind: 'read' } | { kind: 'changed'; link: string }

/** Keep-alive messages, answered while the Durable Object hibernates. */
export const livePing = 'ping'
export const livePong = 'pong'

export const serialiseLiveMessage = (message: LiveMessage): string => JSON.stringify(message)

/** Parses a message from the socket. Returns undefined for any other text. */
export function parseLiveMessage(text: string): LiveMessage | undefined {
  if (!text.startsWith('{')) return undefined
  const message: LiveMessage = JSON.parse(text)
  return message
}

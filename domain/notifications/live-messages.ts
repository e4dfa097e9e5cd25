import type { Notification } from './notifications.types.ts'

/**
 * What the socket carries: a note that has just come, that notes were read somewhere else, or that what stands at a path of this
 * site has changed.
 */
export type LiveMessage = { kind: 'note'; note: Notification } | { kind: 'read' } | { kind: 'changed'; link: string }

/** What keeps a socket alive, and how it is answered without waking anybody. */
export const livePing = 'ping'
export const livePong = 'pong'

/** The text of a message on the wire. */
export const writeLiveMessage = (message: LiveMessage): string => JSON.stringify(message)

/** Undefined for anything that is no message. */
export function readLiveMessage(text: string): LiveMessage | undefined {
  if (!text.startsWith('{')) return undefined
  const message: LiveMessage = JSON.parse(text)
  return message
}

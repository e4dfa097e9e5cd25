import { type LiveMessage, readLiveMessage } from '#domain/notifications/live-messages.ts'

import { keepSocket } from './live-socket.ts'

export type Listener = {
  /** Names what one browser shares: another member's tabs must have another. */
  name: string
  /** Of the socket that carries what came after the sequence. */
  address: (after: number) => string
  /** What the page knows already when it begins to listen. */
  after: number
  /** A note may come again; `read` also stands for whatever may have been missed. */
  onMessage: (message: LiveMessage) => void
  onRefused: () => void
}

/** Up to where everything was heard, and whether somebody has listened before the next socket opens. */
export type Place = { sequence: number; isLater: boolean }

/** Goes on from the place by a socket of this tab's own; gives back how to stop. */
export const openStream = (place: Place, { address, onMessage, onRefused }: Listener): (() => void) =>
  keepSocket({
    address: () => address(place.sequence),
    onOpen: () => {
      // Marks are told to those alone who are there.
      if (place.isLater) onMessage({ kind: 'read' })
      place.isLater = true
    },
    onText: (text) => {
      const message = readLiveMessage(text)
      if (message?.kind === 'note') place.sequence = Math.max(place.sequence, message.note.sequence)
      if (message) onMessage(message)
    },
    onRefused,
  })

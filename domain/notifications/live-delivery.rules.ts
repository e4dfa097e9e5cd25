import { hourMs } from '../durations.ts'
import type { Notification } from './notifications.types.ts'

/** How long a socket may stay open before who listens is asked again, in milliseconds. */
export const socketLifeMs = 12 * hourMs

/** Sockets that one member may have open: each browser has one, or one for each tab. */
export const socketsMax = 100

/** A member's open socket: the sequence of the last note it was sent, and since when it is open, in milliseconds since the epoch. */
export type Listening = { after: number; since: number }

/** Where reading has to begin so that every socket gets all it lacks; undefined when nobody listens. */
export const readFrom = (sockets: readonly Listening[]): number | undefined =>
  sockets.length === 0 ? undefined : Math.min(...sockets.map(({ after }) => after))

/** Of notes in the order of their sequence, those that the socket lacks. */
export const lackedBy = ({ after }: Listening, notes: readonly Notification[]): readonly Notification[] =>
  notes.filter(({ sequence }) => sequence > after)

/** Whether who listens has to be asked again before anything more is said. */
export const hasOutlived = ({ since }: Listening, now: number): boolean => now - since > socketLifeMs

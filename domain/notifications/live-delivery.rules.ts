import { hourMs } from '../durations.ts'
import type { Notification } from './notifications.types.ts'

/** Maximum lifetime of a socket in milliseconds. The browser then connects again, which checks the session. */
export const maxSocketLifetimeMs = 12 * hourMs

/** Maximum sockets of one member: one for each browser, or for each tab. */
export const maxSockets = 100

/**
 * A member's open socket: `after` is the sequence of the last notification sent, `since` the time of opening in
 * milliseconds since the epoch.
 */
export type OpenSocket = { after: number; since: number }

/** Returns the sequence from which to read, so that no socket misses a notification. Undefined without sockets. */
export const findFirstSequence = (sockets: readonly OpenSocket[]): number | undefined =>
  sockets.length === 0 ? undefined : Math.min(...sockets.map(({ after }) => after))

/** Returns the notifications that were not sent to the socket yet. */
export const filterUnsent = ({ after }: OpenSocket, notifications: readonly Notification[]): readonly Notification[] =>
  notifications.filter(({ sequence }) => sequence > after)

/** True if the socket has exceeded its lifetime and must be closed. */
export const hasExpired = ({ since }: OpenSocket, now: number): boolean => now - since > maxSocketLifetimeMs

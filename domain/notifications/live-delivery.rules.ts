import { hourMs } from '../durations.ts'
import type { Notification } from './notifications.types.ts'

/** Maximum lifetime of a socket in milliseconds. The browser then connects again, which checks the session. */
export const maxSocketLifetimeMs = 12 * hourMs

/** Maximum sockets for one member: one for each browser or tab. */
export const maxSockets = 100

/**
 * Member's open socket. `after` is the sequence of the last notification sent; `since` is the opening time in
 * milliseconds since the epoch.
 */
export type OpenSocket = { after: number; since: number }

/** Returns the sequence to read from so that no socket misses a notification; undefined without sockets. */
export const findFirstSequence = (sockets: readonly OpenSocket[]): number | undefined =>
  sockets.length === 0 ? undefined : Math.min(...sockets.map(({ after }) => after))

export const filterUnsent = ({ after }: OpenSocket, notifications: readonly Notification[]): readonly Notification[] =>
  notifications.filter(({ sequence }) => sequence > after)

export const hasExpired = ({ since }: OpenSocket, now: number): boolean => now - since > maxSocketLifetimeMs

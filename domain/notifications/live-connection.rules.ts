import { minuteMs, secondMs } from '../durations.ts'

/** Milliseconds after which an attempt to open a socket counts as failed. */
export const openWithinMs = 20 * secondMs
/** Milliseconds of silence after which a socket is pinged. */
export const pingAfterMs = 30 * secondMs
/** Milliseconds to wait for the reply to a ping before closing the socket. */
export const pongWithinMs = 10 * secondMs
/** Milliseconds to wait for the tab that holds the socket before another tab takes over. */
export const answerWithinMs = 3 * secondMs

const shortestWaitMs = 500
const firstWaitMs = 1500
const longestWaitMs = minuteMs

/**
 * Returns the milliseconds until the next attempt after this many failures in a row: about a second at first, then
 * longer. `random` is from 0 to below 1.
 */
export const waitMs = (failures: number, random: number): number =>
  shortestWaitMs + random * (Math.min(firstWaitMs * 2 ** failures, longestWaitMs) - shortestWaitMs)

/** Result of a connection. A connection on which a ping was answered counts as stable. */
export type ConnectionResult = { hasOpened: boolean; hasAnswered: boolean }

/** `isRefused`: the socket never opened, so the client checks if another attempt can succeed. */
type NextAttempt = { failures: number; waitMs: number; isRefused: boolean }

/** Plans the next attempt after a connection ends. Only a stable connection resets the count of failures. */
export function planReconnect(
  earlier: number,
  { hasOpened, hasAnswered }: ConnectionResult,
  random: number,
): NextAttempt {
  const failures = hasAnswered ? 0 : earlier
  return { failures: failures + 1, waitMs: waitMs(failures, random), isRefused: !hasOpened }
}

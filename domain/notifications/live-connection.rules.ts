import { minuteMs, secondMs } from '../durations.ts'

/** Milliseconds until an attempt to open a socket counts as failed. */
export const openTimeoutMs = 20 * secondMs
/** Milliseconds of silence after which a socket is pinged. */
export const pingAfterMs = 30 * secondMs
/** Milliseconds to wait for the reply to a ping before closing the socket. */
export const pongTimeoutMs = 10 * secondMs

const minDelayMs = 500
const firstMaxDelayMs = 1500
const maxDelayMs = minuteMs

/**
 * Returns the milliseconds until the next attempt after this many failures in a row: about a second at first, then
 * longer. `random` is 0 to below 1.
 */
export const calculateDelayMs = (failures: number, random: number): number =>
  minDelayMs + random * (Math.min(firstMaxDelayMs * 2 ** failures, maxDelayMs) - minDelayMs)

/** Result of a connection. It counts as stable once a ping was answered. */
export type ConnectionResult = { hasOpened: boolean; hasAnswered: boolean }

/** `isRefused` is true when the socket never opened. The client then checks whether another attempt can succeed. */
type NextAttempt = { failures: number; delayMs: number; isRefused: boolean }

/** Plans the next attempt after a connection ends. Only a stable connection resets the count of failures. */
export function planReconnect(
  earlierFailures: number,
  { hasOpened, hasAnswered }: ConnectionResult,
  random: number,
): NextAttempt {
  const failures = hasAnswered ? 0 : earlierFailures
  return { failures: failures + 1, delayMs: calculateDelayMs(failures, random), isRefused: !hasOpened }
}

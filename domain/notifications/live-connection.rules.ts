import { minuteMs, secondMs } from '../durations.ts'

/** Within this a socket opens, or the attempt counts as vain, in milliseconds. */
export const openWithinMs = 20 * secondMs
/** How long a socket may be silent before it is asked for a sign of life, in milliseconds. */
export const pingAfterMs = 30 * secondMs
/** Within this the sign of life comes, or the socket is given up, in milliseconds. */
export const pongWithinMs = 10 * secondMs
/** Within this the tab that keeps the socket answers the others, or one of them takes it over, in milliseconds. */
export const answerWithinMs = 3 * secondMs

const shortestWaitMs = 500
const firstWaitMs = 1500
const longestWaitMs = minuteMs

/** How long to wait after so many vain attempts in a row, in milliseconds: about a second at first, then ever longer. `random`: from 0 to below 1. */
export const waitMs = (failures: number, random: number): number =>
  shortestWaitMs + random * (Math.min(firstWaitMs * 2 ** failures, longestWaitMs) - shortestWaitMs)

/** How a connection ended; one that answered a ping has lasted. */
export type Ended = { hasOpened: boolean; hasAnswered: boolean }

/** `asksWhy`: whether somebody has to find out if an attempt may succeed at all. */
type NextAttempt = { failures: number; waitMs: number; asksWhy: boolean }

/** What follows the end of a connection: one that has lasted makes the vain attempts before it forgotten, no other does. */
export function afterEnd(earlier: number, { hasOpened, hasAnswered }: Ended, random: number): NextAttempt {
  const failures = hasAnswered ? 0 : earlier
  return { failures: failures + 1, waitMs: waitMs(failures, random), asksWhy: !hasOpened }
}

/** Times are milliseconds since the epoch. */
type Standing = { confirmedAt: number | null; unsubscribedAt: number | null }

/** Whether campaigns go to this address: its owner confirmed it and has not unsubscribed since. */
export function isSubscribed({ confirmedAt, unsubscribedAt }: Standing): boolean {
  return confirmedAt !== null && unsubscribedAt === null
}

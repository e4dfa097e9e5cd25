/** Times are milliseconds since the epoch. */
type Status = { confirmedAt: number | null; unsubscribedAt: number | null; suppressedAt: number | null }

/** True if campaigns go to this address: it is confirmed, subscribed and not suppressed. */
export function isSubscribed({ confirmedAt, unsubscribedAt, suppressedAt }: Status): boolean {
  return confirmedAt !== null && unsubscribedAt === null && suppressedAt === null
}

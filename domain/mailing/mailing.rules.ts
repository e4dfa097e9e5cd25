/** Times are milliseconds since the epoch. */
type Status = { confirmedAt: number | null; unsubscribedAt: number | null; suppressedAt: number | null }

/** Whether campaigns go to this address: its owner confirmed it and has not unsubscribed since, and mail to it arrives. */
export function isSubscribed({ confirmedAt, unsubscribedAt, suppressedAt }: Status): boolean {
  return confirmedAt !== null && unsubscribedAt === null && suppressedAt === null
}

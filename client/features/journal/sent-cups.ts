import type { FeedCup } from '#domain/calendar/calendar.schemas.ts'
import type { PlanCup } from '#domain/calendar/cup-events.ts'

/** Feed that this browser keeps up to date: its time of creation and the cups that were last sent, as JSON. */
type SentCups = { createdAt: number; cups: string }

const sentCupsKey = 'calendarFeed'

/** Returns what this browser last sent; undefined if it keeps no feed up to date. */
export function readSentCups(): SentCups | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sentCupsKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { createdAt, cups } = stored as Partial<SentCups>
    return typeof createdAt === 'number' && typeof cups === 'string' ? { createdAt, cups } : undefined
  } catch {
    return undefined
  }
}

/** A browser without storage keeps no feed up to date. */
export function storeSentCups(sent: SentCups | undefined): void {
  try {
    if (sent) localStorage.setItem(sentCupsKey, JSON.stringify(sent))
    else localStorage.removeItem(sentCupsKey)
  } catch {
    // The feed stays as it is.
  }
}

/** Leaves out the names, which the server adds itself. */
export const toFeedCups = (cups: readonly PlanCup[]): FeedCup[] =>
  cups.map(({ uid, day, time, recipe }) => ({ uid, day, time, recipe }))

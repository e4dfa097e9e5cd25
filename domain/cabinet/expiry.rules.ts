import { dayInWords } from '#domain/date-in-words.ts'
import { addDays, dayAt } from '#domain/days.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

import { listWords, shortName } from '../words.ts'
import { soonDays } from './cabinet.rules.ts'

const namedMax = 3

/**
 * Returns the first and last expiry date (`yyyy-mm-dd`) that members are notified of at `now`, in milliseconds since
 * the epoch.
 */
export const notifiedDays = (now: number): { from: string; to: string } => ({
  from: dayAt(now),
  to: addDays(dayAt(now), soonDays),
})

/** Herb with its expiry date, `yyyy-mm-dd`. */
type Expiring = { name: string; expiryDate: string }

/** Returns one notification for all herbs that expire soon. It names the first three to expire. */
export function expiryNotification(
  herbs: readonly Expiring[],
): Pick<Notification, 'title' | 'message' | 'type'> & { link: string } {
  const ordered = herbs.toSorted((one, other) => (one.expiryDate < other.expiryDate ? -1 : 1))
  const { from, to } = { from: ordered.at(0)?.expiryDate ?? '', to: ordered.at(-1)?.expiryDate ?? '' }
  const named = ordered.slice(0, namedMax).map(({ name }) => shortName(name))
  const more = ordered.length - named.length
  const names = listWords(more > 0 ? [...named, `${more} more`] : named)
  const when = from === to ? `on ${dayInWords(from)}` : `between ${dayInWords(from)} and ${dayInWords(to)}`
  return {
    title: ordered.length === 1 ? 'One of your herbs expires soon' : `${ordered.length} of your herbs expire soon`,
    message: `${names} ${ordered.length === 1 ? 'expires' : 'expire'} ${when}. Your cabinet shows what you can make with ${ordered.length === 1 ? 'it' : 'them'}.`,
    type: 'info',
    link: paths.cabinet,
  }
}

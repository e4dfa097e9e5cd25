import { formatDay } from '#domain/date-in-words.ts'
import { addDays, toUtcDay } from '#domain/days.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

import { joinWords, shortenName } from '../words.ts'
import { expiringSoonDays } from './cabinet.rules.ts'

const maxNamedHerbs = 3

/**
 * Returns the first and last expiry date (`yyyy-mm-dd`) to notify members about at `now`, in milliseconds since the
 * epoch.
 */
export const getNotifiedDates = (now: number): { from: string; to: string } => ({
  from: toUtcDay(now),
  to: addDays(toUtcDay(now), expiringSoonDays),
})

type ExpiringHerb = { name: string; expiryDate: string }

/** Returns one notification for all herbs that expire soon. It names the three that expire first. */
export function createExpiryNotification(
  herbs: readonly ExpiringHerb[],
): Pick<Notification, 'title' | 'message' | 'type'> & { link: string } {
  const sortedHerbs = herbs.toSorted((one, other) => (one.expiryDate < other.expiryDate ? -1 : 1))
  const { from, to } = { from: sortedHerbs.at(0)?.expiryDate ?? '', to: sortedHerbs.at(-1)?.expiryDate ?? '' }
  const shownNames = sortedHerbs.slice(0, maxNamedHerbs).map(({ name }) => shortenName(name))
  const otherCount = sortedHerbs.length - shownNames.length
  const names = joinWords(otherCount > 0 ? [...shownNames, `${otherCount} more`] : shownNames)
  const timeText = from === to ? `on ${formatDay(from)}` : `between ${formatDay(from)} and ${formatDay(to)}`
  return {
    title:
      sortedHerbs.length === 1 ? 'One of your herbs expires soon' : `${sortedHerbs.length} of your herbs expire soon`,
    message: `${names} ${sortedHerbs.length === 1 ? 'expires' : 'expire'} ${timeText}. Your cabinet shows what you can make with ${sortedHerbs.length === 1 ? 'it' : 'them'}.`,
    type: 'info',
    link: paths.cabinet,
  }
}

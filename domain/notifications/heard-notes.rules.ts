import { unreadIn, unreadMax } from './notifications.rules.ts'
import type { Notification, NotificationPage } from './notifications.types.ts'

/**
 * What a page has heard of the member's notes: the list that came last and, newest first, what was written after it. `latest` is
 * the sequence of the newest unread note that came since the first list, 0 for none.
 */
type HeardNotes = {
  list: NotificationPage | undefined
  newer: readonly Notification[]
  latest: number
}

export const nothingHeard: HeardNotes = { list: undefined, newer: [], latest: 0 }

/** The sequence of a list's newest note, 0 for none: the list tells all there was to tell up to there. */
export const newestIn = (list: NotificationPage | undefined): number => list?.notifications[0]?.sequence ?? 0

/** Takes a list over. One that is older than what was heard takes nothing of it away. */
export function hearList(heard: HeardNotes, list: NotificationPage): HeardNotes {
  const known = [...heard.newer, ...(heard.list?.notifications ?? [])]
  const [newest] = list.notifications
  const isNews = heard.list && newest && !newest.read && newest.sequence > (known[0]?.sequence ?? 0)
  return {
    list,
    newer: known.filter(({ sequence }) => sequence > newestIn(list)),
    latest: isNews ? newest.sequence : heard.latest,
  }
}

/** Takes over a note that came live, in whatever order; the same as before where it is known. */
export function hearNote(heard: HeardNotes, note: Notification): HeardNotes {
  const { list, newer, latest } = heard
  if (note.sequence <= newestIn(list) || newer.some(({ sequence }) => sequence === note.sequence)) return heard
  return {
    list,
    newer: [...newer, note].toSorted((one, other) => other.sequence - one.sequence),
    latest: note.read ? latest : Math.max(latest, note.sequence),
  }
}

/** What there is to show, newest first; undefined before the first list. */
export function shownNotes({ list, newer }: HeardNotes): NotificationPage | undefined {
  if (!list || newer.length === 0) return list
  return {
    notifications: [...newer, ...list.notifications],
    unread: Math.min(list.unread + unreadIn(newer), unreadMax),
    next: list.next,
  }
}

/** Newest notification since the first list, while it is unread. */
export const latestUnread = (list: NotificationPage | undefined, { latest }: HeardNotes): Notification | undefined =>
  list?.notifications.find(({ sequence, read }) => sequence === latest && !read)

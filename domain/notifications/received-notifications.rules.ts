import { countUnread, maxUnreadCount } from './notifications.rules.ts'
import type { Notification, NotificationPage } from './notifications.types.ts'

/**
 * Notifications that a page has: the last list and, newest first, those received after it. `latest` is the sequence of
 * the newest unread notification since the first list; 0 for none.
 */
type ReceivedNotifications = {
  list: NotificationPage | undefined
  newer: readonly Notification[]
  latest: number
}

export const noNotifications: ReceivedNotifications = { list: undefined, newer: [], latest: 0 }

/**
 * Returns the sequence of the list's newest notification; 0 for none. The list has every notification up to that one.
 */
export const getNewestSequence = (list: NotificationPage | undefined): number => list?.notifications[0]?.sequence ?? 0

/** Replaces the list. Keeps newer notifications that an outdated list lacks. */
export function setList(received: ReceivedNotifications, list: NotificationPage): ReceivedNotifications {
  const knownNotifications = [...received.newer, ...(received.list?.notifications ?? [])]
  const [newest] = list.notifications
  const isNewUnread =
    received.list && newest && !newest.read && newest.sequence > (knownNotifications[0]?.sequence ?? 0)
  return {
    list,
    newer: knownNotifications.filter(({ sequence }) => sequence > getNewestSequence(list)),
    latest: isNewUnread ? newest.sequence : received.latest,
  }
}

/** Adds a live notification, which may arrive out of order. Returns the same object if it is already there. */
export function addNotification(received: ReceivedNotifications, notification: Notification): ReceivedNotifications {
  const { list, newer, latest } = received
  if (
    notification.sequence <= getNewestSequence(list) ||
    newer.some(({ sequence }) => sequence === notification.sequence)
  )
    return received
  return {
    list,
    newer: [...newer, notification].toSorted((one, other) => other.sequence - one.sequence),
    latest: notification.read ? latest : Math.max(latest, notification.sequence),
  }
}

/** Returns the notifications to show, newest first; undefined before the first list. */
export function mergeNotifications({ list, newer }: ReceivedNotifications): NotificationPage | undefined {
  if (!list || newer.length === 0) return list
  return {
    notifications: [...newer, ...list.notifications],
    unread: Math.min(list.unread + countUnread(newer), maxUnreadCount),
    next: list.next,
  }
}

/** Returns the newest notification since the first list, if it is unread. */
export const findLatestUnread = (
  list: NotificationPage | undefined,
  { latest }: ReceivedNotifications,
): Notification | undefined => list?.notifications.find(({ sequence, read }) => sequence === latest && !read)

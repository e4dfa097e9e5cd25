import {
  type Mark,
  type Notification,
  type NotificationPage,
  type NotificationType,
  notificationTypes,
} from './notifications.types.ts'

/** Notes that are fetched at once. */
export const notificationsAtOnce = 20
/** Unread notes are counted up to here: the badge tells no more. */
export const unreadMax = 100

/** The type that was stored; anything unknown counts as info. */
export const notificationType = (stored: string): NotificationType =>
  notificationTypes.find((type) => type === stored) ?? 'info'

/** Where a note leads, if it is a path of this site. */
export const notificationLink = (stored: string | null): string | null =>
  stored !== null && /^\/(?![/\\])/.test(stored) ? stored : null

/** What the badge says. */
export const badgeText = (unread: number): string => (unread < unreadMax ? String(unread) : `${unreadMax - 1}+`)

/** The list as it will be once the marks have arrived. */
export function markInAdvance(page: NotificationPage, marks: readonly Mark[]): NotificationPage {
  const notifications = page.notifications.map((note) =>
    marks.some((mark) => covers(mark, note)) ? { ...note, read: true } : note,
  )
  const isAll = marks.some((mark) => 'upTo' in mark)
  return { ...page, notifications, unread: isAll ? unreadIn(notifications) : unreadAfter(page, notifications) }
}

const covers = (mark: Mark, { id, sequence }: Notification) => ('upTo' in mark ? sequence <= mark.upTo : mark.id === id)

/** Beyond the limit nobody knows how many are left. */
function unreadAfter(page: NotificationPage, marked: Notification[]): number {
  if (page.unread >= unreadMax) return page.unread
  return page.unread - unreadIn(page.notifications) + unreadIn(marked)
}

/** How many of these are unread. */
export const unreadIn = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length

import {
  type Mark,
  type Notification,
  type NotificationPage,
  type NotificationType,
  notificationTypes,
} from './notifications.types.ts'

/** Maximum notifications in one request. */
export const notificationsAtOnce = 20
/** Maximum count of unread notifications; the badge shows no more. */
export const unreadMax = 100

/** Returns the stored type, or `info` if it is unknown. */
export const notificationType = (stored: string): NotificationType =>
  notificationTypes.find((type) => type === stored) ?? 'info'

/** Returns the link if it is a path of this site. */
export const notificationLink = (stored: string | null): string | null =>
  stored !== null && /^\/(?![/\\])/.test(stored) ? stored : null

export const badgeText = (unread: number): string => (unread < unreadMax ? String(unread) : `${unreadMax - 1}+`)

/** Returns the list as it will be after the pending marks are saved. */
export function applyPendingMarks(page: NotificationPage, marks: readonly Mark[]): NotificationPage {
  const notifications = page.notifications.map((notification) =>
    marks.some((mark) => covers(mark, notification)) ? { ...notification, read: true } : notification,
  )
  const isAll = marks.some((mark) => 'upTo' in mark)
  return { ...page, notifications, unread: isAll ? unreadIn(notifications) : unreadAfter(page, notifications) }
}

const covers = (mark: Mark, { id, sequence }: Notification) => ('upTo' in mark ? sequence <= mark.upTo : mark.id === id)

/** Keeps a count at the limit, because the real number may be higher. */
function unreadAfter(page: NotificationPage, marked: Notification[]): number {
  if (page.unread >= unreadMax) return page.unread
  return page.unread - unreadIn(page.notifications) + unreadIn(marked)
}

export const unreadIn = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length

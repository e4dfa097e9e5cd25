import {
  type ReadMark,
  type Notification,
  type NotificationPage,
  type NotificationType,
  notificationTypes,
} from './notifications.types.ts'

export const notificationsPerPage = 20
/** Maximum count of unread notifications. The badge shows no higher number. */
export const maxUnreadCount = 100

/** Returns the stored type, or `info` if it is unknown. */
export const parseNotificationType = (stored: string): NotificationType =>
  notificationTypes.find((type) => type === stored) ?? 'info'

/** Returns the link if it is a path on this site. */
export const parseNotificationLink = (stored: string | null): string | null =>
  stored !== null && /^\/(?![/\\])/.test(stored) ? stored : null

export const formatBadge = (unread: number): string =>
  unread < maxUnreadCount ? String(unread) : `${maxUnreadCount - 1}+`

/** Returns the page with pending read marks applied. */
export function applyPendingMarks(page: NotificationPage, marks: readonly ReadMark[]): NotificationPage {
  const notifications = page.notifications.map((notification) =>
    marks.some((mark) => isMarked(mark, notification)) ? { ...notification, read: true } : notification,
  )
  const isAll = marks.some((mark) => 'upTo' in mark)
  return { ...page, notifications, unread: isAll ? countUnread(notifications) : calculateUnread(page, notifications) }
}

const isMarked = (mark: ReadMark, { id, sequence }: Notification) =>
  'upTo' in mark ? sequence <= mark.upTo : mark.id === id

/** Leaves a count at the maximum unchanged, because the real number may be higher. */
function calculateUnread(page: NotificationPage, markedNotifications: Notification[]): number {
  if (page.unread >= maxUnreadCount) return page.unread
  return page.unread - countUnread(page.notifications) + countUnread(markedNotifications)
}

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length

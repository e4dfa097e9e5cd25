export const notificationTypes = ['success', 'warning', 'error', 'info'] as const
export type NotificationType = (typeof notificationTypes)[number]

/**
 * Notification for one member. `sequence` increases with every notification. `createdAt` is milliseconds since the
 * epoch.
 */
export type Notification = {
  sequence: number
  id: string
  title: string
  message: string
  type: NotificationType
  /** Path on this site. */
  link: string | null
  read: boolean
  createdAt: number
}

/** Marks a notification as read by id, or all up to a sequence. */
export type ReadMark = { id: string } | { upTo: number }

/**
 * Notifications, newest first. `unread` counts all the member's unread notifications, up to `maxUnreadCount`. Older
 * notifications have a sequence before `next`.
 */
export type NotificationPage = { notifications: Notification[]; unread: number; next: number | null }

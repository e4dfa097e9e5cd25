export const notificationTypes = ['success', 'warning', 'error', 'info'] as const
export type NotificationType = (typeof notificationTypes)[number]

/**
 * A notification to one member. `sequence` increases with every notification. `createdAt` is milliseconds since the epoch.
 */
export type Notification = {
  sequence: number
  id: string
  title: string
  message: string
  type: NotificationType
  /** A path of this site. */
  link: string | null
  read: boolean
  createdAt: number
}

/** Marks a notification as read by id, or all up to a sequence. */
export type ReadMark = { id: string } | { upTo: number }

/**
 * Notifications, newest first. `unread` counts all of the member's unread notifications, up to `maxUnreadCount`. `next` is
 * the sequence before which older ones continue.
 */
export type NotificationPage = { notifications: Notification[]; unread: number; next: number | null }

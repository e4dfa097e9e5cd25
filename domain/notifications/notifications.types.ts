export const notificationTypes = ['success', 'warning', 'error', 'info'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** A note to one member; `createdAt` in milliseconds since the epoch. */
export type Notification = {
  id: string
  title: string
  message: string
  type: NotificationType
  /** A path of this site. */
  link: string | null
  read: boolean
  createdAt: number
}

/** Notes, newest first; `unread` counts all of the member's up to `unreadMax`, `next` leads to the older ones. */
export type NotificationPage = { notifications: Notification[]; unread: number; next: string | null }

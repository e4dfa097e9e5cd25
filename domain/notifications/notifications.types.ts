export const notificationTypes = ['success', 'warning', 'error', 'info'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** A note to one member; `sequence` grows with each that is written, `createdAt` in milliseconds since the epoch. */
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

/** What becomes read: a note by its id, or all up to a sequence. */
export type Mark = { id: string } | { upTo: number }

/** Notes, newest first; `unread` counts all of the member's up to `unreadMax`, `next` is the sequence that older ones come before. */
export type NotificationPage = { notifications: Notification[]; unread: number; next: number | null }

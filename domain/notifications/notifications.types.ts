import type { NotificationChoices } from './notification-kinds.ts'

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

/** Browser that shows pushes. `id` identifies its session. Times are in milliseconds since the epoch. */
export type PushDevice = { id: string; device: string; createdAt: number; usedAt: number; isPresent: boolean }

/** How a member gets notifications. `pushKey` is the key to subscribe with; null if this site sends no pushes. */
export type NotificationSettings = {
  choices: NotificationChoices
  pushKey: string | null
  devices: readonly PushDevice[]
}

/** Marks a notification as read by id, or all up to a sequence. */
export type ReadMark = { id: string } | { upTo: number }

/**
 * Notifications, newest first. `unread` counts all the member's unread notifications, up to `maxUnreadCount`. Older
 * notifications have a sequence before `next`.
 */
export type NotificationPage = { notifications: Notification[]; unread: number; next: number | null }

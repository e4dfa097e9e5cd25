import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import { Timestamp } from '#client/ui/timestamp.tsx'
import type { ReadMark, Notification } from '#domain/notifications/notifications.types.ts'

/** Icons that show the type without relying on colour. */
const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info } as const

type NotificationItemProps = { notification: Notification; markAsRead: (mark: ReadMark) => void; close: () => void }

/** A click marks the notification as read and opens its link. */
export function NotificationItem({ notification, markAsRead, close }: NotificationItemProps) {
  const { id, type, title, message, link, read, createdAt } = notification
  const Icon = icons[type]
  const markThisAsRead = () => {
    if (!read) markAsRead({ id })
  }
  const content = (
    <>
      <Icon aria-hidden />
      <span>
        <b>
          <span className="sr-only">{read ? `${type}: ` : `unread ${type}: `}</span>
          {title}
        </b>
        <span>{message}</span>
        <Timestamp time={createdAt} />
      </span>
    </>
  )
  const attributes = { className: 'bell-item', 'data-type': type, 'data-read': read }
  if (link === null)
    return (
      <button type="button" {...attributes} aria-disabled={read} onClick={markThisAsRead}>
        {content}
      </button>
    )
  const openLink = () => {
    markThisAsRead()
    close()
  }
  return (
    <a href={link} {...attributes} onClick={openLink}>
      {content}
    </a>
  )
}

import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useRef } from 'react'

import { EmptyState } from '#client/ui/plain-jar.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import type { NotificationPage, ReadMark, Notification } from '#domain/notifications/notifications.types.ts'

import type { Notifications } from './use-notifications.ts'

type NotificationPanelProps = { id: string; notifications: Notifications; close: () => void }

export function NotificationPanel({ id, notifications, close }: NotificationPanelProps) {
  const { list, isLoading, hasFailed, retry, markAllAsRead } = notifications
  const panel = useRef<HTMLElement>(null)
  // Keeps the focus in the panel when the focused button disappears, for example “Mark all as read”.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  })
  return (
    <section id={id} ref={panel} className="bell-panel" aria-label="Notifications" tabIndex={-1} aria-busy={isLoading}>
      <div className="head">
        <h2>Notifications</h2>
        {list !== undefined && list.unread > 0 && (
          <button type="button" className="stand-alone" onClick={markAllAsRead}>
            Mark all as read
          </button>
        )}
      </div>
      {!list && !hasFailed && <p className="aside">Loading...</p>}
      {list?.notifications.length === 0 && (
        <div className="aside">
          <EmptyState />
          <p>No notifications</p>
        </div>
      )}
      {list && <NotificationList {...notifications} list={list} close={close} />}
      {hasFailed && (
        <div className="aside">
          <p role="alert">We can’t load your notifications.</p>
          <button type="button" className="stand-alone" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </section>
  )
}

type NotificationListProps = Notifications & { list: NotificationPage; close: () => void }

function NotificationList({ list, hasFailed, isLoadingOlder, showOlder, markAsRead, close }: NotificationListProps) {
  const items = useRef<HTMLUListElement>(null)
  const previousOldest = useRef<number>(undefined)
  // Focuses the first older notification, which appears above the button that loaded it.
  useEffect(() => {
    const oldest = previousOldest.current
    if (oldest === undefined) return
    const first = list.notifications.findIndex(({ sequence }) => sequence < oldest)
    if (first === -1) return
    previousOldest.current = undefined
    items.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [list.notifications])
  const loadOlder = () => {
    if (isLoadingOlder) return
    previousOldest.current = list.notifications.at(-1)?.sequence
    showOlder()
  }
  return (
    <>
      <ul ref={items}>
        {list.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} markAsRead={markAsRead} close={close} />
          </li>
        ))}
      </ul>
      {list.next !== null && !hasFailed && (
        <p className="aside">
          <button type="button" className="stand-alone" aria-disabled={isLoadingOlder} onClick={loadOlder}>
            {isLoadingOlder ? 'Loading...' : 'Show older'}
          </button>
        </p>
      )}
    </>
  )
}

/** Icons that show the type without relying on colour. */
const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info } as const

type NotificationItemProps = { notification: Notification; markAsRead: (mark: ReadMark) => void; close: () => void }

/** A click marks the notification as read and opens its link. */
function NotificationItem({ notification, markAsRead, close }: NotificationItemProps) {
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

import { useEffect, useRef } from 'react'

import { EmptyState } from '#client/ui/plain-jar.tsx'

import { NotificationList } from './notification-list.tsx'
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

import { useEffect, useRef } from 'react'

import type { NotificationPage } from '#domain/notifications/notifications.types.ts'

import { NotificationItem } from './notification-item.tsx'
import type { Notifications } from './use-notifications.ts'

type NotificationListProps = Notifications & { list: NotificationPage; close: () => void }

export function NotificationList({
  list,
  hasFailed,
  isLoadingOlder,
  showOlder,
  markAsRead,
  close,
}: NotificationListProps) {
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

import { useEffect, useRef } from 'react'

import type { NotificationPage } from '#domain/notifications/notifications.types.ts'

import { NotificationItem } from './notification-item.tsx'
import type { Notifications } from './use-notifications.ts'

type NotificationListProps = Notifications & { list: NotificationPage; close: () => void }

export function NotificationList({ list, hasFailed, isLoadingOlder, showOlder, mark, close }: NotificationListProps) {
  const items = useRef<HTMLUListElement>(null)
  const oldestBefore = useRef<number>(undefined)
  // Focuses the first of the older notifications, because they appear above the button that loaded them.
  useEffect(() => {
    const oldest = oldestBefore.current
    if (oldest === undefined) return
    const first = list.notifications.findIndex(({ sequence }) => sequence < oldest)
    if (first === -1) return
    oldestBefore.current = undefined
    items.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [list.notifications])
  const onOlder = () => {
    if (isLoadingOlder) return
    oldestBefore.current = list.notifications.at(-1)?.sequence
    showOlder()
  }
  return (
    <>
      <ul ref={items}>
        {list.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} mark={mark} close={close} />
          </li>
        ))}
      </ul>
      {list.next !== null && !hasFailed && (
        <p className="aside">
          <button type="button" className="stand-alone" aria-disabled={isLoadingOlder} onClick={onOlder}>
            {isLoadingOlder ? 'Loading...' : 'Show older'}
          </button>
        </p>
      )}
    </>
  )
}

import { useEffect, useRef } from 'react'

import type { NotificationPage } from '#domain/notifications/notifications.types.ts'

import { NotificationItem } from './notification-item.tsx'
import type { Notifications } from './use-notifications.ts'

type NotificationListProps = Notifications & { list: NotificationPage; close: () => void }

export function NotificationList({ list, hasFailed, isGrowing, showOlder, mark, close }: NotificationListProps) {
  const items = useRef<HTMLUListElement>(null)
  const lengthBefore = useRef<number>(undefined)
  const { length } = list.notifications
  // The first of the older ones takes the focus: they stand before the button that brought them.
  useEffect(() => {
    const first = lengthBefore.current
    if (first === undefined || length <= first) return
    lengthBefore.current = undefined
    items.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [length])
  const onOlder = () => {
    if (isGrowing) return
    lengthBefore.current = length
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
          <button type="button" className="stand-alone" aria-disabled={isGrowing} onClick={onOlder}>
            {isGrowing ? 'Loading...' : 'Show older'}
          </button>
        </p>
      )}
    </>
  )
}

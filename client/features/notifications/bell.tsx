import BellIcon from 'lucide-react/icons/bell'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { badgeText } from '#domain/notifications/notifications.rules.ts'

import { NotificationPanel } from './notification-panel.tsx'
import { useNotifications } from './use-notifications.ts'
import { usePressOutside } from './use-press-outside.ts'

/** Bell in the header with the unread count; opens the panel of notifications. */
export default function Bell({ memberId }: { memberId: string }) {
  const notifications = useNotifications(memberId)
  const { latest } = notifications
  const unread = notifications.list?.unread ?? 0
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const bell = useRef<HTMLDivElement>(null)
  const { showNewest } = notifications
  const close = () => {
    setIsOpen(false)
    showNewest()
  }
  const closeToButton = () => {
    close()
    bell.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeToButton()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  usePressOutside(bell, isOpen, close)
  return (
    <div className="bell" ref={bell} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${badgeText(unread)} unread`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <BellIcon key={latest?.sequence} className={latest && 'rings'} aria-hidden />
        {unread > 0 && <span className="badge">{badgeText(unread)}</span>}
      </button>
      <output className="sr-only">
        {latest && <span key={latest.sequence}>New notification: {latest.title}</span>}
      </output>
      {isOpen && <NotificationPanel id={panelId} notifications={notifications} close={closeToButton} />}
    </div>
  )
}

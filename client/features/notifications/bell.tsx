import BellIcon from 'lucide-react/icons/bell'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState, type RefObject, useEffect } from 'react'

import { formatBadge } from '#domain/notifications/notifications.rules.ts'

import { NotificationPanel } from './notification-panel.tsx'
import { useNotifications } from './use-notifications.ts'

/** Bell in the header with the unread count; opens the panel of notifications. */
export default function Bell() {
  const notifications = useNotifications()
  const { latest } = notifications
  const unread = notifications.list?.unread ?? 0
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const bellRef = useRef<HTMLDivElement>(null)
  const { showNewest } = notifications
  const close = () => {
    setIsOpen(false)
    showNewest()
  }
  const closeAndFocusButton = () => {
    close()
    bellRef.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeAndFocusButton()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  useClickOutside(bellRef, isOpen, close)
  return (
    <div className="bell" ref={bellRef} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${formatBadge(unread)} unread`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <BellIcon key={latest?.sequence} className={latest && 'ringing'} aria-hidden />
        {unread > 0 && <span className="badge">{formatBadge(unread)}</span>}
      </button>
      <output className="sr-only">
        {latest && <span key={latest.sequence}>New notification: {latest.title}</span>}
      </output>
      {isOpen && <NotificationPanel id={panelId} notifications={notifications} close={closeAndFocusButton} />}
    </div>
  )
}

/** Calls `onClickOutside` when the user presses outside the element. Does nothing unless `isEnabled`. */
function useClickOutside(element: RefObject<HTMLElement | null>, isEnabled: boolean, onClickOutside: () => void) {
  const latest = useRef(onClickOutside)
  useEffect(() => {
    latest.current = onClickOutside
  })
  useEffect(() => {
    if (!isEnabled) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [element, isEnabled])
}

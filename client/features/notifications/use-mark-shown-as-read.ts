import { useEffect, useEffectEvent, useRef } from 'react'

import { useShownLink } from '#client/core/notification-events.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import type { ReadMark, NotificationPage } from '#domain/notifications/notifications.types.ts'

/**
 * Marks notifications as read while the page that they link to is visible. Tries each notification once; after a
 * failure, the user can still mark it.
 */
export function useMarkShownAsRead(list: NotificationPage | undefined, markAsRead: (mark: ReadMark) => void): void {
  const link = useShownLink()
  const markedIds = useRef(new Set<string>())
  const markOnce = (id: string) => {
    if (markedIds.current.has(id)) return
    markedIds.current.add(id)
    markAsRead({ id })
  }
  const onShown = useEffectEvent(markOnce)
  useEffect(() => {
    for (const id of findUnreadIds(list, link)) onShown(id)
  }, [list, link])
  useRefetchOnFocus(() => {
    for (const id of findUnreadIds(list, link)) markOnce(id)
  })
}

function findUnreadIds(list: NotificationPage | undefined, link: string | null): string[] {
  if (!list || link === null || document.visibilityState !== 'visible') return []
  return list.notifications.filter((note) => !note.read && note.link === link).map(({ id }) => id)
}

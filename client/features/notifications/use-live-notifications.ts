import { useEffect, useEffectEvent } from 'react'

import { announceNotification } from '#client/core/notification-events.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'

import { listenForNotifications } from './notifications.api.ts'

type LiveNotificationHandlers = {
  onNotification: (notification: Notification) => void
  /**
   * Called when the list must reload: notifications were read elsewhere, the tab is visible again, or live updates
   * failed.
   */
  onMissed: () => void
}

/** Listens for live notifications once the sequence number `after` is known. */
export function useLiveNotifications(
  memberId: string,
  after: number | undefined,
  { onNotification, onMissed }: LiveNotificationHandlers,
): void {
  const handleMissed = useEffectEvent(onMissed)
  const handleMessage = useEffectEvent((message: LiveMessage) => {
    if (message.kind === 'note') onNotification(message.note)
    else if (message.kind === 'changed') announceNotification(message.link)
    else handleMissed()
  })
  useEffect(() => {
    if (after === undefined) return undefined
    return listenForNotifications(memberId, {
      after,
      onMessage: (message) => handleMessage(message),
      onRefused: () => handleMissed(),
    })
  }, [memberId, after])
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') handleMissed()
    }
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onReturn)
    }
  }, [])
}

import { useEffect, useEffectEvent } from 'react'

import { announceNotification } from '#client/core/notification-events.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'

import { listenForNotifications } from './notifications.api.ts'

type LiveNotificationHandlers = {
  onNotification: (notification: Notification) => void
  /** Called when the list must reload: notifications were read elsewhere, or the socket was closed for a while. */
  onMissed: () => void
}

/** Listens for live notifications once the sequence number `after` is known. */
export function useLiveNotifications(
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
    return listenForNotifications({
      after,
      onMessage: (message) => handleMessage(message),
      onRefused: () => handleMissed(),
    })
  }, [after])
}

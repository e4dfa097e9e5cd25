import { useEffect, useEffectEvent } from 'react'

import { announceNotification } from '#client/core/notification-events.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'

import { listenForNotes } from './notifications.api.ts'

type LiveNotes = {
  onNote: (note: Notification) => void
  /**
   * Called when the list must reload: notifications were read elsewhere, the tab is visible again, or live updates
   * failed.
   */
  onMissed: () => void
}

/** Listens for live notifications once the sequence number `after` is known. */
export function useLiveNotes(memberId: string, after: number | undefined, { onNote, onMissed }: LiveNotes): void {
  const handleMissed = useEffectEvent(onMissed)
  const handleMessage = useEffectEvent((message: LiveMessage) => {
    if (message.kind === 'note') onNote(message.note)
    else if (message.kind === 'changed') announceNotification(message.link)
    else handleMissed()
  })
  useEffect(() => {
    if (after === undefined) return undefined
    return listenForNotes(memberId, {
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

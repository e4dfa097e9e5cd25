import { useEffect, useEffectEvent } from 'react'

import { reloadPage } from './resources.ts'
import { createStore } from './store.ts'

type NotificationLink = string | null
const listeners = new Set<(received: NotificationLink) => void>()

/** Passes the link of a new notification to the current page, or `missed` if notifications may have been missed. */
export function announceNotification(link: NotificationLink): void {
  for (const listener of listeners) listener(link)
}

/**
 * Reloads the page data when a notification arrives whose link begins with `prefix`, or when one may have been missed.
 * Typed text stays. `onNotification` runs before a reload for a notification.
 */
export function useReloadOnNotification(prefix: string, onNotification?: () => void): void {
  const handleNotification = useEffectEvent((link: NotificationLink) => {
    const matchesLink = link?.startsWith(prefix) ?? false
    if (matchesLink) onNotification?.()
    if (matchesLink || link === 'missed') void reloadPage()
  })
  useEffect(() => {
    const listener = (link: NotificationLink) => handleNotification(link)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

const shownLink = createStore<string | null>(null)

export const useShownLink = shownLink.use

/** Marks notifications with this link as read while the page is open, because it shows their content. */
export function useMarkAsRead(link: string): void {
  useEffect(() => {
    shownLink.set(link)
    return () => shownLink.set(null)
  }, [link])
}

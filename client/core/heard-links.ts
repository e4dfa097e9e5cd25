import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

import { createStore } from './store.ts'

type Heard = string | null
const listeners = new Set<(heard: Heard) => void>()

/** Tells the page at hand where a note leads that has just come, or `missed` when some may have come unheard. */
export function tellHeard(link: Heard): void {
  for (const listener of listeners) listener(link)
}

/**
 * Loads the page anew whenever a note comes whose link begins like this, or may have been missed; what is typed stays. `onNote` is
 * called before that, where one has come.
 */
export function useReloadOnNote(prefix: string, onNote?: () => void): void {
  const { revalidate } = useRevalidator()
  const hear = useEffectEvent((link: Heard) => {
    const matchesLink = link?.startsWith(prefix) ?? false
    if (matchesLink) onNote?.()
    if (matchesLink || link === 'missed') void revalidate()
  })
  useEffect(() => {
    const listener = (link: Heard) => hear(link)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

const shownLink = createStore<string | null>(null)

/** Where notes lead of which the page at hand shows all there is to see. */
export const useShownLink = shownLink.use

/** The page shows what notes with this link tell of: whoever looks at it has read them. */
export function useMarkAsRead(link: string): void {
  useEffect(() => {
    shownLink.set(link)
    return () => shownLink.set(null)
  }, [link])
}

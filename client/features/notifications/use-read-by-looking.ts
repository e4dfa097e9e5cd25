import { useEffect, useEffectEvent, useRef } from 'react'

import { useShownLink } from '#client/core/heard-links.ts'
import { useReturn } from '#client/core/use-return.ts'
import type { Mark, NotificationPage } from '#domain/notifications/notifications.types.ts'

/** Marks the notes whose page is being looked at, each once: a mark that fails is left to the reader. */
export function useReadByLooking(list: NotificationPage | undefined, mark: (mark: Mark) => void): void {
  const link = useShownLink()
  const marked = useRef(new Set<string>())
  const markOnce = useEffectEvent((id: string) => {
    if (marked.current.has(id)) return
    marked.current.add(id)
    mark({ id })
  })
  const markShown = () => {
    if (link === null || document.visibilityState !== 'visible') return
    for (const note of list?.notifications ?? []) if (!note.read && note.link === link) markOnce(note.id)
  }
  const onShown = useEffectEvent(markShown)
  useEffect(() => onShown(), [list, link])
  useReturn(markShown)
}

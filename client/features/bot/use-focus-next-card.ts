import { useEffect, useRef } from 'react'

/**
 * Focuses the heading of the next entry when the entry with the focus is removed, or the introduction once the list is
 * empty.
 */
export function useFocusNextCard(entries: readonly { id: string }[]) {
  const list = useRef<HTMLUListElement>(null)
  const introduction = useRef<HTMLParagraphElement>(null)
  const previousEntries = useRef(entries)
  useEffect(() => {
    const position = previousEntries.current.findIndex(({ id }) => !entries.some((entry) => entry.id === id))
    previousEntries.current = entries
    if (position === -1 || document.activeElement !== document.body) return
    const headings = [...(list.current?.querySelectorAll('h2') ?? [])]
    const next = headings[position] ?? headings.at(-1)
    if (next) next.focus()
    else introduction.current?.focus({ preventScroll: true })
  }, [entries])
  return { list, introduction }
}

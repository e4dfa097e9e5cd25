import { type RefCallback, useCallback, useState } from 'react'

/** Distance outside the window at which an element counts as seen, so that it loads before the user gets there. */
const marginOutside = '300px'

/** Returns true once the element has come into view; `watch` is its ref. */
export function useSeen(): [isSeen: boolean, watch: RefCallback<Element>] {
  const [isSeen, setIsSeen] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: marginOutside },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isSeen, watch]
}

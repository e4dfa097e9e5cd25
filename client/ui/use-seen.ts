import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the window something counts as seen, so that it is there when it comes. */
const ahead = '300px'

/** Whether an element has come into sight; `watch` is its ref. */
export function useSeen(): [isSeen: boolean, watch: RefCallback<Element>] {
  const [isSeen, setIsSeen] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (sights) => {
        if (sights.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isSeen, watch]
}

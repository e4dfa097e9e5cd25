import { type RefCallback, useCallback, useState } from 'react'

/** Distance from the window within which an element counts as in view, so that it loads before the user reaches it. */
const marginOutside = '300px'

/** Returns true once the element has come into view; `watch` is its ref. */
export function useInView(): [isInView: boolean, watch: RefCallback<Element>] {
  const [isInView, setIsInView] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true)
      },
      { rootMargin: marginOutside },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isInView, watch]
}

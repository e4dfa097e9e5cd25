import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onPress` for a press outside the element, if `isWatching`. */
export function usePressOutside(element: RefObject<HTMLElement | null>, isWatching: boolean, onPress: () => void) {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!isWatching) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [element, isWatching])
}

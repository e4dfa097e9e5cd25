import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onClickOutside` when the user presses outside the element. Does nothing unless `isEnabled`. */
export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onClickOutside: () => void,
) {
  const latest = useRef(onClickOutside)
  useEffect(() => {
    latest.current = onClickOutside
  })
  useEffect(() => {
    if (!isEnabled) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [element, isEnabled])
}

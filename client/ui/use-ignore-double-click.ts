import { type MouseEvent, useRef } from 'react'

export const doubleClickMs = 500
const fingerPixels = 24

/**
 * Returns a function that is true for the second click of a double click, on the same element or on another that the
 * first click has moved under the pointer. `change` names the change that a click makes. A click in another `list`, or
 * half a second after the first, always counts. Browsers count clicks across elements differently, so this also
 * compares time and position.
 */
export function useIgnoreDoubleClick(list: string): (event: MouseEvent, change: string) => boolean {
  const first = useRef<{ list: string; at: number; x: number; y: number; change: string }>(undefined)
  return ({ detail: count, timeStamp: at, clientX: x, clientY: y }, change) => {
    // `detail` is 0 for a key press, which always counts.
    if (count === 0) return false
    const firstClick = first.current
    const isDoubleClick =
      firstClick?.list === list &&
      at - firstClick.at < doubleClickMs &&
      (count > 1 || firstClick.change !== change) &&
      Math.hypot(x - firstClick.x, y - firstClick.y) < fingerPixels
    if (!isDoubleClick) first.current = { list, at, x, y, change }
    return isDoubleClick
  }
}

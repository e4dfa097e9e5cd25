import { type MouseEvent, useRef } from 'react'

export const doubleClickMs = 500
const fingerPixels = 24

/**
 * Tells whether a click is a further one of a double click, be it on the same thing or on something else that the first has
 * moved under the pointer: it is not meant. `meant` names what the click would change, `list` the list that it stands in: a click
 * in another list is meant, and so is every click half a second after the first. Not every browser counts clicks across elements.
 */
export function useIgnoreDoubleClick(list: string): (event: MouseEvent, meant: string) => boolean {
  const first = useRef<{ list: string; at: number; x: number; y: number; meant: string }>(undefined)
  return ({ detail: count, timeStamp: at, clientX: x, clientY: y }, meant) => {
    // Whoever presses a key means what has the focus.
    if (count === 0) return false
    const before = first.current
    const isStray =
      before?.list === list &&
      at - before.at < doubleClickMs &&
      (count > 1 || before.meant !== meant) &&
      Math.hypot(x - before.x, y - before.y) < fingerPixels
    if (!isStray) first.current = { list, at, x, y, meant }
    return isStray
  }
}

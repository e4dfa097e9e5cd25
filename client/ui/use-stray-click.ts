import { type MouseEvent, useRef } from 'react'

const doubleClickMs = 500
const fingerPixels = 24

/**
 * Tells whether a click is a further one of a double click, be it on the same thing or on something else that the first has
 * moved under the pointer: it is not meant. `meant` names what the click would change, `list` the list that it stands in: whoever
 * has gone to another one means it. Not every browser counts clicks across elements.
 */
export function useStrayClick(list: string): (event: MouseEvent, meant: string) => boolean {
  const before = useRef<{ list: string; at: number; x: number; y: number; meant: string }>(undefined)
  return ({ detail: count, timeStamp: at, clientX: x, clientY: y }, meant) => {
    // Whoever presses a key means what has the focus.
    if (count === 0) return false
    const first = before.current
    const isStray =
      first?.list === list &&
      (count > 1 || (first.meant !== meant && at - first.at < doubleClickMs)) &&
      Math.hypot(x - first.x, y - first.y) < fingerPixels
    before.current = { list, at, x, y, meant: isStray ? first.meant : meant }
    return isStray
  }
}

import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

import { dropPosition, scrollStep, getRowShift } from './drag-position.ts'

/** `from` is the position of the dragged row among all rows, `to` its new position among the others. */
type Drag = { from: number; to: number }

/**
 * Drag and drop for list rows, by a handle, with mouse, pen or finger. `dragged` is the position of the dragged row.
 * During the drag the DOM order stays the same, so that the handle keeps receiving pointer events. Escape cancels.
 * `onDrop` is called if the position changes, and must reorder the list immediately.
 */
export function useDragOrder(onDrop: (drag: Drag) => void) {
  const list = useRef<HTMLOListElement>(null)
  const cancelDrag = useRef<() => void>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  useEffect(() => () => cancelDrag.current?.(), [])

  const grab = (event: ReactPointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !event.isPrimary || cancelDrag.current) return
    event.preventDefault()
    const { currentTarget: handle, pointerId } = event
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
    const edges = rows.map((row) => measureEdges(row))
    const ending = new AbortController()
    const { signal } = ending
    const startsAt = event.clientY + scrollY
    let [y, to] = [event.clientY, from]
    const follow = () => {
      to = dropPosition(edges, from, y + scrollY)
      for (const [rowPosition, row] of rows.entries()) {
        const shift = rowPosition === from ? y + scrollY - startsAt : getRowShift(edges, { from, to }, rowPosition)
        row.style.translate = `0 ${shift}px`
      }
    }
    const scroll = () => {
      if (signal.aborted) return
      const step = scrollStep(y, innerHeight)
      if (step !== 0) {
        scrollBy(0, step)
        follow()
      }
      requestAnimationFrame(scroll)
    }
    const end = () => {
      ending.abort()
      cancelDrag.current = null
      for (const row of rows) row.style.removeProperty('translate')
      setDragged(null)
    }
    const move = ({ clientY }: PointerEvent) => {
      y = clientY
      follow()
    }
    const drop = () => {
      end()
      if (to !== from) onDrop({ from, to })
    }
    cancelDrag.current = end
    handle.setPointerCapture(pointerId)
    handle.addEventListener('pointermove', move, { signal })
    handle.addEventListener('pointerup', drop, { signal })
    handle.addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    setDragged(from)
    requestAnimationFrame(scroll)
  }
  return { list, dragged, grab }
}

/** Returns the edges of a row from the top of the page, so that scrolling doesn't change them. */
function measureEdges(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect()
  return { top: top + scrollY, bottom: bottom + scrollY }
}

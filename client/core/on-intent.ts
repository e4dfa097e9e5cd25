/** Milliseconds that the pointer or the focus must rest on an element to count as intent. */
const hoverDelayMs = 65

/** A single timer is enough: there is one pointer and one focus. */
let hoverTimer: ReturnType<typeof setTimeout> | undefined

const cancel = () => clearTimeout(hoverTimer)

/** Returns handlers that call `start` when the pointer or the focus has rested on an element, or at once on a press. */
export function onIntent(start: () => unknown) {
  const rest = () => {
    cancel()
    hoverTimer = setTimeout(start, hoverDelayMs)
  }
  const press = () => {
    cancel()
    start()
  }
  return { onPointerEnter: rest, onPointerLeave: cancel, onFocus: rest, onBlur: cancel, onPointerDown: press }
}

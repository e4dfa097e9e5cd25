/** Time that a pointer or the focus rests on something before it is taken as intent, in milliseconds. */
const restMs = 65

/** One timer is enough: a reader has one pointer, and one focus. */
let resting: ReturnType<typeof setTimeout> | undefined

const cancel = () => clearTimeout(resting)

/** Handlers that call `begin` when the pointer or the focus has rested on an element, or at once when it is pressed. */
export function onIntent(begin: () => unknown) {
  const rest = () => {
    cancel()
    resting = setTimeout(begin, restMs)
  }
  const press = () => {
    cancel()
    begin()
  }
  return { onPointerEnter: rest, onPointerLeave: cancel, onFocus: rest, onBlur: cancel, onPointerDown: press }
}

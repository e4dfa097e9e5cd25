let pressed: HTMLElement | null = null
let isMoving = false
const events = ['keydown', 'keyup', 'click'] as const

/** Records the last button or radio button that was clicked before React was ready. */
export const recordEarlyClicks = () => {
  for (const event of events) addEventListener(event, recordEvent, true)
}

/** Stops recording: React handles clicks from here on. */
export const stopRecordingClicks = () => {
  for (const event of events) removeEventListener(event, recordEvent, true)
}

/** Repeats the recorded click once React is ready. */
export function replayClick(): void {
  // A radio button that is already checked would send no change event.
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed?.click()
  pressed = null
}

function recordEvent(event: KeyboardEvent | PointerEvent) {
  const { target } = event
  // An arrow key clicks the radio button that it moves to; this is not yet a choice.
  if ('key' in event) isMoving = event.type === 'keydown' && event.key.startsWith('Arrow')
  else
    pressed =
      isMoving || !(target instanceof Element) ? null : target.closest<HTMLElement>('[type="button"], [type="radio"]')
}

let pressed: HTMLElement | null = null
let isMoving = false
const events = ['keydown', 'keyup', 'click'] as const

/** Remembers the last button that was pressed, or radio button that was chosen, before the application could answer. */
export const recordEarlyClicks = () => {
  for (const event of events) addEventListener(event, note, true)
}

/** From here on React answers by itself. */
export const stopRecordingClicks = () => {
  for (const event of events) removeEventListener(event, note, true)
}

/** Presses it again, now that somebody answers. */
export function replayClick(): void {
  // A choice that stands already would be no news.
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed?.click()
  pressed = null
}

function note(event: KeyboardEvent | PointerEvent) {
  const { target } = event
  // An arrow key clicks the radio button that it moves to, and chooses nothing yet.
  if ('key' in event) isMoving = event.type === 'keydown' && event.key.startsWith('Arrow')
  else
    pressed =
      isMoving || !(target instanceof Element) ? null : target.closest<HTMLElement>('[type="button"], [type="radio"]')
}

let clicked: HTMLElement | null = null
let isArrowKeyDown = false
const events = ['keydown', 'keyup', 'click'] as const

/** Records the last button or radio button that was clicked before React was ready. */
export const recordEarlyClicks = () => {
  for (const event of events) addEventListener(event, recordEvent, true)
}

export const stopRecordingClicks = () => {
  for (const event of events) removeEventListener(event, recordEvent, true)
}

export function replayClick(): void {
  // A radio button that is already checked would send no change event.
  if (clicked instanceof HTMLInputElement) clicked.checked = false
  clicked?.click()
  clicked = null
}

function recordEvent(event: KeyboardEvent | PointerEvent) {
  const { target } = event
  // An arrow key clicks the radio button that it moves to; this is not yet a choice.
  if ('key' in event) isArrowKeyDown = event.type === 'keydown' && event.key.startsWith('Arrow')
  else
    clicked =
      isArrowKeyDown || !(target instanceof Element)
        ? null
        : target.closest<HTMLElement>('[type="button"], [type="radio"]')
}

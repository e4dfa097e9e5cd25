let pressed: HTMLElement | null = null

/** Remembers the last button that was pressed, or radio button that was chosen, before the application could answer. */
export const noteEarlyPresses = () => addEventListener('click', note, true)

/** From here on React answers by itself. */
export const endEarlyPresses = () => removeEventListener('click', note, true)

/** Presses it again, now that somebody answers. */
export function repeatEarlyPress(): void {
  // A choice that stands already would be no news.
  if (pressed instanceof HTMLInputElement) pressed.checked = false
  pressed?.click()
  pressed = null
}

function note({ target }: Event) {
  pressed = target instanceof Element ? target.closest<HTMLElement>('[type="button"], [type="radio"]') : null
}

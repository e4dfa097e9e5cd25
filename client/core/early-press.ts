let pressed: HTMLButtonElement | null = null

/** Remembers the last button that was pressed before the application could answer. */
export const noteEarlyPresses = () => addEventListener('click', note, true)

/** From here on React answers by itself. */
export const endEarlyPresses = () => removeEventListener('click', note, true)

/** Presses it again, now that somebody answers. */
export function repeatEarlyPress(): void {
  pressed?.click()
  pressed = null
}

function note({ target }: Event) {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null
}

/** Use as the `ref` of a part that replaces the focused one. */
export const focusOnMount = (part: HTMLElement | null): void => part?.focus()

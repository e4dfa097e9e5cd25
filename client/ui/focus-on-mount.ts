/** Ref for an element that replaces the focused one: focuses it when it appears. */
export const focusOnMount = (part: HTMLElement | null): void => part?.focus()

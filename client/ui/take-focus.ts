/** As the `ref` of a part that appears in place of what had the focus. */
export const takeFocus = (part: HTMLElement | null): void => part?.focus()

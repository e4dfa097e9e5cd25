/** Lets the browser do something else: each step is a task of its own, so that a touch need not wait for all of them. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

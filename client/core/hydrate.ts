const { promise, resolve } = Promise.withResolvers<void>()

/** Resolves when React has hydrated the page. */
export const hydrated = promise
export const markHydrated = resolve

const { promise, resolve } = Promise.withResolvers<void>()

/** Settled once the application has taken over what the worker has drawn. */
export const hydrated = promise
export const noteTakeOver = resolve

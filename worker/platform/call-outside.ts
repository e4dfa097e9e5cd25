/**
 * Calls a server that the configuration names, without following redirects, so that no key or personal data goes to
 * another one.
 */
export const callOutside: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

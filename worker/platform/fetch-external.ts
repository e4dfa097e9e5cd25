/**
 * Calls a configured external server without following redirects, so that no key or personal data reaches another
 * server.
 */
export const fetchExternal: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

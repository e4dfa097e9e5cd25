/**
 * Calls an external server without following redirects. Otherwise a redirect could send keys or personal data to
 * another server.
 */
export const fetchExternal: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

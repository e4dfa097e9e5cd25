import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from './router.ts'

/**
 * `session` holds the sign-in. `browser` proves that an emailed link is opened in the browser that requested it.
 * `bookmark` lets members read their own writes. Scripts can't read these cookies.
 */
export type CookieName = 'session' | 'browser' | 'bookmark'

/** Cookie that tells the page's scripts that somebody may be signed in. The cookie holds no secret. */
const sessionHint = 'signed-in'

export const readCookie = (c: Context<AppEnv>, name: CookieName): string | undefined =>
  getCookie(c, name, cookiePrefix(c)) || undefined

export const writeCookie = (c: Context<AppEnv>, name: CookieName, value: string, maxAgeSeconds: number): void =>
  setCookie(c, name, value, { ...cookieAttributes(c), httpOnly: true, maxAge: maxAgeSeconds })

export const clearCookie = (c: Context<AppEnv>, name: CookieName): void => {
  deleteCookie(c, name, { ...cookieAttributes(c), httpOnly: true })
}

/** Adds the cookies of a response from within the worker to the response of the request. */
export function copyCookies(from: Response, c: Context<AppEnv>): void {
  for (const cookie of from.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

export const hasSessionHint = (c: Context<AppEnv>): boolean => getCookie(c, sessionHint, cookiePrefix(c)) !== undefined
export const writeSessionHint = (c: Context<AppEnv>, maxAgeSeconds: number): void =>
  setCookie(c, sessionHint, '1', { ...cookieAttributes(c), maxAge: maxAgeSeconds })
export const clearSessionHint = (c: Context<AppEnv>): void => {
  deleteCookie(c, sessionHint, cookieAttributes(c))
}

const commonAttributes = { path: '/', secure: true, sameSite: 'Lax' } as const

/** Browsers reject the prefix over plain http, which only a local server uses. */
const cookiePrefix = (c: Context<AppEnv>) => (new URL(c.req.url).protocol === 'https:' ? ('host' as const) : undefined)
const cookieAttributes = (c: Context<AppEnv>) => {
  const prefix = cookiePrefix(c)
  return { ...commonAttributes, ...(prefix && { prefix }) }
}

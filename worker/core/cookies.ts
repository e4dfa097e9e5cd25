import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from './router.ts'

/**
 * `session` is the sign-in; `browser` proves that a mail's link is opened where it was asked for; `bookmark` lets a member
 * read what they wrote. Scripts see none of these.
 */
export type CookieName = 'session' | 'browser' | 'bookmark'

/** Tells the page that there is somebody to ask for; it holds no secret, and nothing is allowed because of it. */
const hint = 'signed-in'

/** The cookie's value; undefined without it. */
export const readCookie = (c: Context<AppEnv>, name: CookieName): string | undefined =>
  getCookie(c, name, prefixOf(c)) || undefined

/** Sets the cookie for `maxAgeSeconds`. */
export const writeCookie = (c: Context<AppEnv>, name: CookieName, value: string, maxAgeSeconds: number): void =>
  setCookie(c, name, value, { ...attributesOf(c), httpOnly: true, maxAge: maxAgeSeconds })

export const dropCookie = (c: Context<AppEnv>, name: CookieName): void => {
  deleteCookie(c, name, { ...attributesOf(c), httpOnly: true })
}

/** Whether the page believes that somebody is signed in. */
export const readHint = (c: Context<AppEnv>): boolean => getCookie(c, hint, prefixOf(c)) !== undefined
export const writeHint = (c: Context<AppEnv>, maxAgeSeconds: number): void =>
  setCookie(c, hint, '1', { ...attributesOf(c), maxAge: maxAgeSeconds })
export const dropHint = (c: Context<AppEnv>): void => {
  deleteCookie(c, hint, attributesOf(c))
}

const shared = { path: '/', secure: true, sameSite: 'Lax' } as const

/** Over plain http, which is somebody's own machine, a name with the prefix would be refused. */
const prefixOf = (c: Context<AppEnv>) => (new URL(c.req.url).protocol === 'https:' ? ('host' as const) : undefined)
const attributesOf = (c: Context<AppEnv>) => {
  const prefix = prefixOf(c)
  return { ...shared, ...(prefix && { prefix }) }
}

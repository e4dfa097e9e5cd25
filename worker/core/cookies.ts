import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from './router.ts'

/**
 * `session` is the sign-in; `browser` proves that an emailed link is opened in the browser that requested it;
 * `bookmark` lets members read their own writes. Scripts can't read any of them.
 */
export type CookieName = 'session' | 'browser' | 'bookmark'

/** Tells the page that somebody may be signed in; it holds no secret and grants nothing. */
const hint = 'signed-in'

export const readCookie = (c: Context<AppEnv>, name: CookieName): string | undefined =>
  getCookie(c, name, prefixOf(c)) || undefined

export const writeCookie = (c: Context<AppEnv>, name: CookieName, value: string, maxAgeSeconds: number): void =>
  setCookie(c, name, value, { ...attributesOf(c), httpOnly: true, maxAge: maxAgeSeconds })

export const clearCookie = (c: Context<AppEnv>, name: CookieName): void => {
  deleteCookie(c, name, { ...attributesOf(c), httpOnly: true })
}

/** True if the page assumes that somebody is signed in. */
export const readHint = (c: Context<AppEnv>): boolean => getCookie(c, hint, prefixOf(c)) !== undefined
export const writeHint = (c: Context<AppEnv>, maxAgeSeconds: number): void =>
  setCookie(c, hint, '1', { ...attributesOf(c), maxAge: maxAgeSeconds })
export const clearHint = (c: Context<AppEnv>): void => {
  deleteCookie(c, hint, attributesOf(c))
}

const shared = { path: '/', secure: true, sameSite: 'Lax' } as const

/** Browsers refuse the prefix over plain http, which only a local server uses. */
const prefixOf = (c: Context<AppEnv>) => (new URL(c.req.url).protocol === 'https:' ? ('host' as const) : undefined)
const attributesOf = (c: Context<AppEnv>) => {
  const prefix = prefixOf(c)
  return { ...shared, ...(prefix && { prefix }) }
}

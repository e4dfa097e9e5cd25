import { expect, it } from 'vitest'

import { type CookieName, clearCookie, writeCookie } from './cookies.ts'
import { createRouter } from './router.ts'

const names: CookieName[] = ['session', 'browser', 'bookmark']

it.each(names)('hides the cookie %s from scripts and other sites, and sends it over https only', async (name) => {
  const app = createRouter()
    .get('/write', (c) => {
      writeCookie(c, name, 'secret', 60)
      return c.body(null, 204)
    })
    .get('/drop', (c) => {
      clearCookie(c, name)
      return c.body(null, 204)
    })
  const readSetCookie = async (path: string) => (await app.request(`https://herbs.test${path}`)).headers.getSetCookie()
  const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
  expect(await readSetCookie('/write')).toEqual([`__Host-${name}=secret; Max-Age=60; ${attributes}`])
  expect(await readSetCookie('/drop')).toEqual([`__Host-${name}=; Max-Age=0; ${attributes}`])
})

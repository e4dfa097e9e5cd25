import { env } from 'cloudflare:workers'
import { getTableName, isTable } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { schema } from '#drizzle/db.ts'

import { addAccount, addSession, addToken, knownPassword, readTable } from './testing/account-rows.ts'
import { type ApiResponse, call } from './testing/call.ts'
import { testCtx } from './testing/test-ctx.ts'

const { now } = testCtx()
const { password } = knownPassword
const ada = { id: 'ada', email: 'ada@example.org' }

/**
 * Stores a row in every table that contains a secret: a session, a link of each kind, a subscription and rate limits.
 */
beforeEach(async () => {
  await addAccount({ ...knownPassword, ...ada })
  const session = await addSession(ada.id, now)
  const send = (method: string, path: string, body: object) => call(method, path, { body, cookies: { session } })
  const responses = [
    await send('POST', '/api/account', { fullName: 'Eve', email: 'eve@example.org', password: 'another password' }),
    await call('POST', '/api/session', { body: { email: ada.email, password } }),
    await send('POST', '/api/account/resets/request', { email: ada.email }),
    await send('POST', '/api/account/emails/request', { email: 'linden@example.org' }),
    await send('POST', '/api/mailing/subscribers', { email: 'list@example.org', firstName: '' }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([202, 200, 202, 202, 202])
  await addToken(ada, 'account', now)
})

async function listDumpedTexts(): Promise<string[]> {
  const tables = Object.values(schema).filter(isTable).map(getTableName)
  const rows = (await Promise.all(tables.map(readTable))).flat()
  return [...new Set(rows.flatMap(Object.values).filter((value) => typeof value === 'string'))]
}

const readState = async () => ({
  users: await readTable('users'),
  sessions: await readTable('sessions'),
  links: await readTable('one_time_tokens'),
  subscribers: await readTable('mailing_list_subscribers'),
})

it('contains no text that works as a session or a link', async () => {
  const texts = await listDumpedTexts()
  expect(texts.length).toBeGreaterThan(30)
  const stateBefore = await readState()
  expect(stateBefore.links.map(({ purpose }) => String(purpose)).toSorted()).toEqual([
    'account',
    'account',
    'email',
    'reset',
    'subscription',
  ])
  for (const text of texts) {
    const token = text.slice(0, 100)
    const sessionResponse = await call('GET', '/api/session', { cookies: { session: encodeURIComponent(text) } })
    expect([text, sessionResponse.body]).toEqual([text, { session: null }])
    const responses: ApiResponse[] = []
    for (const browser of [text, ...stateBefore.links.map((link) => String(link['browser_hash']))])
      responses.push(
        await call('POST', '/api/account/confirmations', {
          body: { token },
          cookies: { browser: encodeURIComponent(browser) },
        }),
      )
    for (const path of ['account/confirmations', 'account/resets', 'account/emails', 'mailing/confirmations'])
      responses.push(await call('POST', `/api/${path}`, { body: { token, password: 'a stranger’s own' } }))
    expect([text, ...responses.map(({ status }) => status)]).toEqual([text, ...responses.map(() => 404)])
  }
  expect(await readState()).toEqual(stateBefore)
})

it('contains no password, and its password hash does not work as a password', async () => {
  const { passwordHash } = knownPassword
  expect((await listDumpedTexts()).join('\n')).not.toContain(password)
  const { status } = await call('POST', '/api/session', { body: { email: ada.email, password: passwordHash } })
  expect(status).toBe(401)
})

it('is detected if it contains a token', async () => {
  const token = await addToken(ada, 'reset', now)
  await env.DB.prepare('UPDATE profiles SET location = ? WHERE id = ?').bind(token, ada.id).run()
  expect(await listDumpedTexts()).toContain(token)
  const { status } = await call('POST', '/api/account/resets', { body: { token, password: 'a stranger’s own' } })
  expect(status).toBe(200)
})

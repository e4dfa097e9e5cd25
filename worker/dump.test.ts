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

/** Stores everything that could be opened: a session, a link of each kind, a subscription and counted limits. */
beforeEach(async () => {
  await addAccount({ ...knownPassword, ...ada })
  const session = await addSession(ada.id, now)
  const send = (method: string, path: string, body: object) => call(method, path, { body, cookies: { session } })
  const answers = [
    await send('POST', '/api/account', { fullName: 'Eve', email: 'eve@example.org', password: 'another password' }),
    await call('POST', '/api/session', { body: { email: ada.email, password } }),
    await send('POST', '/api/account/resets/request', { email: ada.email }),
    await send('POST', '/api/account/emails/request', { email: 'linden@example.org' }),
    await send('POST', '/api/mailing/subscribers', { email: 'list@example.org', firstName: '' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([202, 200, 202, 202, 202])
  await addToken(ada, 'account', now)
})

async function textsOfDump(): Promise<string[]> {
  const tables = Object.values(schema).filter(isTable).map(getTableName)
  const rows = (await Promise.all(tables.map(readTable))).flat()
  return [...new Set(rows.flatMap(Object.values).filter((value) => typeof value === 'string'))]
}

const state = async () => ({
  users: await readTable('users'),
  sessions: await readTable('sessions'),
  links: await readTable('one_time_tokens'),
  subscribers: await readTable('mailing_list_subscribers'),
})

it('opens nothing: no text in it works as a session or a link', async () => {
  const texts = await textsOfDump()
  expect(texts.length).toBeGreaterThan(30)
  const before = await state()
  expect(before.links.map(({ purpose }) => String(purpose)).toSorted()).toEqual([
    'account',
    'account',
    'email',
    'reset',
    'subscription',
  ])
  for (const text of texts) {
    const token = text.slice(0, 100)
    const asSession = await call('GET', '/api/session', { cookies: { session: encodeURIComponent(text) } })
    expect([text, asSession.body]).toEqual([text, { session: null }])
    const answers: ApiResponse[] = []
    for (const browser of [text, ...before.links.map((link) => String(link['browser_hash']))])
      answers.push(
        await call('POST', '/api/account/confirmations', {
          body: { token },
          cookies: { browser: encodeURIComponent(browser) },
        }),
      )
    for (const path of ['account/confirmations', 'account/resets', 'account/emails', 'mailing/confirmations'])
      answers.push(await call('POST', `/api/${path}`, { body: { token, password: 'a stranger’s own' } }))
    expect([text, ...answers.map(({ status }) => status)]).toEqual([text, ...answers.map(() => 404)])
  }
  expect(await state()).toEqual(before)
})

it('contains no password, and its password hash signs nobody in', async () => {
  const { passwordHash } = knownPassword
  expect((await textsOfDump()).join('\n')).not.toContain(password)
  const { status } = await call('POST', '/api/session', { body: { email: ada.email, password: passwordHash } })
  expect(status).toBe(401)
})

it('would be caught if it contained a token', async () => {
  const token = await addToken(ada, 'reset', now)
  await env.DB.prepare('UPDATE profiles SET location = ? WHERE id = ?').bind(token, ada.id).run()
  expect(await textsOfDump()).toContain(token)
  const { status } = await call('POST', '/api/account/resets', { body: { token, password: 'a stranger’s own' } })
  expect(status).toBe(200)
})

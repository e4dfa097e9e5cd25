import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { createAuthenticator } from '#worker/testing/authenticator.ts'
import { type ApiResponse, call } from '#worker/testing/call.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const minute = 60 * 1000
const ada = { id: 'ada', email: 'ada@example.org' }
let session = ''
let device: Awaited<ReturnType<typeof createAuthenticator>>

beforeEach(async () => {
  await addAccount(ada)
  session = await addSession(ada.id, now)
  device = await createAuthenticator()
})

const callAs = (method: string, path: string, body?: unknown, cookie = session) =>
  call(method, `/api/passkeys${path}`, { cookies: { session: cookie }, ...(body !== undefined && { body }) })

const readOptions = ({ body }: ApiResponse) =>
  (body as { options: { challenge: string; allowCredentials?: unknown[]; excludeCredentials?: unknown[] } }).options

const summarize = ({ status, error }: ApiResponse) => [status, error?.code, error?.message]

async function addPasskey(authenticator = device): Promise<void> {
  const { challenge } = readOptions(await callAs('POST', '/options'))
  expect((await callAs('POST', '', await authenticator.register(challenge))).status).toBe(204)
}

async function requestSignIn(): Promise<string> {
  return readOptions(await call('POST', '/api/passkeys/sign-in/options')).challenge
}

const signIn = (body: unknown, at = now) => call('POST', '/api/passkeys/sign-in', { body, now: at })

describe('adding a passkey', () => {
  it('stores the public key under the name of the browser, and tells the member', async () => {
    const options = await callAs('POST', '/options')
    expect(options.body).toMatchObject({
      options: {
        rp: { id: 'herbs.test' },
        user: { name: ada.email },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })
    const response = await callAs('POST', '', await device.register(readOptions(options).challenge))
    expect(response.status).toBe(204)
    expect(await readTable('passkeys')).toMatchObject([
      { user_id: ada.id, counter: 0, transports: '["internal"]', created_at: now, used_at: null },
    ])
    expect(await readTable('user_notifications')).toMatchObject([{ user_id: ada.id, title: 'Passkey added' }])
    expect(response.ctx.sentMails).toMatchObject([
      { to: ada.email, subject: 'Passkey added: your Herbal Remedies account' },
    ])
  })

  it('stores only a hash of the challenge, and accepts it once, for five minutes', async () => {
    const { challenge } = readOptions(await callAs('POST', '/options'))
    expect(JSON.stringify(await readTable('passkey_challenges'))).not.toContain(challenge)
    const registration = await device.register(challenge)
    const late = await call('POST', '/api/passkeys', {
      body: registration,
      cookies: { session },
      now: now + 5 * minute,
    })
    expect(summarize(late)).toEqual([400, 'invalid', 'That took too long. Please try again.'])
    expect((await callAs('POST', '', registration)).status).toBe(204)
    expect(summarize(await callAs('POST', '', registration))).toEqual(summarize(late))
    expect(await readTable('passkeys')).toHaveLength(1)
  })

  it.each([
    ['of another site', { origin: 'https://herbs.example' }],
    ['for another relying party', { rpId: 'herbs.example' }],
    ['without a check of the person', { isVerified: false }],
  ])('refuses a key %s', async (_description, faults) => {
    const { challenge } = readOptions(await callAs('POST', '/options'))
    const response = await callAs('POST', '', await device.register(challenge, faults))
    expect(summarize(response)).toEqual([400, 'invalid', 'We couldn’t add this passkey. Please try again.'])
    expect(await readTable('passkeys')).toEqual([])
  })

  it('refuses the challenge of another member', async () => {
    const { challenge } = readOptions(await callAs('POST', '/options'))
    await addAccount({ id: 'eve' })
    const response = await callAs('POST', '', await device.register(challenge), await addSession('eve', now))
    expect(response.status).toBe(400)
    expect(await readTable('passkeys')).toEqual([])
  })

  it('refuses a device that has one already', async () => {
    await addPasskey()
    const options = readOptions(await callAs('POST', '/options'))
    expect(options.excludeCredentials).toHaveLength(1)
    const response = await callAs('POST', '', await device.register(options.challenge))
    expect(summarize(response)).toEqual([409, 'conflict', 'This passkey is already in your account.'])
  })

  it('allows twenty passkeys', async () => {
    for (let number = 0; number < 20; number++) await addPasskey(await createAuthenticator())
    expect(summarize(await callAs('POST', '/options'))).toEqual([
      400,
      'invalid',
      'You have the maximum number of passkeys. Remove one first.',
    ])
  })
})

describe('signing in with a passkey', () => {
  it('starts a session without an email address or password, and records the use', async () => {
    await addPasskey()
    const response = await signIn(await device.sign(await requestSignIn(), { counter: 7 }), now + minute)
    expect(response.body).toEqual({ session: { user: ada, role: 'member' } })
    expect(await readTable('sessions')).toHaveLength(2)
    expect(await readTable('passkeys')).toMatchObject([{ counter: 7, used_at: now + minute }])
  })

  it('accepts each answer once', async () => {
    await addPasskey()
    const answer = await device.sign(await requestSignIn())
    expect((await signIn(answer)).status).toBe(200)
    expect(summarize(await signIn(answer))).toEqual([400, 'invalid', 'That took too long. Please try again.'])
  })

  it.each([
    ['of another site', { origin: 'https://herbs.example' }],
    ['for another relying party', { rpId: 'herbs.example' }],
    ['without a check of the person', { isVerified: false }],
    ['with the counter of an earlier use', { counter: 2 }],
  ])('refuses an answer %s, and records it', async (_description, faults) => {
    await addPasskey()
    await signIn(await device.sign(await requestSignIn(), { counter: 3 }))
    const response = await signIn(await device.sign(await requestSignIn(), faults))
    expect(summarize(response)).toEqual([401, 'unauthenticated', 'We couldn’t verify this passkey. Please try again.'])
    expect(await readTable('security_events')).toMatchObject([
      { kind: 'failed-sign-in', user_id: ada.id, detail: 'passkey' },
    ])
  })

  it('refuses the passkey of another key pair with the same id', async () => {
    await addPasskey()
    const answer = await device.sign(await requestSignIn())
    const stranger = await createAuthenticator()
    const forged = await stranger.sign(await requestSignIn())
    const response = await signIn({ ...forged, id: answer.id, rawId: answer.rawId })
    expect(response.status).toBe(401)
  })

  it('refuses an unknown passkey', async () => {
    const response = await signIn(await device.sign(await requestSignIn()))
    expect(summarize(response)).toEqual([
      401,
      'unauthenticated',
      'We don’t know this passkey. Use another one, or your password.',
    ])
  })

  it('refuses a suspended account', async () => {
    await addPasskey()
    const { id } = await addAccount({ id: 'lin', suspendedAt: now })
    await env.DB.prepare('UPDATE passkeys SET user_id = ?').bind(id).run()
    expect((await signIn(await device.sign(await requestSignIn()))).error?.code).toBe('forbidden')
    expect(await readTable('sessions')).toHaveLength(1)
  })

  it('refuses an answer that was made to confirm a member', async () => {
    await addPasskey()
    const { challenge } = readOptions(await callAs('POST', '/reauthentication/options'))
    expect((await signIn(await device.sign(challenge))).status).toBe(400)
  })
})

describe('confirming with a passkey', () => {
  it('renews the session, so that serious actions open', async () => {
    await addPasskey()
    const old = await addSession(ada.id, now, { reauthenticatedAt: now - 60 * minute })
    expect((await callAs('POST', '/options', undefined, old)).error?.code).toBe('reauthentication_required')
    const { challenge, allowCredentials } = readOptions(
      await callAs('POST', '/reauthentication/options', undefined, old),
    )
    expect(allowCredentials).toHaveLength(1)
    const response = await callAs('POST', '/reauthentication', await device.sign(challenge), old)
    const renewed = response.cookies['session'] ?? ''
    expect(response.status).toBe(204)
    expect((await callAs('POST', '/options', undefined, renewed)).status).toBe(200)
    expect((await callAs('GET', '', undefined, old)).status).toBe(401)
  })

  it('refuses the passkey of another member', async () => {
    await addPasskey()
    await addAccount({ id: 'eve' })
    const eve = await addSession('eve', now)
    const { challenge } = readOptions(await callAs('POST', '/reauthentication/options', undefined, eve))
    expect((await callAs('POST', '/reauthentication', await device.sign(challenge), eve)).status).toBe(401)
  })
})

const readList = async () => ((await callAs('GET', '')).body as { passkeys: { id: string; name: string }[] }).passkeys

describe('the list of passkeys', () => {
  it('lets the member rename and remove one, and tells them that it was removed', async () => {
    await addPasskey()
    const [passkey] = await readList()
    const path = `/${passkey?.id ?? ''}`
    expect((await callAs('PUT', path, { name: ' Blue key ' })).status).toBe(204)
    expect(await readList()).toMatchObject([{ name: 'Blue key', isBackedUp: false, usedAt: null }])
    const response = await callAs('DELETE', path)
    expect([response.status, await readList()]).toEqual([204, []])
    expect(response.ctx.sentMails).toMatchObject([{ subject: 'Passkey removed: your Herbal Remedies account' }])
    const answer = await signIn(await device.sign(await requestSignIn()))
    expect(answer.status).toBe(401)
  })

  it('hides and protects the passkeys of others', async () => {
    await addPasskey()
    const [passkey] = await readList()
    await addAccount({ id: 'eve' })
    const eve = await addSession('eve', now)
    const path = `/${passkey?.id ?? ''}`
    expect((await callAs('GET', '', undefined, eve)).body).toEqual({ passkeys: [] })
    for (const method of ['PUT', 'DELETE']) expect((await callAs(method, path, { name: 'Mine' }, eve)).status).toBe(404)
    expect(await readList()).toEqual([passkey])
  })
})

import { expect, it } from 'vitest'

import type { NotificationPage } from '#domain/notifications/notifications.types.ts'
import { hashPassword } from '#worker/core/passwords.ts'
import { addAccount, addSession } from '#worker/testing/account-rows.ts'
import { call, readMailedToken } from '#worker/testing/call.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()

async function listNotifications(userId: string) {
  const cookies = { session: await addSession(userId, now) }
  return ((await call('GET', '/api/notifications', { cookies })).body as NotificationPage).notifications
}

const passwordNotification = { title: 'Password changed', type: 'success', link: '/profile', read: false }

it('notifies a member of a changed password, and not of a refused change', async () => {
  const { id } = await addAccount({ passwordHash: hashPassword('linden and lemon') })
  const changePassword = async (currentPassword: string) => {
    const cookies = { session: await addSession(id, now) }
    return call('PUT', '/api/account/password', {
      cookies,
      body: { present: currentPassword, password: 'hawthorn and honey' },
    })
  }
  expect((await changePassword('something else')).status).toBe(400)
  expect(await listNotifications(id)).toEqual([])
  expect((await changePassword('linden and lemon')).status).toBe(204)
  expect(await listNotifications(id)).toMatchObject([passwordNotification])
})

it('notifies a member of a password that was set by an emailed link', async () => {
  const { id, email } = await addAccount()
  const token = readMailedToken(await call('POST', '/api/account/resets/request', { body: { email } }))
  expect(await listNotifications(id)).toEqual([])
  await call('POST', '/api/account/resets', { body: { token, password: 'hawthorn and honey' } })
  expect(await listNotifications(id)).toMatchObject([passwordNotification])
})

it('notifies a member of a new address once it is confirmed', async () => {
  const { id } = await addAccount()
  const cookies = { session: await addSession(id, now) }
  const response = await call('POST', '/api/account/emails/request', { cookies, body: { email: 'new@herbs.test' } })
  expect(await listNotifications(id)).toEqual([])
  await call('POST', '/api/account/emails', { body: { token: readMailedToken(response) } })
  expect(await listNotifications(id)).toMatchObject([
    { title: 'Email address changed', type: 'success', link: '/profile' },
  ])
})

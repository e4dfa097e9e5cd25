import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { defaultChoices, type NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { commit } from '#worker/core/commit.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

import { getChannel, saveChoices } from './choices.service.ts'
import { notifyAll, notifyIf } from './notifications.service.ts'

const createCtx = () => testCtx({ viewer: member })
const text = { title: 'New reply', message: 'Ada replied.', type: 'info' } as const
const always = sql`true`

async function notify(kind: NotificationKind | undefined) {
  const ctx = createCtx()
  const notification = { ...text, ...(kind && { kind }) }
  await commit(ctx, [
    notifyIf(ctx, { ...notification, userId: member.id }, always),
    notifyAll(ctx, sql`select ${member.id} as user_id`, { ...notification, link: '/community' }),
  ])
  return (await readTable('user_notifications')).length
}

describe('the choices of notifications', () => {
  it('are the defaults until the member saves others, and only for them', async () => {
    const cookies = { session: await addSession(member.id, testCtx().now) }
    expect((await call('GET', '/api/notifications/settings', { cookies })).body).toMatchObject({
      choices: defaultChoices,
    })
    const choices = { ...defaultChoices, reply: 'none', ticket: 'bell' } as const
    const saved = await call('PUT', '/api/notifications/choices', { cookies, body: choices })
    expect(saved.status).toBe(204)
    expect((await call('GET', '/api/notifications/settings', { cookies })).body).toMatchObject({ choices })
    await addAccount({ id: 'somebody' })
    expect(await getChannel(testCtx(), 'somebody', 'reply')).toBe('bell')
    expect(await getChannel(testCtx(), member.id, 'reply')).toBe('none')
  })

  it('are refused for an unknown channel', async () => {
    const cookies = { session: await addSession(member.id, testCtx().now) }
    const body = { ...defaultChoices, reply: 'pigeon' }
    expect((await call('PUT', '/api/notifications/choices', { cookies, body })).status).toBe(400)
    expect(await readTable('notification_choices')).toEqual([])
  })

  it('keep notifications of a kind away that the member turned off', async () => {
    await saveChoices(createCtx(), { ...defaultChoices, reply: 'none' })
    expect(await notify('reply')).toBe(0)
    expect(await notify('mention')).toBe(2)
  })

  it('can’t turn off a notification without a kind', async () => {
    await saveChoices(createCtx(), { ...defaultChoices, reply: 'none' })
    expect(await notify(undefined)).toBe(2)
  })

  it('turn off a kind by default only where nothing was sent before', async () => {
    expect(await notify('timer')).toBe(0)
    expect(await notify('herb_expiring')).toBe(2)
  })
})

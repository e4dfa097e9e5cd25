import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { notificationsPerPage, maxUnreadCount } from '#domain/notifications/notifications.rules.ts'
import type { NotificationPage } from '#domain/notifications/notifications.types.ts'
import type { Member } from '#domain/permissions.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { commit } from '#worker/core/commit.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { markRead } from './notifications.repo.ts'
import { notifyIf, markNotificationRead } from './notifications.service.ts'

const now = testCtx().now
const always = sql`true`
const member = (id: string): Member => ({ role: 'member', id, email: `${id}@herbs.test`, reauthenticatedAt: now })
const ada = member('00000000-0000-4000-8000-0000000000aa')
const ben = member('00000000-0000-4000-8000-0000000000bb')
const createCtxFor = (viewer: Member) => testCtx({ viewer })

type NotificationRow = Partial<typeof schema.userNotifications.$inferInsert>
const addNotifications = async (notes: NotificationRow[]) => {
  const db = createDb(env.DB)
  for (const notification of notes)
    await db.insert(schema.userNotifications).values({
      id: crypto.randomUUID(),
      userId: ada.id,
      title: 'A note',
      message: 'Something has come about.',
      type: 'info',
      read: false,
      createdAt: now,
      ...notification,
    })
}
const addMany = (count: number, notification: (position: number) => NotificationRow = () => ({})) =>
  addNotifications(Array.from({ length: count }, (_, position) => notification(position)))

const request = (path = '', ctx = createCtxFor(ada)) => visit(`/api/notifications${path}`, {}, ctx)
const listPage = async (path = '', ctx = createCtxFor(ada)) =>
  (await (await request(path, ctx)).json()) as NotificationPage
const put = (path: string, ctx = createCtxFor(ada)) =>
  visit(`/api/notifications${path}`, { method: 'PUT', headers: { Origin: 'https://herbs.test' } }, ctx)
const rowsRead = ({ recording }: ReturnType<typeof createCtxFor>) =>
  recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
})

describe('the list of notifications', () => {
  it('shows the latest first, whatever their recorded times, and nobody else’s', async () => {
    await addNotifications([
      { title: 'First', createdAt: now, read: true },
      { title: 'Second', createdAt: now - 1, type: 'warning' },
      { title: 'Third', createdAt: now, type: 'success', link: '/profile' },
      { title: 'Not hers', userId: ben.id },
    ])
    const response = await request()
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toEqual({
      notifications: [
        {
          sequence: expect.any(Number),
          id: expect.any(String),
          title: 'Third',
          message: 'Something has come about.',
          type: 'success',
          link: '/profile',
          read: false,
          createdAt: now,
        },
        expect.objectContaining({ title: 'Second', type: 'warning', link: null }),
        expect.objectContaining({ title: 'First', read: true }),
      ],
      unread: 2,
      next: null,
    })
  })

  it('shows an unknown type as info, and links only to this site', async () => {
    await addNotifications([{ type: 'shout', link: 'https://elsewhere.test/' }])
    expect((await listPage()).notifications).toMatchObject([{ type: 'info', link: null }])
  })

  it('continues where it stopped until everything was shown once', async () => {
    const count = 2 * notificationsPerPage + 3
    await addMany(count)
    const seenNotifications: { id: string; sequence: number }[] = []
    let query: string | null = ''
    while (query !== null) {
      const { notifications, next, unread }: NotificationPage = await listPage(query)
      expect(notifications.length).toBeLessThanOrEqual(notificationsPerPage)
      expect(unread).toBe(count)
      seenNotifications.push(...notifications)
      query = next === null ? null : `?before=${next}`
    }
    expect(new Set(seenNotifications.map(({ id }) => id)).size).toBe(count)
    expect(seenNotifications).toHaveLength(count)
    expect(seenNotifications).toEqual(seenNotifications.toSorted((one, other) => other.sequence - one.sequence))
  })

  it('reads the page and the unread count in one round trip', async () => {
    await addMany(200, (position) => ({ read: position < 193 }))
    await addMany(50, () => ({ userId: ben.id }))
    for (const query of ['', `?before=${(await listPage()).next}`]) {
      const ctx = createCtxFor(ada)
      const { notifications, unread } = await listPage(query, ctx)
      expect([notifications.length, unread]).toEqual([notificationsPerPage, 7])
      expect(ctx.recording.roundTrips).toBe(1)
      expect(rowsRead(ctx)).toBeLessThanOrEqual(notificationsPerPage + unread + 3)
    }
  })

  it('counts no more unread notifications than the badge can show', async () => {
    await addMany(maxUnreadCount + 20)
    const ctx = createCtxFor(ada)
    expect((await listPage('', ctx)).unread).toBe(maxUnreadCount)
    expect(rowsRead(ctx)).toBeLessThanOrEqual(notificationsPerPage + maxUnreadCount + 3)
  })

  it('refuses an invalid cursor', async () => {
    expect((await request('?before=yesterday')).status).toBe(400)
  })
})

describe('a notification', () => {
  it('is marked as read once, and no longer counted', async () => {
    await addMany(2)
    const [notification] = (await listPage()).notifications
    expect((await put(`/${notification?.id}/read`)).status).toBe(204)
    const { notifications, unread } = await listPage()
    expect(unread).toBe(1)
    expect(notifications.find(({ id }) => id === notification?.id)?.read).toBe(true)
    const secondCtx = createCtxFor(ada)
    expect((await put(`/${notification?.id}/read`, secondCtx)).status).toBe(204)
    expect(secondCtx.recording.executed.map(({ sql }) => sql.slice(0, 6))).toEqual(['select'])
  })

  it('is not found for another member, and stays unread', async () => {
    await addNotifications([{ userId: ben.id }])
    const [notification] = (await listPage('', createCtxFor(ben))).notifications
    expect((await put(`/${notification?.id}/read`)).status).toBe(404)
    expect((await listPage('', createCtxFor(ben))).unread).toBe(1)
  })

  it('can only be marked as read by its owner', async () => {
    await addNotifications([{ id: 'of-ben', userId: ben.id }])
    const ctx = testCtx()
    await commit(ctx, [markRead(ctx.db, ada.id, 'of-ben', now)])
    expect((await listPage('', createCtxFor(ben))).unread).toBe(1)
    await commit(ctx, [markRead(ctx.db, ben.id, 'of-ben', now)])
    expect((await listPage('', createCtxFor(ben))).unread).toBe(0)
  })

  it.each([
    ['/00000000-0000-4000-8000-00000000000f/read', 404],
    ['/first/read', 400],
  ])('that does not exist is rejected: %s with %i', async (path, status) => {
    expect((await put(path)).status).toBe(status)
  })

  it('is marked as read with the member’s others up to the last one shown, and nobody else’s', async () => {
    await addMany(30)
    await addNotifications([{ userId: ben.id }])
    const [newest] = (await listPage()).notifications
    await addNotifications([{ title: 'Not seen yet' }, { userId: ben.id }])
    expect((await put(`/read?upTo=${newest?.sequence}`)).status).toBe(204)
    const { notifications, unread } = await listPage()
    expect([unread, notifications.find(({ read }) => !read)?.title]).toEqual([1, 'Not seen yet'])
    expect((await listPage('', createCtxFor(ben))).unread).toBe(2)
  })

  it.each(['/read', '/read?upTo=', '/read?upTo=all'])(
    'is not marked as read by %s, which does not say what was seen',
    async (path) => {
      await addMany(1)
      expect((await put(path)).status).toBe(400)
      expect((await listPage()).unread).toBe(1)
    },
  )

  it('is written in the same batch as its event, or not at all', async () => {
    const ctx = createCtxFor(ada)
    const notification = {
      userId: ada.id,
      title: 'Password changed',
      message: 'Just now.',
      type: 'success',
      link: '/profile',
    } as const
    const invalidNotification = notifyIf(
      ctx,
      { ...notification, userId: '00000000-0000-4000-8000-0000000000ff' },
      always,
    )
    await expect(commit(ctx, [notifyIf(ctx, notification, always), invalidNotification])).rejects.toThrow('FOREIGN KEY')
    expect((await listPage()).notifications).toEqual([])
    await commit(ctx, [notifyIf(ctx, notification, always)])
    const { userId: _, ...expected } = notification
    expect((await listPage()).notifications).toMatchObject([{ ...expected, read: false, createdAt: now }])
  })
})

describe('a visitor', () => {
  it('has no notifications', async () => {
    expect((await request('', testCtx())).status).toBe(401)
    expect((await put('/read?upTo=9', testCtx())).status).toBe(401)
    const id = '00000000-0000-4000-8000-00000000000f'
    expect((await put(`/${id}/read`, testCtx())).status).toBe(401)
    await expect(markNotificationRead(testCtx(), id)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

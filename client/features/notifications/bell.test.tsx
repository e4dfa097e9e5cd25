// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  focusedText,
  openApplication,
  pageText,
  press,
  pressKey,
  returnToTab,
  textsOf,
  until,
  untilHidden,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import type { ApiRequest } from '#client/testing/fake-server.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const pageSize = 20
const list = 'GET /api/notifications'
const markRead = 'PUT /api/notifications/read'

/** Returns notifications, the newest first, as the server stores them. */
const numbered = (count: number): Notification[] =>
  Array.from({ length: count }, (_, position) => ({
    sequence: count - position,
    id: `n${position + 1}`,
    title: `Note ${position + 1}`,
    message: 'Look.',
    type: 'info',
    link: null,
    read: false,
    createdAt: Date.UTC(2026, 2, 5),
  }))

/** Opens a page as a member with these notifications. */
async function open(initial: Notification[], api: object = {}) {
  const stored = { notifications: initial }
  const mark = (isRead: (notification: Notification) => boolean) => {
    stored.notifications = stored.notifications.map((one) => (isRead(one) ? { ...one, read: true } : one))
    return null
  }
  const opened = await openApplication(paths.about, {
    role: 'member',
    api: {
      [list]: ({ query }: ApiRequest) => {
        const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY)
        const rest = stored.notifications.filter(({ sequence }) => sequence < before)
        const page = rest.slice(0, pageSize)
        const unread = stored.notifications.filter(({ read }) => !read).length
        return { notifications: page, unread, next: rest.length > pageSize ? page.at(-1)?.sequence : null }
      },
      [markRead]: ({ query }: ApiRequest) => mark(({ sequence }) => sequence <= Number(query.get('upTo'))),
      ...Object.fromEntries(
        initial.map(({ id }) => [`PUT /api/notifications/${id}/read`, () => mark((one) => one.id === id)]),
      ),
      ...api,
    },
  })
  const unread = () => stored.notifications.filter(({ read }) => !read).map(({ title }) => title)
  return { ...opened, stored, unread }
}

const panel = '.bell [role="region"], .bell section'
const bell = (unread: string) => control(unread === '' ? 'Notifications' : `Notifications, ${unread} unread`)
const openList = async (unread: string) => (await bell(unread)).click()
const items = () => textsOf('.bell li')

describe('the bell', () => {
  it('is absent for visitors, and requests nothing', async () => {
    const { requests } = await openApplication(paths.about)
    await control('Sign In')
    expect([controls(/^Notifications/), requests]).toEqual([[], []])
  })

  it('has an empty list when there is nothing', async () => {
    await open([])
    await openList('')
    await untilShown('No notifications')
    expect(controls('Mark all as read')).toEqual([])
  })

  it('shows 99+ for large numbers, and new notifications when the reader returns to the tab', async () => {
    const { stored } = await open(numbered(2))
    expect((await bell('2')).textContent).toBe('2')
    stored.notifications = numbered(130)
    await returnToTab()
    expect((await bell('99+')).textContent).toBe('99+')
  })
})

describe('a notification', () => {
  it('becomes read by a click, and the badge counts down before the response arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const { unread } = await open(numbered(3), { 'PUT /api/notifications/n2/read': () => promise })
    await openList('3')
    await press(/Note 2/)
    await bell('2')
    expect(unread()).toHaveLength(3)
    resolve(null)
  })

  it('is unread again if marking it fails', async () => {
    const { replies } = await open(numbered(2), { 'PUT /api/notifications/n1/read': undefined })
    await openList('2')
    await press(/Note 1/)
    await untilToast('We couldn’t mark this as read. Try again.')
    await bell('2')
    replies['PUT /api/notifications/n1/read'] = null
    await press(/Note 1/)
    await bell('1')
  })

  it('is marked as read together with all others that were shown', async () => {
    const { stored, unread, replies } = await open(numbered(3))
    const markAll = replies[markRead] as (request: ApiRequest) => null
    replies[markRead] = (request: ApiRequest) => {
      const [newest] = stored.notifications
      if (newest && newest.sequence < 4)
        stored.notifications = [{ ...newest, sequence: 4, id: 'n0', title: 'Just now' }, ...stored.notifications]
      return markAll(request)
    }
    await openList('3')
    await press('Mark all as read')
    await bell('1')
    await untilShown('Just now')
    expect(unread()).toEqual(['Just now'])
    await press('Mark all as read')
    await bell('')
    await until(() => expect(controls('Mark all as read')).toEqual([]))
  })

  it('leads to its subject, and is read then', async () => {
    const [note] = numbered(1)
    const { unread } = await open(note ? [{ ...note, link: '/help' }] : [])
    await openList('1')
    await press(/Note 1/)
    await until(() => expect(location.pathname).toBe('/help'))
    await bell('')
    await until(() => expect(unread()).toEqual([]))
  })
})

describe('the list of notifications', () => {
  it('loads older ones, and moves the focus to them', async () => {
    await open(numbered(45))
    await openList('45')
    for (const [shown, focused] of [
      [40, 'Note 21'],
      [45, 'Note 41'],
    ] as const) {
      await press('Show older')
      await until(() => expect(items()).toHaveLength(shown))
      await until(() => expect(focusedText()).toContain(focused))
    }
    expect(controls('Show older')).toEqual([])
  })

  it('is loaded again automatically after an error', async () => {
    const { replies } = await open(numbered(1), { [list]: undefined })
    await openList('')
    await untilShown('We can’t load your notifications.')
    replies[list] = { notifications: numbered(1), unread: 1, next: null }
    await bell('1')
  })

  it('stays when reloading fails, and can be reloaded', async () => {
    const { replies } = await open(numbered(1))
    await openList('1')
    replies[list] = undefined
    await returnToTab()
    await control('Try again')
    expect(items()).toHaveLength(1)
    replies[list] = { notifications: numbered(2), unread: 2, next: null }
    await press('Try again')
    await bell('2')
    await untilHidden('We can’t load your notifications.')
  })

  it('closes by Escape, and gives the focus back', async () => {
    await open(numbered(1))
    await openList('1')
    await untilShown('Note 1')
    pressKey('Escape')
    await untilHidden('Note 1')
    expect([document.activeElement === (await bell('1')), pageText(panel)]).toEqual([true, ''])
  })
})

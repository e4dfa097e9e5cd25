import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, type Member, openAs, signInAs } from './member.ts'
import { returnToTab, waitUntilDrawn } from './page-helpers.ts'
import { emptyTables, goTo, delayRequests, openPage, type PageOptions } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
})

type NotificationOptions = { title: string; type?: string; link?: string; read?: boolean; createdAt?: number }

/** Stores notifications. The first is the newest. */
async function addNotifications(notifications: NotificationOptions[]) {
  const insert = site.db.prepare(
    'INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const values = notifications.map(({ title, type = 'info', link = null, read = false, createdAt }, position) => [
    crypto.randomUUID(),
    member.id,
    title,
    `What there is to know about “${title}”.`,
    type,
    link,
    read ? 1 : 0,
    createdAt ?? Date.now() - position,
  ])
  await site.db.batch(values.toReversed().map((row) => insert.bind(...row)))
}

const numberedNotifications = (count: number) =>
  Array.from({ length: count }, (_, position) => ({ title: `Note ${position + 1}` }))
const unreadRows = async () =>
  (await site.db.prepare('SELECT title FROM user_notifications WHERE read = 0 ORDER BY sequence DESC').all()).results

const openAsMember = (options?: PageOptions) => openAs({ site, browser }, member, '/about', options)

const bell = (page: Page, unread: string) =>
  page.getByRole('button', { name: unread === '' ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })

describe('the bell', () => {
  it('opens the list of notifications, closes it by Escape and by a click elsewhere, and keeps the focus', async () => {
    await addNotifications([
      { title: 'Careful', type: 'warning' },
      { title: 'It failed', type: 'error' },
      { title: 'By the way', type: 'other', read: true },
      { title: 'Welcome', type: 'success', createdAt: new Date(2026, 2, 5, 9, 7).getTime() },
    ])
    const { page, pageErrors } = await openAsMember()
    await bell(page, '3').focus()
    await page.keyboard.press('Enter')
    const items = panel(page).getByRole('listitem')
    await expect
      .poll(() => items.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^unread warning:\s+Careful\s/),
        expect.stringMatching(/^unread error:\s+It failed\s/),
        expect.stringMatching(/^info:\s+By the way\s/),
        expect.stringMatching(
          /^unread success:\s+Welcome\s+What there is to know about “Welcome”\.\s+5 Mar 2026, 09:07$/,
        ),
      ])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => bell(page, '3').evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await page.mouse.click(2, 890)
    await panel(page).waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
  })

  it('has no badge and an empty state when there is nothing', async () => {
    const { page, pageErrors } = await openAsMember()
    await bell(page, '').click()
    await panel(page).getByText('No notifications').waitFor()
    expect(await panel(page).getByRole('button').count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('shows 99+ for large numbers, and new notifications when the reader returns to the tab', async () => {
    await addNotifications(numberedNotifications(2))
    const { page } = await openAsMember()
    expect(await bell(page, '2').innerText()).toBe('2')
    await addNotifications(numberedNotifications(130))
    await returnToTab(page)
    await expect.poll(() => bell(page, '99+').innerText()).toBe('99+')
  })

  it('is absent for visitors', async () => {
    const { page } = await openPage(browser)
    await goTo(page, site.address)
    await waitUntilDrawn(page)
    expect(await page.getByRole('button', { name: /^Notifications/ }).count()).toBe(0)
  })
})

describe('a notification', () => {
  it('becomes read by a click, and the badge counts down before the response arrives', async () => {
    await addNotifications(numberedNotifications(3))
    const { page, pageErrors } = await openAsMember()
    await bell(page, '3').click()
    const release = await delayRequests(page, '**/api/notifications/*/read')
    await panel(page).getByRole('button', { name: 'Note 2' }).click()
    await bell(page, '2').waitFor()
    expect(await unreadRows()).toHaveLength(3)
    const listResponse = page.waitForResponse('**/api/notifications')
    release()
    await listResponse
    await expect.poll(unreadRows).toEqual([{ title: 'Note 1' }, { title: 'Note 3' }])
    await bell(page, '2').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('leads to its subject', async () => {
    await addNotifications([{ title: 'A new remedy', link: '/recipe/hillside-thyme-cup' }])
    const { page, pageErrors } = await openAsMember()
    await bell(page, '1').click()
    await panel(page).getByRole('link', { name: 'A new remedy' }).click()
    await page.waitForURL('**/recipe/hillside-thyme-cup')
    await panel(page).waitFor({ state: 'detached' })
    await bell(page, '').waitFor()
    await expect.poll(unreadRows).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('is unread again if marking it fails', async () => {
    await addNotifications(numberedNotifications(2))
    const { page } = await openAsMember()
    await bell(page, '2').click()
    await page.route('**/api/notifications/*/read', (route) => route.abort())
    await panel(page).getByRole('button', { name: 'Note 1' }).click()
    await page.getByText('We couldn’t mark this as read. Try again.').waitFor()
    await bell(page, '2').waitFor()
    await page.unroute('**/api/notifications/*/read')
    await panel(page).getByRole('button', { name: 'Note 1' }).click()
    await bell(page, '1').waitFor()
  })

  it('is marked as read together with all others', async () => {
    await addNotifications(numberedNotifications(30))
    const { page, pageErrors } = await openAsMember()
    await bell(page, '30').click()
    const markAll = panel(page).getByRole('button', { name: 'Mark all as read' })
    await markAll.focus()
    await page.keyboard.press('Enter')
    await bell(page, '').waitFor()
    await expect.poll(unreadRows).toEqual([])
    await markAll.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
  })

  it('stays unread if it was not shown yet when all were marked as read', async () => {
    await addNotifications(numberedNotifications(3))
    const { page } = await openAsMember()
    await bell(page, '3').click()
    await addNotifications([{ title: 'Just now' }])
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await bell(page, '1').waitFor()
    await panel(page).getByRole('button', { name: 'unread info: Just now' }).waitFor()
    await expect.poll(unreadRows).toEqual([{ title: 'Just now' }])
  })
})

describe('the list of notifications', () => {
  it('loads older ones, and moves the focus to them', async () => {
    await addNotifications(numberedNotifications(45))
    const { page, pageErrors } = await openAsMember()
    await bell(page, '45').click()
    const items = panel(page).getByRole('listitem')
    const older = panel(page).getByRole('button', { name: 'Show older' })
    for (const [shown, focused] of [
      [40, 'Note 21'],
      [45, 'Note 41'],
    ] as const) {
      await older.click()
      await page.waitForFunction((title) => document.activeElement?.textContent.includes(title), focused)
      await expect.poll(() => items.count()).toBe(shown)
    }
    expect(await older.count()).toBe(0)
    await panel(page).getByRole('button', { name: 'Note 44' }).click()
    await bell(page, '44').waitFor()
    await expect.poll(async () => (await unreadRows()).length).toBe(44)
    expect(await items.count()).toBe(45)
    expect(pageErrors).toEqual([])
  })

  it('is reloaded automatically after an error, and live notifications start', async () => {
    await addNotifications(numberedNotifications(1))
    const { page } = await openPage(browser)
    await signInAs(site, page, member)
    await page.route('**/api/notifications', (route) => route.abort())
    await page.goto(`${site.address}/about`)
    await bell(page, '').click()
    await panel(page).getByText('We can’t load your notifications.').waitFor()
    const socket = page.waitForEvent('websocket')
    await page.unrouteAll()
    await bell(page, '1').waitFor()
    await socket
  })

  it('stays when reloading fails, and can be reloaded', async () => {
    await addNotifications(numberedNotifications(1))
    const { page } = await openAsMember()
    await bell(page, '1').click()
    await page.route('**/api/notifications', (route) => route.abort())
    await returnToTab(page)
    const again = panel(page).getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await panel(page).getByRole('listitem').count()).toBe(1)
    await bell(page, '1').waitFor()
    await page.unrouteAll()
    await addNotifications([{ title: 'Meanwhile' }])
    await again.click()
    await bell(page, '2').waitFor()
    await again.waitFor({ state: 'detached' })
  })

  it.each([320, 390])('fits a screen of %i px', async (width) => {
    await addNotifications([
      { title: `A word of ${'many '.repeat(3)}letters: ${'x'.repeat(60)}` },
      ...numberedNotifications(30),
    ])
    const { page } = await openAsMember({ width })
    await bell(page, '31').click()
    await panel(page).getByRole('listitem').first().waitFor()
    const { left, right, scrolls } = await panel(page).evaluate((element) => {
      const box = element.getBoundingClientRect()
      return {
        left: box.left,
        right: box.right,
        scrolls: [element.scrollHeight > element.clientHeight, element.scrollWidth > element.clientWidth],
      }
    })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(scrolls).toEqual([true, false])
  })
})

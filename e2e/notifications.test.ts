import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, openAs } from './member.ts'

const { site, browser } = await openJourney()
const member = await addMember(site, 'ada')

type NotificationOptions = { title: string; type?: string; read?: boolean; createdAt?: number }

/** Stores notifications. The first is the newest. */
async function addNotifications(notifications: NotificationOptions[]) {
  const insert = site.db.prepare(
    'INSERT INTO user_notifications (id, user_id, title, message, type, read, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const values = notifications.map(({ title, type = 'info', read = false, createdAt }, position) => [
    crypto.randomUUID(),
    member.id,
    title,
    `What there is to know about “${title}”.`,
    type,
    read ? 1 : 0,
    createdAt ?? Date.now() - position,
  ])
  await site.db.batch(values.toReversed().map((row) => insert.bind(...row)))
}

const numberedNotifications = (count: number) =>
  Array.from({ length: count }, (_, position) => ({ title: `Note ${position + 1}` }))

const bell = (page: Page, unread: string) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })

describe('the bell', () => {
  it('opens the list of notifications, closes it by Escape and by a click elsewhere, keeps the focus, and fits a small screen', async () => {
    await addNotifications([
      { title: 'Careful', type: 'warning' },
      { title: 'It failed', type: 'error' },
      { title: 'By the way', type: 'other', read: true },
      { title: 'Welcome', type: 'success', createdAt: new Date(2026, 2, 5, 9, 7).getTime() },
      { title: `A word of ${'many '.repeat(3)}letters: ${'x'.repeat(60)}` },
      ...numberedNotifications(30),
    ])
    const { page, pageErrors } = await openAs({ site, browser }, member, '/about')
    await bell(page, '34').focus()
    await page.keyboard.press('Enter')
    const items = panel(page).getByRole('listitem')
    await expect
      .poll(async () => (await items.allInnerTexts()).slice(0, 4))
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
    await expect.poll(() => bell(page, '34').evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await page.mouse.click(2, 890)
    await panel(page).waitFor({ state: 'detached' })

    await page.setViewportSize({ width: 320, height: 900 })
    await bell(page, '34').click()
    await items.first().waitFor()
    const { left, right, scrolls } = await panel(page).evaluate((element) => {
      const box = element.getBoundingClientRect()
      return {
        left: box.left,
        right: box.right,
        scrolls: [element.scrollHeight > element.clientHeight, element.scrollWidth > element.clientWidth],
      }
    })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(scrolls).toEqual([true, false])
    expect(pageErrors).toEqual([])
  })
})

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, memberPassword, type Member, signInAs } from './member.ts'
import { goTo, openPage } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
let testCount = 0
beforeEach(async () => {
  testCount += 1
  member = await addMember(site, `ada-${testCount}`)
})

const wake = ({ id } = member) => site.live.getByName(id).wake(id)
const closeSockets = () => site.live.getByName(member.id).closeSockets()

async function storeNotifications(titles: string[], { id } = member) {
  const insert = site.db.prepare(
    `INSERT INTO user_notifications (id, user_id, title, message, type, read, created_at)
     VALUES (?, ?, ?, 'What there is to know.', 'info', 0, ?)`,
  )
  await site.db.batch(titles.map((title) => insert.bind(crypto.randomUUID(), id, title, Date.now())))
}
/** Stores a notification and tells the member's sockets, as the worker does. */
async function notify(title: string, to = member) {
  await storeNotifications([title], to)
  await wake(to)
}

type Tab = { page: Page; pageErrors: string[]; sockets: () => number }

/** Opens a page as the member. `sockets` returns the number of its open sockets. */
async function openTab(context?: BrowserContext, { as = member, address = site.address } = {}): Promise<Tab> {
  const { page, pageErrors } = context ? { page: await context.newPage(), pageErrors: [] } : await openPage(browser)
  if (!context) await signInAs({ ...site, address }, page, as)
  let sockets = 0
  page.on('websocket', (socket) => {
    sockets += 1
    socket.on('close', () => (sockets -= 1))
  })
  await goTo(page, `${address}/about`)
  await anyBell(page).waitFor()
  return { page, pageErrors, sockets: () => sockets }
}
/** Opens two tabs of one browser. */
async function openTabs(): Promise<[Tab, Tab]> {
  const first = await openTab()
  const second = await openTab(first.page.context())
  await expect.poll(() => [first.sockets(), second.sockets()]).toEqual([1, 1])
  return [first, second]
}

/** Simulates a switch to another tab, because every tab of a headless browser is visible. */
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const anyBell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const bell = (page: Page, announcements: string) =>
  page.getByRole('button', {
    name: announcements === '' ? 'Notifications' : `Notifications, ${announcements} unread`,
    exact: true,
  })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const titles = (page: Page) => panel(page).locator('.bell-item b').evaluateAll(readTitles)
const readTitles = (items: Element[]) => items.map(({ lastChild }) => lastChild?.textContent)

/** Records the announcements to screen readers from now on. */
async function recordAnnouncements(page: Page): Promise<string[]> {
  const announcements: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'debug') announcements.push(message.text())
  })
  await page.evaluate(() => {
    const region = document.querySelector('.bell output')
    const notify = () => region?.textContent && console.debug(region.textContent)
    if (region) new MutationObserver(notify).observe(region, { childList: true, characterData: true, subtree: true })
  })
  return announcements
}

const signedOut = (page: Page) => page.locator('.sign-in').first()

describe('a notification', () => {
  it('arrives live in two tabs, once, at the top, is announced, and is counted as read in both', async () => {
    await storeNotifications(['Earlier'])
    const tabs = await openTabs()
    const announcements = await Promise.all(tabs.map(({ page }) => recordAnnouncements(page)))
    const [{ page }, other] = tabs
    for (const tab of tabs) await bell(tab.page, '1').click()
    await panel(page).waitFor()
    await notify('Just now')
    for (const tab of tabs) await bell(tab.page, '2').waitFor()
    await expect.poll(() => titles(page)).toEqual(['Just now', 'Earlier'])
    await notify('And now')
    for (const tab of tabs) await bell(tab.page, '3').waitFor()
    await expect.poll(() => titles(page)).toEqual(['And now', 'Just now', 'Earlier'])
    const words = ['New notification: Just now', 'New notification: And now']
    await expect.poll(() => announcements).toEqual([words, words])
    const animation = () =>
      page.locator('.bell .ringing').evaluate((element) => getComputedStyle(element).animationName)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await animation()).toBe('ring')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animation()).toBe('none')

    await panel(other.page).getByRole('button', { name: 'Just now' }).click()
    for (const tab of tabs) await bell(tab.page, '2').waitFor()
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    for (const tab of tabs) await bell(tab.page, '').waitFor()
    await expect.poll(() => titles(other.page)).toEqual(['And now', 'Just now', 'Earlier'])

    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    for (const tab of tabs) await signedOut(tab.page).waitFor()
    await expect.poll(() => tabs.map(({ sockets }) => sockets())).toEqual([0, 0])
    expect(await anyBell(page).count()).toBe(0)
    expect([...tabs[0].pageErrors, ...other.pageErrors]).toEqual([])
  })
})

describe('a connection', () => {
  it('is restored without missing or repeating a notification, closes while its tab is hidden, and ends with its session', async () => {
    const first = await openTab(undefined, { address: site.address.replace('127.0.0.1', 'localhost') })
    const second = await openTab()
    const tabs = [first, second]
    const sockets = () => tabs.map((tab) => tab.sockets())
    await expect.poll(sockets).toEqual([1, 1])
    const announcements = await Promise.all(tabs.map(({ page }) => recordAnnouncements(page)))
    await notify('Before')
    for (const { page } of tabs) await bell(page, '1').waitFor()
    await storeNotifications(['Meanwhile', 'And again'])
    await closeSockets()
    for (const { page } of tabs) await bell(page, '3').waitFor()
    await notify('After')
    for (const { page } of tabs) {
      await bell(page, '4').click()
      await expect.poll(() => titles(page)).toEqual(['After', 'And again', 'Meanwhile', 'Before'])
    }

    await setVisibility(first.page, 'hidden')
    await expect.poll(sockets).toEqual([0, 1])
    await notify('While hidden')
    await bell(second.page, '5').waitFor()
    await panel(second.page).getByRole('button', { name: 'Before' }).click()
    await bell(second.page, '4').waitFor()
    await setVisibility(first.page, 'visible')
    await bell(first.page, '4').waitFor()
    await notify('Last')
    for (const { page } of tabs) await bell(page, '5').waitFor()
    await expect
      .poll(() => titles(first.page))
      .toEqual(['Last', 'While hidden', 'After', 'And again', 'Meanwhile', 'Before'])
    expect(sockets()).toEqual([1, 1])
    for (const words of announcements) expect(new Set(words).size).toBe(words.length)
    expect(second.pageErrors).toEqual([])

    const status = await first.page.evaluate(async (present) => {
      const body = JSON.stringify({ present, password: 'seven cups of thyme' })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/account/password', { method: 'PUT', headers, body })).status
    }, memberPassword)
    expect(status).toBe(204)
    await expect.poll(async () => (await titles(first.page))[0]).toBe('Password changed')
    await signedOut(second.page).waitFor()
    await expect.poll(second.sockets).toBe(0)
    expect(first.pageErrors).toEqual([])
  })
})

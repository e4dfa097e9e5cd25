import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, memberPassword, type Member, signInAs } from './member.ts'
import { waitUntilDrawn } from './page-helpers.ts'
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

const noop = (): Promise<void> => Promise.resolve()

describe('a notification', () => {
  it('arrives live in two tabs, once, at the top, and is announced', async () => {
    await storeNotifications(['Earlier'])
    const tabs = await openTabs()
    const announcements = await Promise.all(tabs.map(({ page }) => recordAnnouncements(page)))
    const [{ page }, other] = tabs
    await bell(page, '1').click()
    await panel(page).waitFor()
    await notify('Just now')
    for (const tab of tabs) await bell(tab.page, '2').waitFor()
    await expect.poll(() => titles(page)).toEqual(['Just now', 'Earlier'])
    await notify('And now')
    for (const tab of tabs) await bell(tab.page, '3').waitFor()
    await expect.poll(() => titles(page)).toEqual(['And now', 'Just now', 'Earlier'])
    const words = ['New notification: Just now', 'New notification: And now']
    await expect.poll(() => announcements).toEqual([words, words])
    expect([...tabs[0].pageErrors, ...other.pageErrors]).toEqual([])
  })

  it('is counted as read in every tab', async () => {
    const [first, second] = await openTabs()
    for (const title of ['One', 'Two', 'Three']) await notify(title)
    for (const { page } of [first, second]) await bell(page, '3').click()
    await panel(second.page).getByRole('button', { name: 'Two' }).click()
    for (const { page } of [first, second]) await bell(page, '2').waitFor()
    await panel(first.page).getByRole('button', { name: 'Mark all as read' }).click()
    for (const { page } of [first, second]) await bell(page, '').waitFor()
    await expect.poll(() => titles(second.page)).toEqual(['Three', 'Two', 'One'])
  })

  it('is sent to the current session, but not to one that the worker has ended', async () => {
    const { page, pageErrors } = await openTab()
    const elsewhere = await openTab()
    await expect.poll(elsewhere.sockets).toBe(1)
    const status = await page.evaluate(async (present) => {
      const body = JSON.stringify({ present, password: 'seven cups of thyme' })
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/account/password', { method: 'PUT', headers, body })).status
    }, memberPassword)
    expect(status).toBe(204)
    await bell(page, '1').click()
    await expect.poll(() => titles(page)).toEqual(['Password changed'])
    await elsewhere.page.locator('.sign-in').first().waitFor()
    await expect.poll(elsewhere.sockets).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it.each(['127.0.0.1', 'localhost'])('arrives at http://%s without violating a policy', async (host) => {
    const address = site.address.replace('127.0.0.1', host)
    const { page, pageErrors } = await openTab(undefined, { address })
    await notify('First')
    await bell(page, '1').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('a connection', () => {
  it('is restored after the worker ends it, without missing or repeating a notification', async () => {
    const tabs = await openTabs()
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
    for (const words of announcements) expect(new Set(words).size).toBe(words.length)
    expect([...tabs[0].pageErrors, ...tabs[1].pageErrors]).toEqual([])
  })

  it('is restored as soon as the network is back, without missing or repeating a notification', async () => {
    const { page } = await openPage(browser)
    await signInAs(site, page, member)
    let isDisconnected = false
    let attempts = 0
    let disconnect = noop
    await page.routeWebSocket('**/api/notifications/live*', async (socket) => {
      attempts += 1
      disconnect = () => socket.close()
      if (isDisconnected) await disconnect()
      else socket.connectToServer()
    })
    await page.goto(`${site.address}/about`)
    await bell(page, '').waitFor()
    const announcements = await recordAnnouncements(page)
    await notify('Before')
    await bell(page, '1').waitFor()
    isDisconnected = true
    await disconnect()
    await notify('Meanwhile')
    await expect.poll(() => attempts).toBeGreaterThan(2)
    isDisconnected = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await notify('After')
    await bell(page, '3').click()
    await expect.poll(() => titles(page)).toEqual(['After', 'Meanwhile', 'Before'])
    expect(announcements.filter((words) => words.endsWith('After'))).toHaveLength(1)
    expect(new Set(announcements).size).toBe(announcements.length)
  })

  it('closes in a hidden tab, which shows everything once it is visible again', async () => {
    const [first, second] = await openTabs()
    await notify('Before')
    await bell(first.page, '1').waitFor()
    await setVisibility(first.page, 'hidden')
    await expect.poll(() => [first.sockets(), second.sockets()]).toEqual([0, 1])
    await notify('Meanwhile')
    await bell(second.page, '2').click()
    await panel(second.page).getByRole('button', { name: 'Before' }).click()
    await bell(second.page, '1').waitFor()
    await setVisibility(first.page, 'visible')
    await bell(first.page, '1').waitFor()
    await notify('After')
    for (const { page } of [first, second]) await bell(page, '2').waitFor()
    await bell(first.page, '2').click()
    await expect.poll(() => titles(first.page)).toEqual(['After', 'Meanwhile', 'Before'])
    expect([first.sockets(), second.sockets()]).toEqual([1, 1])
  })

  it('closes in every tab when the session ends', async () => {
    const tabs = await openTabs()
    const [{ page }] = tabs
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    for (const tab of tabs) await tab.page.locator('.sign-in').first().waitFor()
    await expect.poll(() => tabs.map(({ sockets }) => sockets())).toEqual([0, 0])
    expect(await anyBell(page).count()).toBe(0)
    expect([...tabs[0].pageErrors, ...tabs[1].pageErrors]).toEqual([])
  })

  it('is not opened for visitors', async () => {
    const { page, pageErrors } = await openPage(browser)
    const addresses: string[] = []
    page.on('websocket', (socket) => addresses.push(socket.url()))
    page.on('request', (request) => addresses.push(request.url()))
    await goTo(page, `${site.address}/about`)
    await waitUntilDrawn(page)
    expect(addresses.filter((address) => /notifications|\/live/.test(address))).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('the bell', () => {
  it("follows the reader's motion preference", async () => {
    const { page } = await openTab()
    await notify('First')
    const animation = () =>
      page.locator('.bell .ringing').evaluate((element) => getComputedStyle(element).animationName)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await animation()).toBe('ring')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animation()).toBe('none')
  })
})

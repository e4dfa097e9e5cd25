import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, type Member, openAs, signInAs, signInThroughDialog } from './member.ts'
import { waitUntilDrawn, contentWidth } from './page-helpers.ts'
import { emptyTables, delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()
let admin: Member
let ada: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'support_tickets')
  admin = await addMember(site, 'admin', adminEmail)
  ada = await addMember(site, 'ada')
})

const denied = 'Access denied. Admin privileges required.'

const waitForTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Administration' })
const stat = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd').first()
const chart = (page: Page, name: string) => page.getByRole('figure').filter({ hasText: name }).locator('b').first()

describe('a member', () => {
  it('is redirected home from the link on Tools, and returns with one step back', async () => {
    const { page } = await openAs({ site, browser }, ada, paths.tools)
    await page.getByRole('heading', { name: 'Admin Quick Access' }).waitFor()
    await page.getByRole('link', { name: 'Open the admin dashboard' }).click()
    await toast(page, denied)
    await page.waitForURL(`${site.address}/`)
    await page.goBack()
    await waitForTitle(page, 'Tools')
  })
})

describe('a visitor', () => {
  it('has to sign in first, and then gets the same message as a member', async () => {
    const { page } = await openPage(browser)
    await page.goto(site.address + paths.adminOverview)
    await toast(page, 'Authentication Required')
    await page.waitForURL(`${site.address}/`)
    await signInThroughDialog(page, ada)
    await toast(page, denied)
    await page.waitForURL(`${site.address}/`)
  })
})

describe('the administrator', () => {
  it('starts with the overview, and reaches every tab and its subpages by keyboard', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, paths.admin)
    await waitForTitle(page, 'Overview')
    expect(page.url()).toBe(site.address + paths.adminOverview)
    expect(await nav(page).getByRole('link').allInnerTexts()).toEqual([
      'Overview',
      'Herbi Bot',
      'Content Management',
      'Forum Categories',
      'Support Inbox',
      'Users',
      'Remedies',
      'Site Settings',
      'Security',
      'Mailing',
    ])
    await nav(page).getByRole('link', { name: 'Overview' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Herbi Bot')
    expect(await nav(page).locator('[aria-current="page"]').innerText()).toBe('Herbi Bot')
    await nav(page).getByRole('link', { name: 'Review list' }).press('Enter')
    await waitForTitle(page, 'Review list')
    await nav(page).getByRole('link', { name: 'Support Inbox' }).click()
    await nav(page).getByRole('link', { name: 'Canned replies' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('requests the session at most once for each page', async () => {
    const { page } = await openPage(browser)
    await signInAs(site, page, admin)
    let requestCount = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/session') requestCount++
    })
    const release = await delayRequests(page, '**/api/session')
    const accounts = page.waitForEvent('requestfinished', (request) => request.url().includes('/session.resource-'))
    await page.goto(site.address + paths.adminUsers)
    await accounts
    await expect.poll(() => requestCount).toBe(1)
    await waitUntilDrawn(page)
    release()
    await waitForTitle(page, 'Users')
    expect(requestCount).toBe(1)
    await nav(page).getByRole('link', { name: 'Remedies', exact: true }).click()
    await waitForTitle(page, 'Remedies')
    expect(requestCount).toBeLessThanOrEqual(2)
    await nav(page).getByRole('link', { name: 'Users', exact: true }).click()
    await waitForTitle(page, 'Users')
    expect(requestCount).toBeLessThanOrEqual(3)
  })

  it('sees recent changes in the overview', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, paths.adminOverview)
    await waitForTitle(page, 'Overview')
    expect(await page.getByRole('main').locator('dt').allInnerTexts()).toEqual([
      'Total Users',
      'Total Remedies',
      'Average Rating',
      'Monthly Growth',
    ])
    const users = Number(await stat(page, 'Total Users').innerText())
    expect(await stat(page, 'Average Rating').innerText()).toBe('–')
    const ben = await addMember(site, 'ben')
    const now = Date.now()
    await site.db.batch([
      site.db.prepare('UPDATE users SET confirmed_at = NULL WHERE id = ?').bind(ben.id),
      site.db.prepare('UPDATE users SET confirmed_at = ? WHERE id = ?').bind(now, ben.id),
      site.db
        .prepare(
          'INSERT INTO recipe_ratings (user_id, recipe_id, rating, updated_at) SELECT ?, id, 4, ? FROM recipes LIMIT 1',
        )
        .bind(ben.id, now),
    ])
    const memberTab = await openAs({ site, browser }, ben, '/contact')
    await memberTab.page.getByLabel('Subject').fill('The kettle is too slow')
    await memberTab.page.getByLabel('Message').fill('Is there a faster one?')
    await memberTab.page.getByRole('button', { name: 'Send' }).click()
    // The ticket sends the administrator a live notification, which makes the page refetch.
    await page.getByRole('link', { name: 'New support ticket: The kettle is too slow' }).waitFor()
    await page.getByRole('link', { name: '1 open ticket' }).waitFor()
    await expect.poll(() => stat(page, 'Total Users').innerText()).toBe(String(users + 1))
    await expect.poll(() => stat(page, 'Average Rating').innerText()).toBe('4.0')
    await expect.poll(() => chart(page, 'Sign-ups').innerText()).toBe('1')
    await page.getByText('1 person signed up').waitFor()
    expect([pageErrors, memberTab.pageErrors]).toEqual([[], []])
  })

  it('chooses the period, and reads the figures as a table', async () => {
    const { page } = await openAs({ site, browser }, admin, paths.adminOverview)
    await page.getByRole('img', { name: /^Sign-ups in 30 days/ }).waitFor()
    await page.waitForLoadState('networkidle')
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: '90 days' }).click()
    await page.getByRole('img', { name: /^Sign-ups in 90 days/ }).waitFor()
    await page.getByRole('link', { name: '7 days', exact: true }).click()
    await page.getByRole('link', { name: 'Table' }).click()
    await page.getByRole('columnheader', { name: 'Searches with no results' }).waitFor()
    expect(await page.getByRole('region', { name: 'Daily figures' }).locator('tbody tr').count()).toBe(7)
    expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([])
    await page.reload()
    await page.getByRole('rowheader', { name: 'All 7 days' }).waitFor()
  })

  it('finds the tabs on a phone behind one button', async () => {
    const { page } = await openAs({ site, browser }, admin, paths.adminOverview, { width: 320 })
    await waitForTitle(page, 'Overview')
    const menu = nav(page).getByRole('button')
    expect(await nav(page).getByRole('link').count()).toBe(0)
    await page.getByRole('link', { name: 'Table' }).click()
    await page.getByRole('rowheader', { name: 'All 30 days' }).waitFor()
    expect(await contentWidth(page)).toBe(320)
    await menu.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => menu.evaluate((button) => [button === document.activeElement, button.ariaExpanded]))
      .toEqual([true, 'false'])
    await menu.press('Enter')
    await nav(page).getByRole('link', { name: 'Forum Categories' }).click()
    await waitForTitle(page, 'Forum Categories')
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
  })

  it('gets an overview that passes axe in both schemes, as charts and as a table', async () => {
    for (const dark of [false, true]) {
      const { page } = await openAs({ site, browser }, admin, paths.adminOverview, { dark })
      await waitForTitle(page, 'Overview')
      const violations = await findViolations(page, `charts, dark ${dark}`)
      await page.getByRole('link', { name: 'Table' }).click()
      await page.getByRole('rowheader', { name: 'All 30 days' }).waitFor()
      expect([...violations, ...(await findViolations(page, `table, dark ${dark}`))]).toEqual([])
      await page.context().close()
    }
  })
})

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, addSession, type Member, openAs, signInThroughDialog } from './member.ts'
import { contentWidth, pathAndQuery } from './page-helpers.ts'
import { emptyTables, openPage, toast } from './site.ts'

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

describe('a visitor', () => {
  it('signs in as a member, and is redirected home from the link on Tools, with one step back', async () => {
    const { page } = await openPage(browser)
    await page.goto(site.address + paths.adminOverview)
    await toast(page, 'Authentication Required')
    await page.waitForURL(`${site.address}/`)
    await signInThroughDialog(page, ada)
    await toast(page, denied)
    await page.waitForURL(`${site.address}/`)
    await page.goto(site.address + paths.tools)
    await page.getByRole('heading', { name: 'Admin Quick Access' }).waitFor()
    await page.getByRole('link', { name: 'Open the admin dashboard' }).click()
    await toast(page, denied)
    await page.waitForURL(`${site.address}/`)
    await page.goBack()
    await waitForTitle(page, 'Tools')
  })
})

/** Stores a sign-up and a rating of today, and sends a ticket. */
async function addActivity(): Promise<void> {
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
  const response = await fetch(`${site.address}/api/support/tickets`, {
    method: 'POST',
    headers: {
      Cookie: `session=${await addSession(site, ben)}`,
      Origin: site.address,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      subject: 'The kettle is too slow',
      message: 'Is there a faster one?',
      priority: 'normal',
    }),
  })
  expect(response.ok, await response.text()).toBe(true)
}

describe('the administrator', () => {
  it('sees recent changes in the overview', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, paths.admin)
    await waitForTitle(page, 'Overview')
    expect(pathAndQuery(page)).toBe(paths.adminOverview)
    expect(await page.getByRole('main').locator('dt').allInnerTexts()).toEqual([
      'Total Users',
      'Total Remedies',
      'Average Rating',
      'Monthly Growth',
    ])
    const users = Number(await stat(page, 'Total Users').innerText())
    expect(await stat(page, 'Average Rating').innerText()).toBe('–')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await addActivity()
    // The ticket sends the administrator a live notification, which makes the page refetch.
    await page.getByRole('link', { name: 'New support ticket: The kettle is too slow' }).waitFor()
    await page.getByRole('link', { name: '1 open ticket' }).waitFor()
    await expect.poll(() => stat(page, 'Total Users').innerText()).toBe(String(users + 1))
    await expect.poll(() => stat(page, 'Average Rating').innerText()).toBe('4.0')
    await expect.poll(() => chart(page, 'Sign-ups').innerText()).toBe('1')
    await page.getByText('1 person signed up').waitFor()
    expect(await findViolationsInAppearances(page, 'charts')).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('reads the figures as a table, and reaches every tab and its subpages by keyboard, also on a phone', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, paths.adminOverview)
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
    expect(await findViolationsInAppearances(page, 'table')).toEqual([])

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

    await page.setViewportSize({ width: 320, height: 900 })
    const menu = nav(page).getByRole('button')
    await menu.waitFor()
    expect(await nav(page).getByRole('link').count()).toBe(0)
    await menu.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => menu.evaluate((button) => [button === document.activeElement, button.ariaExpanded]))
      .toEqual([true, 'false'])
    await menu.press('Enter')
    await nav(page).getByRole('link', { name: 'Overview' }).click()
    await waitForTitle(page, 'Overview')
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
    await page.getByRole('link', { name: 'Table' }).click()
    await page.getByRole('rowheader', { name: 'All 30 days' }).waitFor()
    expect(await contentWidth(page)).toBe(320)
    expect(pageErrors).toEqual([])
  })
})

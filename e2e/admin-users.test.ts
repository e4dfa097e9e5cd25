import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs } from '#domain/durations.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { mailsTo } from './mailbox.ts'
import {
  addMember,
  adminEmail,
  addSession,
  longAgo,
  type Member,
  openAs,
  type OpenOptions,
  reauthenticate,
  signInAs,
  signInThroughDialog,
} from './member.ts'
import { waitForError, contentWidth } from './page-helpers.ts'
import { emptyTables, delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const adaId = 'a0000000-0000-4000-8000-00000000000a'
let admin: Member
let ada: Member
beforeEach(async () => {
  await emptyTables(site, 'users', 'audit_log', 'mail_outbox')
  admin = await addMember(site, 'b0000000-0000-4000-8000-00000000000b', adminEmail)
  ada = await addMember(site, adaId, 'ada@example.org')
})

const open = (path: string, options?: OpenOptions) => openAs({ site, browser }, admin, path, options)

const readAccount = () => site.db.prepare('SELECT * FROM users WHERE id = ?').bind(adaId).first()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const lines = (page: Page) => page.locator('.records .record-link')
const listedNames = (page: Page) => lines(page).allInnerTexts()
const listedUrls = (page: Page) => lines(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const addPerson = (number: number) =>
  site.db.batch([
    site.db
      .prepare(`INSERT INTO users (id, email, password_hash, created_at, confirmed_at) VALUES (?, ?, '', ?, 1)`)
      .bind(`person-${number}`, `p${number}@example.org`, Date.UTC(2026, 8, 1) + number),
    site.db
      .prepare('INSERT INTO profiles (id, full_name, updated_at) VALUES (?, ?, 1)')
      .bind(`person-${number}`, `Person ${number}`),
  ])

describe('the user administration', () => {
  it('searches, filters, sorts and pages accounts, each step with its own address, and keeps the typed text while results arrive', async () => {
    for (let number = 10; number < 40; number++) await addPerson(number)
    const { page, pageErrors } = await open('/admin/users')
    await page.getByRole('link', { name: 'Person 39' }).waitFor()
    const first = await listedUrls(page)
    expect(first).toHaveLength(25)
    const more = page.getByRole('link', { name: 'Show more' })
    await more.click()
    await expect.poll(() => listedNames(page)).toHaveLength(32)
    const all = await listedUrls(page)
    expect(all.slice(0, 25)).toEqual(first)
    expect(new Set(all).size).toBe(32)
    expect(await listedNames(page)).toContain('Ada Linden')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(all[25])
    expect(await more.count()).toBe(0)
    await page.getByLabel('Name or email address').fill('person 1')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search=person\+1$/)
    await expect.poll(() => listedNames(page)).toHaveLength(12)
    await page.getByLabel('Order').selectOption('Name')
    await page.waitForURL(/search=person\+1&order=name$/)
    await expect.poll(async () => (await listedNames(page))[0]).toBe('Person 10')
    await page.getByLabel('Role and plan').selectOption('Administrator')
    await expect.poll(() => listedNames(page)).toEqual(['Ada Linden'])
    await page.getByText('Administrator', { exact: true }).last().waitFor()
    await page.getByLabel('Status').selectOption('Suspended')
    await page.getByText('No matching users.').waitFor()
    expect(await findViolations(page, 'users')).toEqual([])
    const search = page.getByLabel('Name or email address')
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' }).click()
    await expect.poll(() => search.inputValue()).toBe('')
    const release = await delayRequests(page, '**/api/users?search=ada*')
    const searchRequest = page.waitForRequest('**/api/users?search=ada*')
    await search.fill('ada')
    await search.press('Enter')
    await searchRequest
    await search.pressSequentially(' linden')
    release()
    await page.waitForURL(/search=ada$/)
    await expect.poll(async () => new Set(await listedNames(page))).toEqual(new Set(['Ada Linden']))
    expect(await search.inputValue()).toBe('ada linden')
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page
      .getByRole('link', { name: 'Ada Linden' })
      .and(page.locator(`[href$="${admin.id}"]`))
      .click()
    await page.getByText('You can’t suspend or demote the administrator’s account.').waitFor()
    expect(await page.getByRole('button', { name: /Suspend|premium/ }).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('grants and ends premium after the password is entered again, suspends a member, ends sessions and sends a link', async () => {
    await addSession(site, ada, { device: 'Safari on macOS' })
    const { page, pageErrors } = await open(`/admin/users/${adaId}`, {
      reauthenticatedAt: longAgo(),
      width: 390,
      dark: true,
    })
    const day = new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 10)
    await page.getByLabel('Last day of premium').fill(day)
    await press(page, 'Grant premium')
    await reauthenticate(page)
    await toast(page, 'Premium granted')
    await page.getByRole('button', { name: 'Change last day' }).waitFor()
    expect(await readAccount()).toMatchObject({ plan: 'premium', premium_until: Date.parse(`${day}T23:59:59.999Z`) })
    await page.getByText('Granted premium').waitFor()
    expect(await findViolations(page, 'account')).toEqual([])
    expect(await contentWidth(page)).toBe(page.viewportSize()?.width)
    await site.db.prepare('UPDATE users SET premium_until = premium_until + 1 WHERE id = ?').bind(adaId).run()
    await page.getByText('End premium now').click()
    await press(page, 'End premium')
    await waitForError(page, 'Someone else has changed this account. Reload the page and try again.')
    await press(page, 'End premium')
    await toast(page, 'Premium ended')
    await page.getByRole('button', { name: 'Grant premium' }).waitFor()
    expect(await readAccount()).toMatchObject({ plan: 'free', premium_until: null })

    await page.getByText('Safari on macOS').waitFor()
    await press(page, 'End all sessions')
    await toast(page, 'Signed out everywhere')
    await page.getByText('This account has no active sessions.').waitFor()
    await press(page, 'Send password reset link')
    await toast(page, 'Link sent')
    await expect.poll(() => mailsTo(site, ada.email)).toHaveLength(1)

    // Signed in before the suspension, which ends the session.
    const memberTab = await openPage(browser)
    await signInAs(site, memberTab.page, ada)
    await page.getByText('Suspend this account').click()
    await press(page, 'Suspend account')
    await waitForError(page, 'Enter a reason')
    await page.getByLabel('Reason').fill('Sold pills')
    await press(page, 'Suspend account')
    await toast(page, 'Account suspended')
    await page.getByText('Sold pills').waitFor()
    await memberTab.page.goto(`${site.address}/members`)
    await memberTab.page.waitForURL(`${site.address}/`)
    await signInThroughDialog(memberTab.page, ada)
    await waitForError(memberTab.page, 'This account is suspended: Sold pills. Use the contact page')
    await press(page, 'Lift suspension')
    await toast(page, 'Suspension lifted')
    await page.getByText('Suspend this account').waitFor()
    await memberTab.page
      .getByRole('dialog', { name: 'Welcome Back' })
      .getByRole('button', { name: 'Sign In', exact: true })
      .click()
    await memberTab.page.getByRole('button', { name: /account of/ }).waitFor()
    expect(pageErrors).toEqual([])
  })
})

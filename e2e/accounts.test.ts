import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { waitForEmailLink, mailsTo } from './mailbox.ts'
import { addMember, memberPassword, signInAs } from './member.ts'
import { waitForSummaryFocus, waitForError } from './page-helpers.ts'
import {
  applicationScript,
  emptyTables,
  goTo,
  delayRequests,
  waitUntilHydrated,
  openPage,
  type Site,
  toast,
  visit,
} from './site.ts'

const { site, browser } = await openJourney()
beforeEach(() => emptyTables(site, 'users', 'mail_outbox'))

const open = (path: string, options?: Parameters<typeof visit>[2]) => visit(browser, site.address + path, options)
const dialog = (page: Page) => page.locator('.dialog')
const avatar = (page: Page) => page.locator('.avatar')

async function fillDialog(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(value)
}

async function signUp(page: Page, email: string, password = memberPassword) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog(page).getByRole('tab', { name: 'Sign Up' }).click()
  await fillDialog(page, { 'Full name': 'Ada Linden', Email: email, Password: password, 'Confirm password': password })
  await dialog(page).getByRole('button', { name: 'Create Account' }).click()
  await toast(page, 'Registration successful! Please check your email to confirm your account.')
}

async function signIn(page: Page, email: string, password = memberPassword) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await fillDialog(page, { Email: email, Password: password })
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function openSignedIn(email: string) {
  const opened = await openPage(browser)
  await signInAs(site, opened.page, await addMember(site, crypto.randomUUID(), email))
  await goTo(opened.page, site.address)
  await avatar(opened.page).waitFor()
  return opened
}

describe('signing up', () => {
  it('shows one error after another in a fixed order, and keeps the typed text', async () => {
    const { page, pageErrors } = await open('/remedies?search=mint')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await dialog(page).getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Sign up' }).click()
    await dialog(page).getByRole('heading', { name: 'Join Our Community' }).waitFor()
    await fillDialog(page, {
      'Full name': '  ',
      Email: 'order@example.org',
      Password: 'abc',
      'Confirm password': 'abd',
    })
    const submitButton = dialog(page).getByRole('button', { name: 'Create Account' })
    for (const [message, label, value] of [
      ["Passwords don't match", 'Confirm password', 'abc'],
      ['Password must be at least 6 characters long', 'Password', '123456'],
      ['Full name is required', 'Full name', 'Ada Linden'],
    ] as const) {
      await submitButton.click()
      await dialog(page).locator('.error', { hasText: message }).waitFor()
      await waitForError(dialog(page), message)
      await waitForSummaryFocus(page)
      await fillDialog(page, { [label]: value })
      if (label === 'Password') await fillDialog(page, { 'Confirm password': value })
    }
    await submitButton.click()
    await dialog(page)
      .getByRole('link', { name: /^This password is too common/ })
      .click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
    expect(await dialog(page).getByLabel('Email').inputValue()).toBe('order@example.org')
    const password = dialog(page).getByLabel('Password', { exact: true })
    await dialog(page).getByText('Weak', { exact: true }).waitFor()
    const strong = 'seven cups of thyme in june'
    await fillDialog(page, { Password: strong, 'Confirm password': strong })
    await dialog(page).getByText('Strong', { exact: true }).waitFor()
    expect(await password.getAttribute('type')).toBe('password')
    await dialog(page).getByRole('button', { name: 'Show password' }).first().click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await fillDialog(page, { 'Date of birth (optional)': '2020-02-29' })
    await submitButton.click()
    await waitForError(dialog(page), 'You must be at least 13 years old to create an account')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?search=mint')
    expect(await page.getByLabel('Search').inputValue()).toBe('mint')
    expect(pageErrors).toEqual([])
  })

  it('leads through an email to a confirmed account, then signs in and out', async () => {
    const { page, pageErrors } = await open('/')
    await page.getByRole('button', { name: 'Create Free Account' }).click()
    await fillDialog(page, {
      'Full name': 'Ada Linden',
      Email: ' Ada@Example.org ',
      Password: memberPassword,
      'Confirm password': memberPassword,
    })
    await dialog(page).getByRole('button', { name: 'Create Account' }).click()
    await toast(page, 'Registration successful! Please check your email to confirm your account.')
    await dialog(page).waitFor({ state: 'detached' })
    await signIn(page, 'ada@example.org')
    await dialog(page).getByText('Email not confirmed').waitFor()
    await dialog(page).getByRole('button', { name: 'Send the link again' }).click()
    await toast(page, 'If your password is correct, we’ve emailed you a new link.')
    await expect.poll(async () => (await mailsTo(site, 'ada@example.org')).length).toBe(2)
    await goTo(page, await waitForEmailLink(site, 'ada@example.org', 'Please confirm your account'))
    expect(await avatar(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Confirm my account' }).click()
    await page.getByText('Your account is active').waitFor()
    await avatar(page).getByText('AD', { exact: true }).waitFor()
    await avatar(page).click()
    expect(await page.getByText('Administrator').count()).toBe(0)
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    await page.reload()
    await waitUntilHydrated(page)
    await page.getByRole('button', { name: 'Confirm my account' }).click()
    await waitForError(page, 'This link no longer works')
    expect(pageErrors).toEqual([])
  })

  it('asks for a new password if the link is opened in another browser', async () => {
    const first = await open('/')
    await signUp(first.page, 'elsewhere@example.org', 'chosen-by-a-stranger')
    const link = await waitForEmailLink(site, 'elsewhere@example.org', 'Please confirm your account')
    const { page } = await visit(browser, link)
    await page.getByRole('button', { name: 'Confirm my account' }).click()
    await page.getByText('Choose a password here').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('chosen-by-the-owner')
    await page.getByLabel('Confirm password').fill('chosen-by-the-ownr')
    await page.getByRole('button', { name: 'Confirm my account' }).click()
    await page.locator('.error', { hasText: "Passwords don't match" }).waitFor()
    await page.getByLabel('Confirm password').fill('chosen-by-the-owner')
    await page.getByRole('button', { name: 'Confirm my account' }).click()
    await page.getByText('Your account is active').waitFor()
    await avatar(page).waitFor()
    await signIn(first.page, 'elsewhere@example.org', 'chosen-by-a-stranger')
    await dialog(first.page).getByText('Invalid login credentials').waitFor()
  })
})

describe('signing in', () => {
  it('updates all other tabs, and so does signing out', async () => {
    const { page } = await openSignedIn('tabs@example.org')
    const otherTab = await page.context().newPage()
    await otherTab.goto(`${site.address}/members`)
    await otherTab.getByRole('heading', { name: 'Members Area' }).waitFor()
    await avatar(page).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await toast(otherTab, 'See you later!')
    await otherTab.waitForURL(`${site.address}/`)
    await signIn(otherTab, 'tabs@example.org')
    await toast(page, 'Welcome back!')
    await avatar(page).waitFor()
  })

  it('works if the button is pressed before hydration', async () => {
    const { page } = await openPage(browser)
    const release = await delayRequests(page, applicationScript)
    await page.goto(site.address, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    release()
    await dialog(page).getByRole('heading', { name: 'Welcome Back' }).waitFor()
  })

  it('works by keyboard alone, keeps the focus inside and restores it', async () => {
    const { page } = await open('/about')
    await page.getByRole('button', { name: 'Sign In' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      // The focus may briefly be on a focus guard, which passes it on to the dialog.
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
    }
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.textContent === 'Sign In')
  })
})

describe('a forgotten password', () => {
  it('is replaced through a link, which ends all other sessions', async () => {
    const { page: elsewhere } = await openSignedIn('forgetful@example.org')
    const { page, pageErrors } = await open('/')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
    await fillDialog(page, { Email: 'forgetful@example.org' })
    await dialog(page).getByRole('button', { name: 'Send the link' }).click()
    await dialog(page).getByText('we’ve emailed you a link').waitFor()
    const link = await waitForEmailLink(site, 'forgetful@example.org', 'Set a new password')
    await goTo(page, link)
    await page.getByLabel('Password', { exact: true }).fill('remembered-now')
    await page.getByLabel('Confirm password').fill('remembered-now')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('Your new password is set').waitFor()
    await avatar(page).waitFor()
    await elsewhere.goto(`${site.address}/members`)
    await toast(elsewhere, 'Authentication Required')
    await elsewhere.waitForURL(`${site.address}/`)
    expect(pageErrors).toEqual([])
  })

  it('is replaced for a suspended account without signing anybody in', async () => {
    const member = await addMember(site, 'suspended')
    await site.db.prepare('UPDATE users SET suspended_at = 1 WHERE id = ?').bind(member.id).run()
    const { page } = await open('/#forgotten-password')
    await fillDialog(page, { Email: member.email })
    await dialog(page).getByRole('button', { name: 'Send the link' }).click()
    await dialog(page).getByText('we’ve emailed you a link').waitFor()
    const otherTab = await page.context().newPage()
    await goTo(otherTab, site.address)
    await goTo(page, await waitForEmailLink(site, member.email, 'Set a new password'))
    await page.getByLabel('Password', { exact: true }).fill('remembered-now')
    await page.getByLabel('Confirm password').fill('remembered-now')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('this account is suspended').waitFor()
    expect(await page.getByText('you are signed in').count()).toBe(0)
    expect(await avatar(page).count()).toBe(0)
    expect(await otherTab.locator('.toast').count()).toBe(0)
  })
})

describe('pages for signed-in people', () => {
  it('send a visitor to the home page, with a full navigation', async () => {
    const { page, pageErrors } = await openPage(browser)
    await page.goto(`${site.address}/members`)
    await toast(page, 'Authentication Required')
    await page.waitForURL(`${site.address}/`)
    expect(pageErrors).toEqual([])
  })

  it('say without JavaScript that they need it', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/members`)
    await page.getByText('This page needs JavaScript').waitFor()
    expect(await page.getByRole('button', { name: 'Sign In' }).count()).toBe(0)
  })
})

describe('the real rate limits', () => {
  let limitedSite: Site
  beforeAll(async () => {
    ;({ site: limitedSite } = await openJourney({ LIMIT_FACTOR: '1' }))
  })
  beforeEach(() => emptyTables(limitedSite, 'rate_limits'))

  it('allow six sign-ins a minute, then say how long to wait', async () => {
    const { page } = await visit(browser, limitedSite.address)
    await signIn(page, 'nobody@example.org')
    const submitButton = dialog(page).getByRole('button', { name: 'Sign In', exact: true })
    const statuses: number[] = []
    // The limit applies to a clock minute, so more attempts may pass if the minute changes meanwhile.
    while (statuses.at(-1) !== 429 && statuses.length < 13) {
      const response = page.waitForResponse('**/api/session')
      await submitButton.click()
      statuses.push((await response).status())
    }
    expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 401))
    expect(statuses.at(-1)).toBe(429)
    await dialog(page)
      .getByText(/^Too many attempts. Please try again in \d+ (second|minute)s\.$/)
      .waitFor()
  })
})

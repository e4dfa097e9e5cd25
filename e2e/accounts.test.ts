import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { waitForEmailLink, mailsTo } from './mailbox.ts'
import { addMember, addSession, memberPassword } from './member.ts'
import { emptyTables, goTo, delayRequests, openPage, toast, visit } from './site.ts'

const { site, browser } = await openJourney()
beforeEach(() => emptyTables(site, 'users', 'mail_outbox'))

const open = (path: string, options?: Parameters<typeof visit>[2]) => visit(browser, site.address + path, options)
const dialog = (page: Page) => page.locator('.dialog')
const avatar = (page: Page) => page.locator('.avatar')

async function fillDialog(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(value)
}

async function signIn(page: Page, email: string, password = memberPassword) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await fillDialog(page, { Email: email, Password: password })
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click()
}

describe('signing up', () => {
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
    expect(pageErrors).toEqual([])
  })
})

describe('signing in', () => {
  it('updates all other tabs, and so does signing out', async () => {
    await addMember(site, 'tabs')
    const { page, pageErrors } = await openPage(browser)
    await page.goto(`${site.address}/members`)
    await toast(page, 'Authentication Required')
    await page.waitForURL(`${site.address}/`)
    await signIn(page, 'tabs@example.org')
    await page.getByRole('heading', { name: 'Members Area' }).waitFor()
    const otherTab = await page.context().newPage()
    await goTo(otherTab, `${site.address}/about`)
    await avatar(otherTab).click()
    await otherTab.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await toast(otherTab, 'See you later!')
    await page.waitForURL(`${site.address}/`)
    await signIn(page, 'tabs@example.org')
    await toast(otherTab, 'Welcome back!')
    await avatar(otherTab).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('works before hydration and by keyboard alone, keeps the focus inside and restores it', async () => {
    const { page } = await openPage(browser)
    const release = await delayRequests(page, /assets\/hydrate-island-.*\.js/)
    await page.goto(`${site.address}/remedies?search=mint`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    release()
    await dialog(page).getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.textContent === 'Sign In')
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
    expect(new URL(page.url()).search).toBe('?search=mint')
    expect(await page.getByLabel('Search').inputValue()).toBe('mint')
  })
})

describe('a forgotten password', () => {
  it('is replaced through a link, which ends all other sessions', async () => {
    const member = await addMember(site, 'forgetful')
    const Cookie = `session=${await addSession(site, member)}`
    const readSession = async () => (await fetch(`${site.address}/api/session`, { headers: { Cookie } })).json()
    expect(await readSession()).toMatchObject({ session: { user: { email: member.email } } })
    const { page, pageErrors } = await open('/')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
    await fillDialog(page, { Email: member.email })
    await dialog(page).getByRole('button', { name: 'Send the link' }).click()
    await dialog(page).getByText('we’ve emailed you a link').waitFor()
    await goTo(page, await waitForEmailLink(site, member.email, 'Set a new password'))
    await page.getByLabel('Password', { exact: true }).fill('remembered-now')
    await page.getByLabel('Confirm password').fill('remembered-now')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('Your new password is set').waitFor()
    await avatar(page).waitFor()
    expect(await readSession()).toEqual({ session: null })
    expect(pageErrors).toEqual([])
  })
})

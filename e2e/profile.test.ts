import { readFileSync } from 'node:fs'

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import {
  addMember,
  longAgo,
  memberPassword,
  openAs,
  type OpenOptions,
  passwordDialog,
  reauthenticate,
  signInAs,
} from './member.ts'
import { press, waitForError, waitForSummaryFocus } from './page-helpers.ts'
import { goTo, openPage } from './site.ts'

const { site, browser } = await openJourney()

async function open(page: Page, path: string) {
  await goTo(page, site.address + path)
}

async function openAsMember(id: string, path: string, options?: OpenOptions) {
  const member = await addMember(site, id)
  return { ...(await openAs({ site, browser }, member, path, options)), member }
}

const rowsOf = async (sql: string, value: string) => (await site.db.prepare(sql).bind(value).all()).results
const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Presses a button like a browser that doesn't focus a clicked button, such as Safari, and logs the focus. */
const pressWithoutFocus = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    const { dataset } = document.documentElement
    document.addEventListener(
      'focusin',
      () => (dataset['focusLog'] = `${dataset['focusLog']} ${document.activeElement?.className}`),
    )
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    button.click()
  })

const readCopies = (id: string) => rowsOf('SELECT answers, consent FROM safety_profiles WHERE user_id = ?', id)
async function saveAnswers(page: Page, age: string) {
  await page.getByLabel('Age in years').fill(age)
  await page.getByLabel(/Keep these answers/).check()
  await page.getByRole('button', { name: 'Save my answers' }).click()
  await page.getByText('Your answers are saved').waitFor()
}

describe('the profile', () => {
  it("shows the member's details, saves changes, and changes the email address only after it is confirmed", async () => {
    const { page, pageErrors, member } = await openAsMember('ada', '/profile', { reauthenticatedAt: longAgo() })
    const label = page.locator('.account .label')
    await label.getByText(member.email).waitFor()
    await label.getByText('4 Mar 2026').waitFor()
    await label.getByText('Active Member').waitFor()
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByLabel('Location').fill('Vienna')
    await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 5}-01-01`)
    await press(page, 'Save')
    await waitForError(page, 'Failed to save profile: You must be at least 13')
    await page.locator('.error').getByText('You must be at least 13 years old').waitFor()
    await waitForSummaryFocus(page)
    await page.getByRole('link', { name: /^You must be at least 13/ }).click()
    await expect.poll(() => focusedField(page)).toBe('dateOfBirth')
    await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Vienna')
    await page.getByLabel('Date of birth').fill('')
    await page.getByLabel('Full name').fill('  Ada  Lovage ')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('ada at example')
    await pressWithoutFocus(page, 'Save')
    await passwordDialog(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password')
    expect(await page.locator('html').getAttribute('data-focus-log')).not.toContain('account-corner')
    await reauthenticate(page)
    await waitForError(page, 'We saved your profile, but not the new email address: ')
    await page.locator('.error-summary').getByRole('link').click()
    await expect.poll(() => focusedField(page)).toBe('email')
    expect(await email.inputValue()).toBe('ada at example')
    expect(await rowsOf('SELECT full_name, date_of_birth, location FROM profiles WHERE id = ?', member.id)).toEqual([
      { full_name: 'Ada Lovage', date_of_birth: null, location: 'Vienna' },
    ])
    await email.fill('ada.new@example.org')
    await press(page, 'Save')
    await page
      .locator('.done')
      .getByText('Email update initiated! Please check your new email for confirmation.')
      .waitFor()
    await expect.poll(() => email.inputValue()).toBe(member.email)
    expect(await rowsOf('SELECT email FROM one_time_tokens WHERE user_id = ?', member.id)).toEqual([
      { email: 'ada.new@example.org' },
    ])
    await press(page, 'Save')
    await page.locator('.done').getByText('Profile updated successfully!').waitFor()
    await page.getByRole('link', { name: 'Back to your profile' }).click()
    await label.getByText('Ada Lovage').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('the account', () => {
  it('exports all stored data to the member who enters the password, and is deleted only with it', async () => {
    const { page, pageErrors, member } = await openAsMember('finn', '/profile', { reauthenticatedAt: longAgo() })
    await press(page, 'Download my data')
    const download = page.waitForEvent('download')
    await reauthenticate(page)
    const file = await download
    expect(file.suggestedFilename()).toBe('herbal-remedies-my-data.json')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toContain(member.email)
    expect(text).toContain('Ada Linden')
    expect(Object.keys(JSON.parse(text))).toEqual(
      expect.arrayContaining(['users', 'profiles', 'safety_profiles', 'sessions', 'user_notifications']),
    )
    expect(text).not.toContain('scrypt')

    await page.getByText('Delete my account…').click()
    const password = page.getByLabel('Your password')
    await password.fill('not mine')
    await press(page, 'Delete my account permanently')
    await waitForError(page, 'Incorrect password')
    await password.fill(memberPassword)
    await press(page, 'Delete my account permanently')
    await page.getByText('Please sign in to see your profile.').waitFor()
    expect(await rowsOf('SELECT id FROM users WHERE id = ?', member.id)).toEqual([])
    expect(await rowsOf('SELECT id FROM profiles WHERE id = ?', member.id)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('a stored copy of the answers', () => {
  it('is stored only after the member agrees, follows changes, and reaches another browser', async () => {
    const { page, pageErrors, member } = await openAsMember('hana', '/for-you')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByText(/Save your answers below first/).waitFor()
    await saveAnswers(page, '34')
    await page.getByText('Your answers are only in this browser').waitFor()
    await page.getByRole('button', { name: 'Keep a copy in my account' }).click()
    await page.getByText('We can only keep a copy in your account if you agree.').waitFor()
    expect(await readCopies(member.id)).toEqual([])
    expect(sent.filter((request) => request.includes('ageYears'))).toEqual([])
    await page.getByLabel(/Keep a copy of my answers/).check()
    await page.getByRole('button', { name: 'Keep a copy in my account' }).click()
    await page.getByText('Your account has the same answers').waitFor()
    const [copy] = await readCopies(member.id)
    expect(String(copy?.['answers'])).toContain('"ageYears":34')
    expect(copy?.['consent']).toMatch(/^Keep a copy of my answers about my health/)
    const saveResponse = page.waitForResponse((response) => response.request().method() === 'PUT')
    await saveAnswers(page, '35')
    expect((await saveResponse).status()).toBe(204)
    expect(String((await readCopies(member.id))[0]?.['answers'])).toContain('"ageYears":35')
    expect(
      new Set(sent.filter((request) => request.includes('ageYears')).map((request) => request.split(' ')[0])),
    ).toEqual(new Set([`${site.address}/api/profile/safety`]))

    const other = await openPage(browser)
    await signInAs(site, other.page, member)
    await open(other.page, '/for-you')
    await other.page.getByRole('button', { name: 'Use the copy in this browser' }).click()
    await expect.poll(() => other.page.getByLabel('Age in years').inputValue()).toBe('35')
    await other.page.getByRole('button', { name: 'Delete the copy' }).click()
    await other.page.getByText('Your answers are only in this browser').waitFor()
    expect(await readCopies(member.id)).toEqual([])
    expect([...pageErrors, ...other.pageErrors]).toEqual([])
  })
})

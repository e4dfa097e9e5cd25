import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { addAuthenticator } from './authenticator.ts'
import { openJourney } from './journey.ts'
import { mailsTo } from './mailbox.ts'
import { addMember, longAgo, passwordDialog, reauthenticate, signInThroughDialog } from './member.ts'
import { press, waitForError } from './page-helpers.ts'
import { emptyTables, goTo, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()
/** A passkey belongs to a host name, which an IP address isn't. */
const address = site.address.replace('127.0.0.1', 'localhost')

beforeEach(() => emptyTables(site, 'users', 'mail_outbox'))

const avatar = (page: Page) => page.locator('.avatar')
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' })

async function openSignIn(page: Page, path: string = paths.home): Promise<void> {
  await goTo(page, address + path)
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await signInDialog(page).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await avatar(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await toast(page, 'See you later!')
}

/** Signs in as Ada with her password, on a page whose browser has an authenticator. */
async function openProfile() {
  const ada = await addMember(site, 'ada')
  const { page, pageErrors } = await openPage(browser)
  const authenticator = await addAuthenticator(page)
  await authenticator.setPresent(false)
  await openSignIn(page, paths.profile)
  await signInThroughDialog(page, ada)
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  return { ada, page, pageErrors, authenticator }
}

describe('a passkey', () => {
  it('is added, named, used to sign in and to confirm a serious action, and removed', async () => {
    const { ada, page, pageErrors, authenticator } = await openProfile()
    await authenticator.setPresent(true)
    await press(page, 'Add a passkey')
    await toast(page, 'Passkey added')
    await page.getByText('Not used yet').waitFor()
    expect((await mailsTo(site, ada.email)).map(({ subject }) => subject)).toEqual([
      'Passkey added: your Herbal Remedies account',
    ])
    await page.getByText('Rename the passkey').click()
    await page.getByLabel('Name', { exact: true }).fill('Blue key')
    await press(page, 'Save')
    await toast(page, 'Passkey renamed')
    await page.locator('b', { hasText: 'Blue key' }).waitFor()

    await authenticator.setPresent(false)
    await signOut(page)
    await openSignIn(page, paths.profile)
    await press(signInDialog(page), 'Use a passkey')
    await authenticator.setPresent(true)
    await avatar(page).waitFor()
    await page.getByText('Last used').first().waitFor()

    await site.db.prepare('UPDATE sessions SET proved_at = ?').bind(longAgo()).run()
    await press(page, 'Remove the passkey Blue key')
    await press(passwordDialog(page), 'Use a passkey')
    await toast(page, 'Passkey removed')
    await page.getByText('Blue key', { exact: true }).waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
  })

  it('says what to do when the person is not recognised, and leaves the password as another way', async () => {
    const { ada, page, authenticator } = await openProfile()
    await authenticator.setPresent(true)
    await press(page, 'Add a passkey')
    await toast(page, 'Passkey added')
    await authenticator.setPresent(false)
    await signOut(page)
    await openSignIn(page)
    await authenticator.setVerified(false)
    await authenticator.setPresent(true)
    await press(signInDialog(page), 'Use a passkey')
    await waitForError(signInDialog(page), 'No passkey was used. Try again, or use your password.')
    await signInThroughDialog(page, ada)
    await avatar(page).waitFor()
  })

  it('asks for the password first when it was entered long ago', async () => {
    const { page, authenticator } = await openProfile()
    await site.db.prepare('UPDATE sessions SET proved_at = ?').bind(longAgo()).run()
    await authenticator.setPresent(true)
    await press(page, 'Add a passkey')
    await reauthenticate(page)
    await toast(page, 'Passkey added')
  })

  it('is suggested in the email field, and signs in when it is chosen', async () => {
    const { page, authenticator } = await openProfile()
    await authenticator.setPresent(true)
    await press(page, 'Add a passkey')
    await toast(page, 'Passkey added')
    await signOut(page)
    // The virtual authenticator chooses the suggestion as soon as the browser offers it.
    await goTo(page, address + paths.home)
    await page.getByRole('button', { name: 'Sign In' }).first().click()
    await avatar(page).waitFor()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { waitForEmailLink, mailsTo } from './mailbox.ts'
import { press } from './page-helpers.ts'
import { applicationScript, emptyTables, goTo, delayRequests, waitUntilHydrated, openPage } from './site.ts'

const { site, browser } = await openJourney()
beforeEach(() => emptyTables(site, 'mailing_list_subscribers', 'mail_outbox'))

const recipe = '/recipe/hillside-thyme-cup'
const readSubscriber = (email: string) =>
  site.db.prepare('SELECT confirmed_at FROM mailing_list_subscribers WHERE email = ?').bind(email).first()
const readColumn = (email: string, column: string) =>
  site.db.prepare(`SELECT ${column} FROM mailing_list_subscribers WHERE email = ?`).bind(email).first(column)

/** Waits for the welcome email and returns the matching link, rewritten to this site's origin. */
async function waitForWelcomeLink(email: string, pattern: RegExp): Promise<string> {
  const findPath = async () => {
    const welcome = (await mailsTo(site, email)).find(({ subject }) => subject.startsWith('Welcome'))
    return pattern.exec(welcome?.text ?? '')?.[1]
  }
  await expect.poll(findPath).toBeDefined()
  return site.address + ((await findPath()) ?? '')
}

describe('the mailing card', () => {
  it('keeps its message when the application starts after the form was sent, and sends a link, which the local mailbox shows', async () => {
    const { page, pageErrors } = await openPage(browser)
    const release = await delayRequests(page, applicationScript)
    await page.goto(site.address + recipe, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email', { exact: true }).fill('early@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.mailing').getByText('Successfully subscribed to our mailing list!').waitFor()
    release()
    await waitUntilHydrated(page)
    await page.locator('.mailing').getByText('Successfully subscribed to our mailing list!').waitFor()
    await expect.poll(() => mailsTo(site, 'early@example.org')).toHaveLength(1)

    const mailbox = await openPage(browser, { asksForCookies: true })
    await mailbox.page.goto(`${site.address}/dev/mailbox?to=early@example.org`)
    await mailbox.page.getByRole('heading', { name: 'Please confirm your subscription' }).waitFor()
    await mailbox.page.getByRole('link', { name: /\/confirm-subscription\/[\w-]{43}$/ }).waitFor()
    const mail = mailbox.page.frameLocator('iframe')
    const button = mail.getByRole('link', { name: 'Confirm my subscription' })
    expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(29, 63, 158)')

    // Earlier emails have the token after the #, which needs JavaScript.
    const link = await waitForEmailLink(site, 'early@example.org', 'Please confirm your subscription')
    await goTo(page, link.replace(/\/(?=[\w-]{43}$)/, '#'))
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await readSubscriber('early@example.org')).toEqual({ confirmed_at: expect.any(Number) })
    expect([...pageErrors, ...mailbox.pageErrors]).toEqual([])
  })

  it('works without JavaScript, and so do the pages that its emails link to', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + recipe)
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)
    await page.getByLabel('Email', { exact: true }).fill('plain@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.form-message:target').getByText('Successfully subscribed to our mailing list!').waitFor()
    expect(await readSubscriber('plain@example.org')).toEqual({ confirmed_at: null })
    const link = await waitForEmailLink(site, 'plain@example.org', 'Please confirm your subscription')
    await page.goto(link)
    expect(await readSubscriber('plain@example.org')).toEqual({ confirmed_at: null })
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await readSubscriber('plain@example.org')).toEqual({ confirmed_at: expect.any(Number) })
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByText('You are already subscribed').waitFor()

    const preferences = await waitForWelcomeLink(
      'plain@example.org',
      /https?:\/\/[^/]+(\/mailing-list\/preferences\/\S+)/,
    )
    expect(await (await fetch(`${preferences}x`)).text()).toContain('This link no longer works')
    await page.goto(preferences)
    await page.getByLabel('Cold & Flu').check()
    await press(page, 'Save')
    await page.getByRole('status').getByText('Saved. Changes apply from the next email.').waitFor()
    expect(await readColumn('plain@example.org', 'topics')).toBe('["Cold & Flu"]')
    await page.goto(await waitForWelcomeLink('plain@example.org', /https?:\/\/[^/]+(\/unsubscribe\/\S+)/))
    expect(await readColumn('plain@example.org', 'status')).toBe('active')
    await press(page, 'Unsubscribe')
    await page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor()
    expect(await readColumn('plain@example.org', 'status')).toBe('unsubscribed')
    expect(await readColumn('plain@example.org', 'topics')).toBeNull()
  })
})

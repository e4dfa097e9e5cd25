import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { waitForEmailLink, mailsTo } from './mailbox.ts'
import { waitForSummaryFocus } from './page-helpers.ts'
import { applicationScript, emptyTables, goTo, delayRequests, waitUntilHydrated, openPage, visit } from './site.ts'

const { site, browser } = await openJourney()
beforeEach(() => emptyTables(site, 'mailing_list_subscribers', 'mail_outbox'))

const recipe = '/recipe/hillside-thyme-cup'
const readSubscriber = (email: string) =>
  site.db.prepare('SELECT confirmed_at FROM mailing_list_subscribers WHERE email = ?').bind(email).first()
const open = (path: string) => visit(browser, site.address + path)

describe('the mailing card', () => {
  it('stores an email address, and keeps the typed address when it shows an error', async () => {
    const { page, pageErrors } = await open(recipe)
    const email = page.getByLabel('Email', { exact: true })
    const message = page.locator('.mailing .error-summary')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await message.getByText('Please enter your email address').waitFor()
    await waitForSummaryFocus(page)
    await message.getByRole('link').click()
    await page.waitForFunction(() => document.activeElement?.id === 'mailing-email')
    await email.fill('reader at example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await message.getByText('Enter an email address like name@example.org').waitFor()
    await expect.poll(() => email.inputValue()).toBe('reader at example')
    await email.fill('Reader@Example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.mailing').getByText('Successfully subscribed to our mailing list!').waitFor()
    expect(await readSubscriber('reader@example.org')).toEqual({ confirmed_at: null })
    expect(pageErrors).toEqual([])
  })

  it('sends an email with a link, which the local mailbox shows', async () => {
    const { page } = await open(recipe)
    await page.getByLabel('Email', { exact: true }).fill('waiting@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.mailing').getByText('Check your inbox and confirm your subscription.').waitFor()
    await expect.poll(() => mailsTo(site, 'waiting@example.org')).toHaveLength(1)
    const mailbox = await openPage(browser, { asksForCookies: true })
    await mailbox.page.goto(`${site.address}/dev/mailbox?to=waiting@example.org`)
    await mailbox.page.getByRole('heading', { name: 'Please confirm your subscription' }).waitFor()
    await mailbox.page.getByRole('link', { name: /\/confirm-subscription\/[\w-]{43}$/ }).waitFor()
    const mail = mailbox.page.frameLocator('iframe')
    const button = mail.getByRole('link', { name: 'Confirm my subscription' })
    expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(29, 63, 158)')
    expect(mailbox.pageErrors).toEqual([])
  })

  it('recognises a confirmed address, and says when the server is unreachable', async () => {
    await site.db
      .prepare(
        `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, source, confirmed_at)
         VALUES ('1', 'known@example.org', 1, 1, 1, 'recipe_page', 1)`,
      )
      .run()
    const { page } = await open(recipe)
    const message = page.locator('.mailing .error-summary')
    const send = page.getByRole('button', { name: 'Subscribe' })
    await page.getByLabel('Email', { exact: true }).fill('known@example.org')
    await send.click()
    await message.getByText("You're already subscribed to our mailing list!").waitFor()
    await page.route('**/api/mailing/**', (route) => route.fulfill({ status: 500, body: '' }))
    await send.click()
    await message.getByText('Failed to subscribe. Please try again.').waitFor()
    await page.unroute('**/api/mailing/**')
    await page.route('**/api/mailing/**', (route) => route.abort())
    await send.click()
    await message.getByText('An error occurred. Please try again.').waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('known@example.org')
  })

  it('keeps its message when the application starts after the form was sent', async () => {
    const { page, pageErrors } = await openPage(browser)
    const release = await delayRequests(page, applicationScript)
    await page.goto(site.address + recipe, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email', { exact: true }).fill('early@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.mailing').getByText('Successfully subscribed to our mailing list!').waitFor()
    release()
    await waitUntilHydrated(page)
    await page.locator('.mailing').getByText('Successfully subscribed to our mailing list!').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('works without JavaScript', async () => {
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
  })
})

describe('a confirmation link', () => {
  it('works with its token after the #, as in earlier emails, if JavaScript runs', async () => {
    const { page, pageErrors } = await open('/mailing-list')
    await page.getByLabel('Email', { exact: true }).fill('earlier@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.mailing').getByText('Check your inbox and confirm your subscription.').waitFor()
    const link = await waitForEmailLink(site, 'earlier@example.org', 'Please confirm your subscription')
    await goTo(page, link.replace(/\/(?=[\w-]{43}$)/, '#'))
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await readSubscriber('earlier@example.org')).toEqual({ confirmed_at: expect.any(Number) })
    expect(pageErrors).toEqual([])
  })
})

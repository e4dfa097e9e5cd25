import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs } from '#domain/durations.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { waitForEmailLink, mailsTo } from './mailbox.ts'
import { addMember, adminEmail, openAs } from './member.ts'
import { press, waitForError } from './page-helpers.ts'
import { emptyTables, goTo, waitUntilHydrated, openPage, visit } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'b0000000-0000-4000-8000-00000000000b', adminEmail)
beforeEach(() => emptyTables(site, 'mailing_list_subscribers', 'email_campaigns', 'mail_outbox'))

const waitForSaved = (page: Page) =>
  page.getByRole('status').getByText('Saved. Changes apply from the next email.').waitFor()
const readSubscriber = async (email: string, column: string) =>
  site.db.prepare(`SELECT ${column} FROM mailing_list_subscribers WHERE email = ?`).bind(email).first(column)

/** Subscribes on the page and confirms by the emailed link. `agrees` allows open tracking. */
async function subscribeAndConfirm(email: string, agrees: boolean): Promise<Page> {
  const { page } = await visit(browser, `${site.address}/mailing-list`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('First name').fill('Ada')
  await press(page, 'Subscribe')
  await goTo(page, await waitForEmailLink(site, email, 'Please confirm your subscription'))
  const consent = page.getByLabel('You can record which emails I open')
  expect(await consent.isChecked()).toBe(false)
  if (agrees) await consent.check()
  await press(page, 'Confirm my subscription')
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  return page
}

/** Waits for the newest email with this subject and returns the matching link, rewritten to this site's origin. */
async function waitForLink(email: string, subject: string, pattern: RegExp): Promise<string> {
  const find = async () =>
    pattern.exec((await mailsTo(site, email)).find((mail) => mail.subject === subject)?.html ?? '')
  await expect.poll(find).not.toBeNull()
  return site.address + ((await find())?.[1] ?? '')
}
const preferencesPattern = /href="https?:\/\/[^/"]+(\/mailing-list\/preferences\/[^"]+)"/
const pixelPattern = /<img src="https?:\/\/[^/"]+(\/api\/opens\/[^"]+)"/

describe('the newsletter', () => {
  it('records an open only for subscribers who agreed, until they withdraw consent', async () => {
    const page = await subscribeAndConfirm('ada@example.org', true)
    await subscribeAndConfirm('eve@example.org', false)
    await site.db
      .prepare(
        `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
       VALUES ('c0000000-0000-4000-8000-00000000000c', 'Autumn', 'Autumn cups', 'Hello {{first_name}}: {{unsubscribe_url}}',
         'Herbs', 'no-reply@herbal-remedies.example', 'draft', 1, 1)`,
      )
      .run()
    const adminTab = await openAs({ site, browser }, admin, '/mailing-admin/campaigns')
    await adminTab.page.getByRole('button', { name: 'Send Autumn' }).click()
    await press(adminTab.page, 'Send now')
    await adminTab.page.locator('.tag').getByText('Sent', { exact: true }).waitFor()

    const openResponse = await fetch(await waitForLink('ada@example.org', 'Autumn cups', pixelPattern))
    expect([openResponse.status, openResponse.headers.get('content-type')]).toEqual([200, 'image/gif'])
    await expect.poll(() => site.db.prepare('SELECT opened_count FROM email_campaigns').first('opened_count')).toBe(1)
    const emailsToEve = async () =>
      (await mailsTo(site, 'eve@example.org')).filter(({ subject }) => subject === 'Autumn cups')
    await expect.poll(emailsToEve).toMatchObject([{ html: expect.not.stringMatching(pixelPattern) }])

    await goTo(page, await waitForLink('ada@example.org', 'Autumn cups', preferencesPattern))
    const consent = page.getByLabel('You can record which emails I open')
    expect(await consent.isChecked()).toBe(true)
    await consent.uncheck()
    await press(page, 'Save')
    await waitForSaved(page)
    expect(await readSubscriber('ada@example.org', 'opens_agreed_at')).toBeNull()
  })

  it('changes topics, a pause and the name, even by keyboard, and shows the saved preferences', async () => {
    const page = await subscribeAndConfirm('bea@example.org', false)
    await goTo(page, await waitForLink('bea@example.org', 'Welcome to Herbal Remedies', preferencesPattern))
    expect(await findViolations(page, 'preferences')).toEqual([])
    await page.getByLabel('First name').fill('Bea')
    await page.getByLabel('Sleep Problems').focus()
    await page.keyboard.press('Space')
    await page.getByLabel('No emails for 90 days').check()
    await press(page, 'Save')
    await waitForSaved(page)
    await page.getByLabel(/^Paused until/).waitFor()
    await expect.poll(() => page.getByLabel(/^Paused until/).isChecked()).toBe(true)
    await page.reload()
    await waitUntilHydrated(page)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Bea')
    await expect.poll(() => page.getByLabel('Sleep Problems').isChecked()).toBe(true)
    await page.getByLabel('Turn emails on again').check()
    await press(page, 'Save')
    await page.getByLabel('Emails are on', { exact: true }).waitFor()
    expect(await readSubscriber('bea@example.org', 'paused_until')).toBeNull()
  })

  it('works without JavaScript, including unsubscribing', async () => {
    await subscribeAndConfirm('cleo@example.org', false)
    const address = await waitForLink('cleo@example.org', 'Welcome to Herbal Remedies', preferencesPattern)
    const { page } = await openPage(browser, { scripts: false, width: 390 })
    await page.goto(address)
    await page.getByLabel('Cold & Flu').check()
    await press(page, 'Save')
    await waitForSaved(page)
    expect(await readSubscriber('cleo@example.org', 'topics')).toBe('["Cold & Flu"]')
    await press(page, 'Unsubscribe')
    await page.getByText('You won’t get any more newsletters.').waitFor()
    expect(await readSubscriber('cleo@example.org', 'topics')).toBeNull()
    expect(await readSubscriber('cleo@example.org', 'status')).toBe('unsubscribed')
    await page.goto(`${address}x`)
    await page.getByText('This link no longer works.').waitFor()
  })

  it('sends a scheduled campaign only to subscribers of its topic, and cancels a schedule', async () => {
    await site.db
      .prepare(
        `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, source, confirmed_at, topics)
       VALUES ('s1', 'dora@example.org', 1, 1, 1, 'footer', 1, '["Inflammation"]'),
              ('s2', 'finn@example.org', 1, 1, 1, 'footer', 1, '["Cold & Flu"]')`,
      )
      .run()
    const { page } = await openAs({ site, browser }, admin, '/mailing-admin/compose', { asksForCookies: true })
    await page.getByRole('button', { name: 'Accept' }).click()
    const count = async () =>
      Number(
        /(\d+) (?:people|person) would get this campaign if you sent it now/.exec(
          await page.getByRole('form').innerText(),
        )?.[1] ?? Number.NaN,
      )
    await expect.poll(count).toBeGreaterThan(1)
    const all = await count()
    await page.getByRole('group', { name: 'Topics' }).getByLabel('Cold & Flu').check()
    await expect.poll(count).toBeLessThan(all)
    await page.getByLabel('Title').fill('For colds')
    await page.getByLabel('Subject').fill('Cups for colds')
    await page.getByLabel('Content').fill('Hello {{first_name}}: {{unsubscribe_url}}')
    await press(page, 'Save Draft')
    await page.waitForURL(/\?campaign=[\w-]{36}$/)
    await goTo(page, page.url().replace('compose?campaign=', 'campaigns/'))
    await press(page, 'Schedule')
    await waitForError(page, 'Enter a date and time')
    await page.getByLabel('Date and time').fill(new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 16))
    await press(page, 'Schedule')
    const status = page.locator('.tag')
    await status.getByText('Scheduled', { exact: true }).waitFor()
    expect(await findViolations(page, 'a scheduled campaign')).toEqual([])
    await press(page, 'Cancel schedule')
    await status.getByText('Draft', { exact: true }).waitFor()
    await site.db.prepare(`UPDATE email_campaigns SET scheduled_for = 1 WHERE title = 'For colds'`).run()
    await site.runJobs('* * * * *')
    await expect.poll(async () => (await mailsTo(site, 'finn@example.org')).length).toBe(1)
    expect(await mailsTo(site, 'dora@example.org')).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs } from '#domain/durations.ts'

import { findViolations } from './axe.ts'
import { openJourney } from './journey.ts'
import { waitForEmailLink, mailsTo } from './mailbox.ts'
import { addMember, adminEmail, addSession, openAs } from './member.ts'
import { press, waitForError } from './page-helpers.ts'
import { emptyTables, goTo, waitUntilHydrated, visit } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'b0000000-0000-4000-8000-00000000000b', adminEmail)
beforeEach(() => emptyTables(site, 'mailing_list_subscribers', 'email_campaigns', 'mail_outbox'))

const waitForSaved = (page: Page) =>
  page.getByRole('status').getByText('Saved. Changes apply from the next email.').waitFor()
const readSubscriber = async (email: string, column: string) =>
  site.db.prepare(`SELECT ${column} FROM mailing_list_subscribers WHERE email = ?`).bind(email).first(column)

/** Subscribes the address. */
async function subscribe(email: string): Promise<void> {
  const response = await fetch(`${site.address}/api/mailing/subscribers`, {
    method: 'POST',
    headers: { Origin: site.address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, firstName: 'Ada' }),
  })
  expect(response.ok, await response.text()).toBe(true)
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
  it('records an open only for subscribers who agreed, and changes consent, topics, a pause and the name by its links', async () => {
    for (const email of ['ada@example.org', 'eve@example.org']) await subscribe(email)
    const { page, pageErrors } = await visit(
      browser,
      await waitForEmailLink(site, 'ada@example.org', 'Please confirm your subscription'),
    )
    const consent = page.getByLabel('You can record which emails I open')
    expect(await consent.isChecked()).toBe(false)
    await consent.check()
    await press(page, 'Confirm my subscription')
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await site.db
      .prepare(`UPDATE mailing_list_subscribers SET confirmed_at = 1, is_active = 1 WHERE confirmed_at IS NULL`)
      .run()

    const campaignId = 'c0000000-0000-4000-8000-00000000000c'
    await site.db
      .prepare(
        `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
       VALUES (?, 'Autumn', 'Autumn cups', 'Hello {{first_name}}: {{unsubscribe_url}}',
         'Herbs', 'no-reply@herbal-remedies.example', 'draft', 1, 1)`,
      )
      .bind(campaignId)
      .run()
    const sending = await fetch(`${site.address}/api/campaigns/${campaignId}/send`, {
      method: 'POST',
      headers: { Origin: site.address, Cookie: `session=${await addSession(site, admin)}` },
    })
    expect(sending.ok, await sending.text()).toBe(true)
    const openResponse = await fetch(await waitForLink('ada@example.org', 'Autumn cups', pixelPattern))
    expect([openResponse.status, openResponse.headers.get('content-type')]).toEqual([200, 'image/gif'])
    await expect.poll(() => site.db.prepare('SELECT opened_count FROM email_campaigns').first('opened_count')).toBe(1)
    const emailsToEve = async () =>
      (await mailsTo(site, 'eve@example.org')).filter(({ subject }) => subject === 'Autumn cups')
    await expect.poll(emailsToEve).toMatchObject([{ html: expect.not.stringMatching(pixelPattern) }])

    await goTo(page, await waitForLink('ada@example.org', 'Autumn cups', preferencesPattern))
    expect(await findViolations(page, 'preferences')).toEqual([])
    expect(await consent.isChecked()).toBe(true)
    await consent.uncheck()
    await page.getByLabel('First name').fill('Bea')
    await page.getByLabel('Sleep Problems').focus()
    await page.keyboard.press('Space')
    await page.getByLabel('No emails for 90 days').check()
    await press(page, 'Save')
    await waitForSaved(page)
    expect(await readSubscriber('ada@example.org', 'opens_agreed_at')).toBeNull()
    await page.getByLabel(/^Paused until/).waitFor()
    await expect.poll(() => page.getByLabel(/^Paused until/).isChecked()).toBe(true)
    await page.reload()
    await waitUntilHydrated(page)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Bea')
    await expect.poll(() => page.getByLabel('Sleep Problems').isChecked()).toBe(true)
    await page.getByLabel('Turn emails on again').check()
    await press(page, 'Save')
    await page.getByLabel('Emails are on', { exact: true }).waitFor()
    expect(await readSubscriber('ada@example.org', 'paused_until')).toBeNull()
    expect(pageErrors).toEqual([])
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
    await page.getByRole('navigation', { name: 'Mailing list' }).getByRole('link', { name: 'Campaigns' }).click()
    await page.getByRole('link', { name: 'For colds', exact: true }).click()
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

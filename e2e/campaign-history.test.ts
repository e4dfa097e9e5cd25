import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { resetCampaigns, openCampaignSite } from './campaign-site.ts'
import { longAgo, openAs, passwordDialog, reauthenticate } from './member.ts'
import { waitUntilDrawn, press } from './page-helpers.ts'
import { toast } from './site.ts'

const { site, browser, provider, admin } = await openCampaignSite()
beforeEach(async () => {
  await resetCampaigns(site, provider)
  await setRate(5000)
})

const setRate = (mailsPerSecond: number) =>
  site.db.batch([
    site.db.prepare('UPDATE sending_pace SET mails_per_second = ?, next_at = 0').bind(mailsPerSecond),
    site.db.prepare('UPDATE campaign_batches SET slot_at = NULL, due_at = 1 WHERE due_at IS NOT NULL'),
  ])

const addReaders = (count: number, name: string) =>
  site.db
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
       INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
       SELECT printf('%s-%06d', ?2, n), printf('%s-%d@example.org', ?2, n), 'Ada', 1, 1, 1, 1, 'footer' FROM numbers`,
    )
    .bind(count, name)
    .run()

/** Stores drafts. Their IDs are new each time, because the provider remembers idempotency keys. */
const addDrafts = (count: number) =>
  site.db
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
       INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
       SELECT printf('%s%012d', ?2, n), 'Letter ' || n, 'Cups', 'Hello {{first_name}} {{unsubscribe_url}}',
         'Herbal Remedies', 'news@herbs.test', 'draft', n, n
       FROM numbers`,
    )
    .bind(count, crypto.randomUUID().slice(0, 24))
    .run()

/** Opens the campaigns as an administrator who must reauthenticate before sending. */
const openHistory = () => openAs({ site, browser }, admin, '/mailing-admin/campaigns', { reauthenticatedAt: longAgo() })

const expireReauthentication = () => site.db.prepare('UPDATE sessions SET proved_at = ?').bind(longAgo()).run()

const campaignCard = (page: Page) => page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem')
const waitForStatus = (page: Page, word: string) =>
  campaignCard(page).locator('.tag').getByText(word, { exact: true }).waitFor()
const readFigure = (page: Page, label: string) =>
  campaignCard(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .innerText()
const readCampaign = (column: string) =>
  site.db.prepare(`SELECT ${column} AS found FROM email_campaigns`).first('found')
const mailedAddresses = () => provider.mails.map(({ to }) => to).toSorted()

/** Runs the every-minute jobs until the campaign has this status. */
const sweepUntil = (status: string) =>
  expect
    .poll(
      async () => {
        await site.runJobs('* * * * *')
        return readCampaign('status')
      },
      { interval: 500 },
    )
    .toBe(status)

async function send(page: Page) {
  await press(page, 'Send Letter 1')
  await press(page.getByRole('alertdialog'), 'Send now')
}

/** Throttles sending: the first batch of 100 goes out at once, the next after 90 seconds. */
async function sendSlowly(page: Page) {
  await setRate(1)
  await send(page)
  await reauthenticate(page)
  await toast(page, 'Sending your campaign to 250 people')
  await campaignCard(page).getByText('100 of 250 processed').waitFor()
}

describe('the list of campaigns', () => {
  it('sends a campaign once to everyone, after reauthentication and across a pause, and polls one small endpoint meanwhile', async () => {
    await Promise.all([addReaders(250, 'reader'), addDrafts(1)])
    const { page, pageErrors } = await openHistory()
    await send(page)
    await press(passwordDialog(page), 'Cancel')
    await toast(page, 'Failed to send campaign: Please enter your password again.')
    expect(await readCampaign('status')).toBe('draft')
    await sendSlowly(page)
    await waitUntilDrawn(page)
    const requestedPaths: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requestedPaths.push(pathname)
    })
    await expect.poll(() => requestedPaths.length).toBeGreaterThan(1)
    expect(new Set(requestedPaths)).toEqual(new Set(['/api/campaigns/progress']))
    await press(campaignCard(page), 'Pause')
    await waitForStatus(page, 'Paused')
    await campaignCard(page).getByText('Paused. No emails are sent until you resume.').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Actions for Letter 1')
    await setRate(5000)
    await site.runJobs('* * * * *')
    expect([await readCampaign('stop_reason'), provider.mails.length]).toEqual(['paused', 100])

    await expireReauthentication()
    await press(campaignCard(page), 'Resume')
    await reauthenticate(page)
    await toast(page, 'Sending resumed')
    await waitForStatus(page, 'Sending')
    await waitUntilDrawn(page)
    requestedPaths.length = 0
    await sweepUntil('sent')
    await waitForStatus(page, 'Sent')
    expect(requestedPaths.filter((path) => path === '/api/campaigns')).toHaveLength(1)
    await expect.poll(() => readFigure(page, 'Delivered')).toBe('250')
    expect(new Set(mailedAddresses()).size).toBe(250)
    expect(provider.mails.length).toBe(250)
    expect(pageErrors).toEqual([])
  })
})

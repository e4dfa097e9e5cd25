import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'

import { findViolationsInAppearances } from './axe.ts'
import { resetCampaigns, openCampaignSite } from './campaign-site.ts'
import { rawMail } from './fake-mail-provider.ts'
import { adminEmail, openAs } from './member.ts'
import { waitForSummaryFocus, press, waitForError } from './page-helpers.ts'
import { openPage, toast } from './site.ts'

const { site, browser, provider, admin } = await openCampaignSite()
beforeEach(() => resetCampaigns(site, provider))

/**
 * Opens the page and accepts cookies by the banner. The init script that usually accepts them would also run in the
 * sandboxed frame of the preview, which has no storage.
 */
async function open(path: string) {
  const opened = await openAs({ site, browser }, admin, path, { asksForCookies: true })
  await opened.page.getByRole('button', { name: 'Accept' }).click()
  return opened
}

const composePath = '/mailing-admin/compose'
const previewFrame = (page: Page) => page.frameLocator('iframe[title="Email preview"]')
const readCampaign = (column: string, title: string) =>
  site.db.prepare(`SELECT ${column} FROM email_campaigns WHERE title = ?`).bind(title).first<string>(column)

describe('the campaign editor', () => {
  it('sends a new campaign, from which a subscriber unsubscribes', async () => {
    await site.db
      .prepare(
        `INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
         VALUES ('ada', 'ada@example.org', 'Ada', 1, 1, 1, 1, 'footer')`,
      )
      .run()
    const { page, pageErrors } = await open('/mailing-admin/campaigns')
    await page.getByText('No campaigns yet. Create your first campaign!').waitFor()
    await page.getByRole('link', { name: 'New campaign' }).click()
    await press(page, 'Send')
    await waitForError(page, 'Please fill in all required fields')
    await waitForSummaryFocus(page)
    await page.getByRole('link', { name: 'Enter a title.' }).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title')
    await press(page, 'Generate recipe content')
    await page.getByText('Please select at least one recipe').waitFor()
    await press(page, 'Use Recipe Newsletter')
    await previewFrame(page).getByRole('heading', { name: 'New herbal tea recipes' }).waitFor()
    await previewFrame(page).getByText('Recipes in this email: 5. This email goes to 1,200+ readers.').waitFor()
    const [first, second] = await page.getByRole('group', { name: 'Latest recipes' }).locator('label').allInnerTexts()
    await page.getByLabel(first ?? '', { exact: true }).check()
    await page.getByLabel(second ?? '', { exact: true }).check()
    await press(page, 'Generate recipe content')
    await previewFrame(page).getByText('Recipes in this email: 2.').waitFor()
    await expect.poll(() => previewFrame(page).locator('a.link').allInnerTexts()).toEqual([first, second])
    await page.getByLabel('Title').fill('First letter')
    await page.getByLabel('Subject').fill('Cups for ')
    await press(page, 'First name')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Cups for {{first_name}}')
    await press(page, 'Plain text')
    await page.getByRole('region', { name: 'Preview' }).locator('pre').getByText('Hello Ada,').waitFor()
    await page.getByText('The checks are up to date.').waitFor()
    expect(await page.getByRole('region', { name: 'Before you send' }).getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await page.getByLabel('Blocks sending').count()).toBe(0)
    await page.getByRole('button', { name: 'Send First letter' }).click()
    await page.getByRole('heading', { name: 'Send this campaign to 1 person?' }).waitFor()
    await page.getByRole('button', { name: 'Send now', exact: true }).dblclick()
    await toast(page, 'Sending your campaign to 1 person')
    await page.waitForURL(/\/mailing-admin\/campaigns\/[\w-]{36}$/)
    expect(await site.db.prepare('SELECT count(*) AS count FROM email_campaigns').first('count')).toBe(1)
    await page.locator('.tag').getByText('Sent', { exact: true }).waitFor()
    const counts = await page.getByRole('main').locator('dl').innerText()
    expect(counts.split(/\s+/)).toEqual(['Recipients', '1', 'Delivered', '1', 'Opened', '0'])

    const [mail] = provider.mails
    if (!mail) throw new Error('No mail came.')
    const parsed = await PostalMime.parse(rawMail(mail))
    expect(parsed.subject).toBe('Cups for Ada')
    for (const part of [parsed.html, parsed.text]) {
      expect(part).toContain('Hello Ada,')
      expect(part).toContain('1 Tea Lane, Herbtown')
      expect(part).toContain((first ?? '').replace('&', part === parsed.html ? '&amp;' : '&'))
      expect(part).not.toContain('{{')
    }
    const [unsubscribePath = ''] = /\/unsubscribe\/\S+/.exec(parsed.text ?? '') ?? []
    const reader = await openPage(browser, { scripts: false })
    await reader.page.goto(site.address + unsubscribePath)
    await press(reader.page, 'Unsubscribe')
    await expect
      .poll(() => site.db.prepare('SELECT is_active FROM mailing_list_subscribers').first<number>('is_active'))
      .toBe(0)
    await page.getByRole('link', { name: 'Duplicate' }).click()
    await page.getByText('There are no confirmed subscribers yet.').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('keeps an unsaved draft, detects a conflicting save, sends a test and deletes the campaign', async () => {
    const { page, pageErrors } = await open(composePath)
    await page.getByLabel('Title').fill('Kept')
    await page.getByLabel('Subject').fill('Kept words')
    await page.getByLabel('Content').fill('Hello {{name}}')
    await page.getByText('{{name}} isn’t a known variable.').first().waitFor()
    await page.getByText('Add an unsubscribe link with {{unsubscribe_url}}.').first().waitFor()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('You have an unsaved draft from').waitFor()
    await press(page, 'Restore')
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Kept')
    await page.getByLabel('Content').fill('Hello {{first_name}}\n\n{{unsubscribe_url}}')
    await press(page, 'Save Draft')
    await toast(page, 'Draft saved')
    await page.waitForURL(/\?campaign=[\w-]{36}$/)
    expect(await readCampaign('content', 'Kept')).toContain('{{first_name}}')
    await press(page, 'Send me a test')
    await toast(page, `Test email sent to ${adminEmail}`)
    await expect.poll(() => provider.mails.at(-1)).toMatchObject({ to: adminEmail, subject: '[Test] Kept words' })

    await page.getByRole('form', { name: 'Edit Kept' }).waitFor()
    await site.db
      .prepare(`UPDATE email_campaigns SET subject = 'Theirs', updated_at = updated_at + 1 WHERE title = 'Kept'`)
      .run()
    await page.getByLabel('Subject').fill('Mine')
    await press(page, 'Save Draft')
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this draft' })
    await conflict.waitFor()
    await expect.poll(() => conflict.evaluate((note) => note === document.activeElement)).toBe(true)
    expect(await readCampaign('subject', 'Kept')).toBe('Theirs')
    expect(await page.getByLabel('Subject').inputValue()).toBe('Mine')
    await press(page, 'Show the saved version')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Theirs')
    await press(page, 'Restore')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Mine')
    await press(page, 'Overwrite with mine')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title')
    await press(page, 'Save Draft')
    await toast(page, 'Draft saved')
    expect(await readCampaign('subject', 'Kept')).toBe('Mine')

    await page.getByRole('navigation', { name: 'Mailing list' }).getByRole('link', { name: 'Campaigns' }).click()
    const card = page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem').filter({ hasText: 'Kept' })
    await card.getByText('Draft', { exact: true }).waitFor()
    await card.getByRole('button', { name: 'Delete Kept' }).click()
    await press(page, 'Delete permanently')
    await toast(page, 'Campaign deleted')
    await expect
      .poll(() =>
        page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem').filter({ hasText: 'Kept' }).count(),
      )
      .toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('says why a campaign was stopped, cancels it, and runs no hostile code in the preview, on pages that pass axe', async () => {
    const id = crypto.randomUUID()
    const title = `Stopped ${id.slice(0, 8)}`
    await site.db.batch([
      site.db
        .prepare(
          `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at, started_at, stop_reason, recipient_count, delivered_count, unknown_count)
       VALUES (?, ?, 'Cups', 'Hello', 'Herbal Remedies', 'news@herbs.test', 'sending', 5, 5, 6, 'quota', 4, 1, 2)`,
        )
        .bind(id, title),
      site.db
        .prepare(
          `INSERT INTO campaign_batches (campaign_id, number, status, size, first_subscriber_id, last_subscriber_id, fixed_at)
       VALUES (?, 7, 'unknown', 2, 'a', 'b', 6)`,
        )
        .bind(id),
    ])
    const { page, pageErrors } = await open(`/mailing-admin/campaigns/${id}`)
    await page.getByText('You have used up the email provider’s quota.').waitFor()
    await page.getByText('Stopped', { exact: true }).waitFor()
    await page.getByText('2 may not have been sent').waitFor()
    await page.getByText('Batch 7', { exact: true }).waitFor()
    expect(await page.getByRole('progressbar').getAttribute('value')).toBe('3')
    expect(await findViolationsInAppearances(page, 'campaign')).toEqual([])
    await page.getByRole('link', { name: 'All campaigns' }).click()
    await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor()
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    expect(await findViolationsInAppearances(page, 'campaigns')).toEqual([])
    await page.getByRole('button', { name: `Cancel ${title}` }).click()
    await press(page, 'Cancel the rest')
    await toast(page, 'Cancelled')

    await page.getByRole('navigation', { name: 'Mailing list' }).getByRole('link', { name: 'Compose' }).click()
    await page.getByLabel('Content').fill('Hello')
    await page.getByText('HTML created from the content').click()
    await page
      .getByRole('textbox', { name: 'HTML', exact: true })
      .fill(
        '<h1>Hostile</h1><script>top.ran = 1; fetch("https://evil.test")</script><img src="data:," onerror="top.ran = 1"><a href="javascript:top.ran = 1">Press</a><form action="https://evil.test"><button>Go</button></form>',
      )
    await previewFrame(page).getByRole('heading', { name: 'Hostile' }).waitFor()
    expect(await previewFrame(page).locator('script, form, button, [onerror], [href^="javascript"]').count()).toBe(0)
    // Playwright misses its target in a frame that is scaled down, as a wide preview is.
    await press(page, '390 px')
    await previewFrame(page).getByText('Press').click()
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await page.getByText('<script> isn’t allowed in an email.').waitFor()
    await press(page, 'Dark')
    await previewFrame(page).getByRole('heading', { name: 'Hostile' }).waitFor()
    await press(page, 'Light')
    await press(page, 'Use Seasonal Remedies')
    await previewFrame(page)
      .getByRole('heading', { name: /^Teas for (Spring|Summer|Autumn|Winter)$/ })
      .waitFor()
    // Comes before axe, whose messages to the sandboxed frame of the preview cause errors.
    expect(pageErrors).toEqual([])
    expect(await findViolationsInAppearances(page, 'compose')).toEqual([])
  })
})

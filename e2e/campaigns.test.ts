import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs } from '#domain/durations.ts'

import { findViolations } from './axe.ts'
import { resetCampaigns, openCampaignSite } from './campaign-site.ts'
import { rawMail } from './fake-mail-provider.ts'
import { waitForEmailLink } from './mailbox.ts'
import { adminEmail, openAs } from './member.ts'
import { waitForSummaryFocus, press, waitForError } from './page-helpers.ts'
import { goTo, delayRequests, type PageOptions, toast, visit } from './site.ts'

const { site, browser, provider, admin } = await openCampaignSite()
beforeEach(() => resetCampaigns(site, provider))

/**
 * Opens the page and accepts cookies by the banner. The init script that usually accepts them would also run in the
 * sandboxed frame of the preview, which has no storage.
 */
async function open(path: string, options: PageOptions = {}) {
  const opened = await openAs({ site, browser }, admin, path, { asksForCookies: true, ...options })
  await opened.page.getByRole('button', { name: 'Accept' }).click()
  return opened
}

const composePath = '/mailing-admin/compose'
const previewFrame = (page: Page) => page.frameLocator('iframe[title="Email preview"]')
const readCampaign = (column: string, title: string) =>
  site.db.prepare(`SELECT ${column} FROM email_campaigns WHERE title = ?`).bind(title).first<string>(column)

describe('the campaign editor', () => {
  it('sends a new campaign, from which a subscriber unsubscribes', async () => {
    const reader = await visit(browser, `${site.address}/recipe/hillside-thyme-cup`)
    await reader.page.getByLabel('Email', { exact: true }).fill('ada@example.org')
    await reader.page.getByLabel('First name').fill('Ada')
    await reader.page.getByRole('button', { name: 'Subscribe' }).click()
    await goTo(reader.page, await waitForEmailLink(site, 'ada@example.org', 'Please confirm your subscription'))
    await press(reader.page, 'Confirm my subscription')
    await reader.page.getByRole('heading', { name: 'Thank you' }).waitFor()

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
    const [unsubscribePath] = /\/unsubscribe\/\S+/.exec(parsed.text ?? '') ?? []
    await goTo(reader.page, site.address + (unsubscribePath ?? ''))
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

    const other = await open(new URL(page.url()).pathname + new URL(page.url()).search)
    await other.page.getByLabel('Subject').fill('Theirs')
    await press(other.page, 'Save Draft')
    await toast(other.page, 'Draft saved')
    await page.getByLabel('Subject').fill('Mine')
    await press(page, 'Save Draft')
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this draft' })
    await conflict.waitFor()
    await expect.poll(() => conflict.evaluate((note) => note === document.activeElement)).toBe(true)
    expect(await readCampaign('subject', 'Kept')).toBe('Theirs')
    expect(await page.getByLabel('Subject').inputValue()).toBe('Mine')
    await press(page, 'Overwrite with mine')
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
    expect([...pageErrors, ...other.pageErrors]).toEqual([])
  })

  it('keeps a draft with only HTML when its page is left', async () => {
    const { page, pageErrors } = await open(composePath)
    await page.locator('.avatar').waitFor()
    await page.locator('summary', { hasText: 'HTML' }).click()
    await page.locator('textarea[name="htmlContent"]').fill('<p>Only HTML</p>')
    await page.getByRole('navigation', { name: 'Mailing list' }).getByRole('link', { name: 'Campaigns' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByText('Your draft is saved in this browser.').waitFor()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.locator('textarea[name="htmlContent"]').waitFor({ state: 'detached' })
    await page.getByRole('navigation', { name: 'Mailing list' }).getByRole('link', { name: 'Compose' }).click()
    await press(page, 'Restore')
    await expect.poll(() => page.locator('textarea[name="htmlContent"]').inputValue()).toBe('<p>Only HTML</p>')
    expect(pageErrors).toEqual([])
  })

  it('offers the typed text again after showing the saved version, and keeps the focus in the form', async () => {
    const { page, pageErrors } = await open(composePath)
    await page.getByLabel('Title').fill('Put away')
    await page.getByLabel('Subject').fill('First')
    await page.getByLabel('Content').fill('Hello {{unsubscribe_url}}')
    await press(page, 'Save Draft')
    await page.waitForURL(/\?campaign=[\w-]{36}$/)
    await page.getByRole('form', { name: 'Edit Put away' }).waitFor()
    await site.db
      .prepare(`UPDATE email_campaigns SET subject = 'Theirs', updated_at = updated_at + 1 WHERE title = 'Put away'`)
      .run()
    await page.getByLabel('Subject').fill('Mine')
    await press(page, 'Save Draft')
    await press(page, 'Show the saved version')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Theirs')
    await press(page, 'Restore')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Mine')
    await press(page, 'Overwrite with mine')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title')
    await press(page, 'Save Draft')
    await expect.poll(() => readCampaign('subject', 'Put away')).toBe('Mine')
    expect(pageErrors).toEqual([])
  })

  it('replaces the title of a template by that of the next template, but keeps a typed title', async () => {
    const { page, pageErrors } = await open(composePath)
    const title = page.getByLabel('Title')
    await press(page, 'Use Recipe Newsletter')
    await expect.poll(() => title.inputValue()).toBe('Recipe Newsletter')
    await press(page, 'Use Seasonal Remedies')
    await expect.poll(() => title.inputValue()).toBe('Seasonal Remedies')
    await title.fill('Of my own')
    await press(page, 'Use Recipe Newsletter')
    await expect.poll(() => title.inputValue()).toBe('Of my own')
    expect(pageErrors).toEqual([])
  })

  it('shows that the checks of a campaign are running again', async () => {
    const { page, pageErrors } = await open(composePath)
    await press(page, 'Use Recipe Newsletter')
    await page.getByText('The checks are up to date.').waitFor()
    const release = await delayRequests(page, '**/api/campaigns/preview')
    await page.getByLabel('Subject').fill('Cups of a later hour')
    await page.getByText('Checking again…').waitFor()
    release()
    await page.getByText('The checks are up to date.').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('sends no request while the year of the confirmation date is incomplete', async () => {
    const { page, pageErrors } = await open(composePath)
    await press(page, 'Use Recipe Newsletter')
    const refused: string[] = []
    page.on('response', (response) => void (response.status() === 400 && refused.push(response.url())))
    await page.getByLabel('Confirmed since').fill('0202-01-01')
    await page.getByText('Counting...').waitFor()
    await press(page, 'Save Draft')
    await waitForError(page, 'Enter the full year')
    expect(refused).toEqual([`${site.address}/api/campaigns`])
    await page.getByLabel('Confirmed since').fill('2026-01-01')
    await page.getByText(/would get this campaign if you sent it now\.$/).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('says why the checks refuse a schedule', async () => {
    const id = crypto.randomUUID()
    await site.db
      .prepare(
        `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
       VALUES (?, 'Faulty', 'Cups', 'Hello {{name}}', 'Herbal Remedies', 'news@herbs.test', 'draft', 5, 5)`,
      )
      .bind(id)
      .run()
    const { page, pageErrors } = await open(`/mailing-admin/campaigns/${id}`)
    const later = page.getByRole('region', { name: 'Send later' })
    await press(page, 'Schedule')
    await waitForError(later, 'Enter a date and time')
    const inAWeek = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 16)
    await later.getByLabel('Date and time').fill(inAWeek)
    await press(page, 'Schedule')
    await waitForError(later, '{{name}} isn’t a known variable.')
    expect(await readCampaign('scheduled_for', 'Faulty')).toBeNull()
    expect(pageErrors).toEqual([])
  })

  it('stores a campaign once if it is saved while its preview is loading', async () => {
    const { page, pageErrors } = await open(composePath)
    await page.getByLabel('Title').fill('Hasty')
    await page.getByLabel('Subject').fill('Hasty words')
    const [showPreview, showDraft] = await Promise.all([
      delayRequests(page, '**/api/campaigns/preview'),
      delayRequests(page, /api\/campaigns\/[\w-]{36}$/),
    ])
    const previewRequest = page.waitForRequest(/api\/campaigns\/preview$/)
    const draftRequest = page.waitForRequest(/api\/campaigns\/[\w-]{36}$/)
    await page.getByLabel('Content').fill('Hello {{first_name}} {{unsubscribe_url}}')
    await previewRequest
    await press(page, 'Save Draft')
    await draftRequest
    const previewResponse = page.waitForResponse(/api\/campaigns\/preview$/)
    showPreview()
    await previewResponse
    showDraft()
    await page.getByRole('form', { name: 'Edit Hasty' }).waitFor()
    await page.getByLabel('Subject').fill('Hasty words, mended')
    await press(page, 'Save Draft')
    await expect.poll(() => readCampaign('subject', 'Hasty')).toBe('Hasty words, mended')
    expect(await readCampaign('count(*)', 'Hasty')).toBe(1)
    expect(pageErrors).toEqual([])
  })

  it('runs no hostile code in the preview, and refuses the campaign', async () => {
    const { page, pageErrors } = await open(composePath)
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
    expect(pageErrors).toEqual([])
  })

  it.each([false, true])(
    'says why a campaign was stopped, and cancels it on pages that pass axe (dark: %o)',
    async (dark) => {
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
      const { page, pageErrors } = await open(`/mailing-admin/campaigns/${id}`, { dark })
      await page.getByText('You have used up the email provider’s quota.').waitFor()
      await page.getByText('Stopped', { exact: true }).waitFor()
      await page.getByText('2 may not have been sent').waitFor()
      await page.getByText('Batch 7', { exact: true }).waitFor()
      expect(await page.getByRole('progressbar').getAttribute('value')).toBe('3')
      expect(await findViolations(page, 'campaign')).toEqual([])
      await page.getByRole('link', { name: 'All campaigns' }).click()
      await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor()
      await page.getByRole('link', { name: title, exact: true }).waitFor()
      expect(await findViolations(page, 'campaigns')).toEqual([])
      await page.getByRole('button', { name: `Cancel ${title}` }).click()
      await press(page, 'Cancel the rest')
      await toast(page, 'Cancelled')
      await page.goto(site.address + composePath)
      await press(page, 'Use Seasonal Remedies')
      await previewFrame(page)
        .getByRole('heading', { name: /^Teas for (Spring|Summer|Autumn|Winter)$/ })
        .waitFor()
      // Comes before axe, whose messages to the sandboxed frame of the preview cause errors.
      expect(pageErrors).toEqual([])
      expect(await findViolations(page, 'compose')).toEqual([])
    },
  )
})

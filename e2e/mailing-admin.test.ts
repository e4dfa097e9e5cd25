import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { mailsTo, waitForEmailLink } from './mailbox.ts'
import { addMember, adminEmail, longAgo, openAs, type OpenOptions, reauthenticate } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { delayRequests, emptyTables, goTo, openPage, toast, visit, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'us', adminEmail)
beforeEach(() => emptyTables(site, 'mailing_list_subscribers', 'subscriber_imports', 'mail_outbox'))

const addSubscribers = (count: number) =>
  site.db
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
       INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
       SELECT printf('40000000-0000-4000-8000-%012d', n), 'reader' || n || '@example.org', 'Reader', n * 86400000, 1, 1, 1, 'footer'
       FROM numbers`,
    )
    .bind(count)
    .run()

const openMailing = (path: string, options?: OpenOptions) => openAs({ site, browser }, admin, path, options)

const listedEmails = (page: Page) => page.locator('tbody th').allInnerTexts()
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const statuses = async () =>
  (await site.db.prepare('SELECT email, status FROM mailing_list_subscribers ORDER BY sequence').all()).results.map(
    ({ email, status }) => [email, status],
  )
const file = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
})

describe('the mailing list', () => {
  it('shows the administrator four counts, and leads from each status to its subscribers', async () => {
    await addSubscribers(3)
    await site.db
      .prepare(`UPDATE mailing_list_subscribers SET unsubscribed_at = 1, is_active = 0 WHERE email LIKE '%1@%'`)
      .run()
    const { page, pageErrors } = await openMailing('/mailing-admin')
    const count = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .first()
    await expect.poll(() => count('Total Subscribers').innerText()).toBe('3')
    await expect.poll(() => count('Active Subscribers').innerText()).toBe('2')
    await expect.poll(() => count('Campaigns').innerText()).toBe('0')
    await expect.poll(() => count('Last 30 Days').innerText()).toBe('0')
    await page.getByRole('link', { name: 'Unsubscribed' }).click()
    await expect.poll(() => listedEmails(page)).toEqual(['reader1@example.org'])
    expect(pageErrors).toEqual([])
  })

  it('lists, searches, sorts and pages subscribers, each step with its own address', async () => {
    await addSubscribers(60)
    const { page, pageErrors } = await openMailing('/mailing-admin/subscribers', { width: 320 })
    await expect.poll(async () => (await listedEmails(page)).length).toBe(50)
    expect((await listedEmails(page))[0]).toBe('reader60@example.org')
    expect(await contentWidth(page)).toBe(320)
    const head = page.locator('tbody th').first()
    expect(await head.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('start')
    const more = page.getByRole('link', { name: 'Show more' })
    const nextPage = site.address + ((await more.getAttribute('href')) ?? '')
    await page.route('**/api/mailing/subscribers?**', (route) => route.fulfill({ status: 503, json: {} }))
    await more.click()
    await toast(page, 'Failed to load subscribers')
    await page.locator('nav[aria-label="More subscribers"][aria-busy="false"]').waitFor()
    await page.unrouteAll()
    await more.dblclick()
    await expect.poll(() => focusedText(page)).toBe('reader10@example.org')
    await expect
      .poll(() => listedEmails(page))
      .toEqual(Array.from({ length: 60 }, (_, place) => `reader${60 - place}@example.org`))
    await more.waitFor({ state: 'detached' })
    await page.goto(nextPage)
    await expect.poll(async () => (await listedEmails(page)).length).toBe(10)
    expect((await listedEmails(page))[0]).toBe('reader10@example.org')
    await page.getByRole('link', { name: 'Back to start' }).click()
    await expect.poll(async () => (await listedEmails(page))[0]).toBe('reader60@example.org')
    await page.getByLabel('Order').selectOption('Oldest first')
    await expect.poll(async () => (await listedEmails(page))[0]).toBe('reader1@example.org')
    await page.getByLabel('Search').fill('READER5')
    await expect.poll(async () => (await listedEmails(page)).length).toBe(11)
    await page.getByLabel('Status').selectOption('Suppressed')
    await page.getByText('No matching subscribers.').waitFor()
    expect(new URL(page.url()).search).toBe('?search=READER5&status=suppressed&order=oldest')
    await page.goBack()
    await expect.poll(async () => (await listedEmails(page)).length).toBe(11)
    expect(pageErrors).toEqual([])
  })

  it('unsubscribes a subscriber after confirmation, and says when that fails', async () => {
    const { page, pageErrors } = await openMailing('/mailing-admin/subscribers')
    await page.getByText('No subscribers yet.').waitFor()
    await addSubscribers(1)
    await page.reload()
    const unsubscribeButton = page.getByRole('button', { name: 'Unsubscribe reader1@example.org' })
    const dialog = page.getByRole('alertdialog')
    await unsubscribeButton.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await statuses()).toEqual([['reader1@example.org', 'active']])
    await page.route('**/unsubscribed', (route) => route.abort())
    await unsubscribeButton.click()
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
    await toast(page, 'Failed to unsubscribe user')
    await page.unrouteAll()
    await unsubscribeButton.click()
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
    await toast(page, 'User unsubscribed')
    await page.getByRole('table').getByText('Unsubscribed').waitFor()
    await expect.poll(() => focusedText(page)).toBe('reader1@example.org')
    expect(await statuses()).toEqual([['reader1@example.org', 'unsubscribed']])
    await page.route('**/api/mailing/subscribers?**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    await page.getByText('Failed to load subscribers').first().waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table').waitFor()
    expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })

  it('imports a file in parts, reports each refused row, and continues after an interruption', async () => {
    await addSubscribers(1)
    const rows = Array.from({ length: 1100 }, (_, row) => `person${row}@example.org,"Love, ${row}"`)
    const csvFile = file('list.csv', ['email,last name', 'reader1@example.org,', 'nobody,', ...rows])
    const { page, pageErrors } = await openMailing('/mailing-admin/subscribers')
    const panel = page.getByRole('region', { name: 'Import' })
    const importButton = panel.getByRole('button', { name: 'Import' })
    await importButton.click()
    await panel.getByText('Choose a file').waitFor()
    await panel.getByLabel('CSV file').setInputFiles({ ...file('blank.csv', []), buffer: Buffer.from('') })
    await importButton.click()
    await panel.getByText('This file is empty. Choose another file.').waitFor()
    await panel.getByLabel('CSV file').setInputFiles(file('none.csv', ['name', 'Ada']))
    await importButton.click()
    await panel.getByText('We couldn’t find an email column.').waitFor()
    await panel.getByLabel('CSV file').setInputFiles(csvFile)
    await panel.getByLabel('Where they agreed').fill('Fair in York')
    await importButton.click()
    await panel.getByText('Enter the date when people agreed to the newsletter').waitFor()
    await panel.getByLabel('Date (optional)').fill('2026-09-01')
    await page.route('**/parts/2', (route) => route.fulfill({ status: 503, json: {} }))
    await importButton.click()
    await panel.getByText('The import stopped, but these rows have been imported.').waitFor()
    const reportDownload = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the report' }).click()
    const reportRows = (await readFile(await (await reportDownload).path(), 'utf8')).split('\r\n')
    const importedCount = (await statuses()).length
    expect(reportRows.filter((row) => row.includes('the import stopped before this row'))).toHaveLength(
      1101 - importedCount,
    )
    expect([importedCount > 500, importedCount < 1101]).toEqual([true, true])
    await page.unrouteAll()
    await page.reload()
    await waitUntilHydrated(page)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/parts/') && sent.push(request.url().slice(-1)))
    await panel.getByLabel('CSV file').setInputFiles(csvFile)
    await panel.getByLabel('Where they agreed').fill('Fair in York')
    await panel.getByLabel('Date (optional)').fill('2026-09-01')
    await importButton.click()
    await panel.getByText('1,102 of 1,102 rows: 1,100 imported, 2 refused. Import complete.').waitFor()
    expect(sent).toEqual(['2'])
    expect(await statuses()).toHaveLength(1101)
    const report = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the report' }).click()
    expect(await readFile(await (await report).path(), 'utf8')).toBe(
      '\uFEFFRow,Email,Reason\r\n2,reader1@example.org,Already subscribed\r\n3,nobody,Not a valid email address\r\n',
    )
    expect(pageErrors).toEqual([])
  })

  it('stops an import when its page is left, after confirmation, and warns before the tab closes', async () => {
    const rows = Array.from({ length: 1500 }, (_, row) => `person${row}@example.org`)
    const { page, pageErrors } = await openMailing('/mailing-admin/subscribers')
    const panel = page.getByRole('region', { name: 'Import' })
    await panel.getByLabel('CSV file').setInputFiles(file('list.csv', ['email', ...rows]))
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/parts/') && sent.push(request.url().slice(-1)))
    const release = await delayRequests(page, '**/parts/1')
    const partRequest = page.waitForRequest('**/parts/1')
    await panel.getByRole('button', { name: 'Import' }).click()
    await partRequest
    const dialogType = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.type()
    })
    await page.close({ runBeforeUnload: true })
    expect(await dialogType).toBe('beforeunload')
    const tabs = page.getByRole('navigation', { name: 'Mailing list' })
    await tabs.getByRole('link', { name: 'Campaigns' }).click()
    const question = page.getByRole('alertdialog', { name: 'Stop the import?' })
    await question.getByText('We keep the subscribers imported so far').waitFor()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/mailing-admin/campaigns')
    await panel.waitFor({ state: 'detached' })
    const stored = page.waitForResponse('**/parts/1')
    release()
    await stored
    await tabs.getByRole('link', { name: 'Subscribers' }).click()
    await panel.getByLabel('CSV file').waitFor()
    expect(sent).toEqual(['0', '1'])
    expect((await statuses()).length).toBeLessThan(1500)
    expect(pageErrors).toEqual([])
  })

  it('exports all subscribers as CSV, after reauthentication if the password was entered too long ago', async () => {
    await addSubscribers(2)
    const { page } = await openMailing('/mailing-admin/subscribers', { reauthenticatedAt: longAgo() })
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = page.waitForEvent('download')
    await reauthenticate(page)
    const file = await download
    await toast(page, 'Subscribers exported')
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFEmail,First Name,Last Name,Subscription Date,Status,Source',
      'reader1@example.org,Reader,,1970-01-02,active,footer',
    ])
  })

  it('subscribes from the footer, sends a welcome, and unsubscribes through a link without JavaScript', async () => {
    const reader = await openPage(browser, { scripts: false })
    await reader.page.goto(site.address)
    await reader.page.getByRole('link', { name: 'Newsletter' }).click()
    await reader.page.getByLabel('Email', { exact: true }).fill('foot@example.org')
    await reader.page.getByRole('button', { name: 'Subscribe' }).click()
    await reader.page
      .locator('.form-message:target')
      .getByText('Successfully subscribed to our mailing list!')
      .waitFor()
    const link = await waitForEmailLink(site, 'foot@example.org', 'Please confirm your subscription')
    const { page } = await visit(browser, link)
    expect(await statuses()).toEqual([['foot@example.org', 'unconfirmed']])
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByText('You are subscribed to our mailing list.').waitFor()
    const findWelcomeEmail = async () =>
      (await mailsTo(site, 'foot@example.org')).find(({ subject }) => subject.startsWith('Welcome'))
    await expect.poll(findWelcomeEmail).toBeDefined()
    const [, path = ''] = /https?:\/\/[^/]+(\/unsubscribe\/\S+)/.exec((await findWelcomeEmail())?.text ?? '') ?? []
    await reader.page.goto(site.address + path)
    expect(await statuses()).toEqual([['foot@example.org', 'active']])
    await reader.page.getByRole('button', { name: 'Unsubscribe' }).click()
    await reader.page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor()
    expect(await statuses()).toEqual([['foot@example.org', 'unsubscribed']])
  })

  it('subscribes and unsubscribes a member in the profile', async () => {
    const member = await addMember(site, 'bea')
    const { page, pageErrors } = await openAs({ site, browser }, member, '/profile')
    await page.getByRole('button', { name: 'Get the newsletter' }).click()
    await toast(page, 'Check your inbox for a confirmation email')
    await page.getByText(`We’ve sent a confirmation email to ${member.email}.`).waitFor()
    const link = await waitForEmailLink(site, member.email, 'Please confirm your subscription')
    await goTo(page, link)
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await page.getByText('You are subscribed to our mailing list.').waitFor()
    await page.goto(`${site.address}/profile`)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await toast(page, 'You’re unsubscribed')
    await page.getByRole('button', { name: 'Get the newsletter' }).waitFor()
    expect(pageErrors).toEqual([])
  })
})

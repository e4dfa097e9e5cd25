import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, longAgo, openAs, type OpenOptions, reauthenticate } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { delayRequests, emptyTables, toast } from './site.ts'

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
const statusOf = (email: string) =>
  site.db.prepare('SELECT status FROM mailing_list_subscribers WHERE email = ?').bind(email).first('status')
const countSubscribers = () =>
  site.db.prepare('SELECT count(*) AS count FROM mailing_list_subscribers').first<number>('count')
const file = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
})

describe('the mailing list', () => {
  it('shows the administrator four counts, each linked to its subscribers, who are searched, sorted, paged, unsubscribed and exported', async () => {
    await addSubscribers(61)
    await site.db
      .prepare(`UPDATE mailing_list_subscribers SET unsubscribed_at = 1, is_active = 0 WHERE email LIKE '%r61@%'`)
      .run()
    const { page, pageErrors } = await openMailing('/mailing-admin', { reauthenticatedAt: longAgo(), width: 320 })
    const count = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .first()
    await expect.poll(() => count('Total Subscribers').innerText()).toBe('61')
    await expect.poll(() => count('Active Subscribers').innerText()).toBe('60')
    await expect.poll(() => count('Campaigns').innerText()).toBe('0')
    await expect.poll(() => count('Last 30 Days').innerText()).toBe('0')
    await page.getByRole('link', { name: 'Unsubscribed' }).click()
    await expect.poll(() => listedEmails(page)).toEqual(['reader61@example.org'])
    await page.getByLabel('Status').selectOption('Active')
    await expect.poll(async () => (await listedEmails(page)).length).toBe(50)
    expect((await listedEmails(page))[0]).toBe('reader60@example.org')
    expect(await contentWidth(page)).toBe(320)
    const head = page.locator('tbody th').first()
    expect(await head.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('start')
    const more = page.getByRole('link', { name: 'Show more' })
    await more.dblclick()
    await expect.poll(() => focusedText(page)).toBe('reader10@example.org')
    await expect
      .poll(() => listedEmails(page))
      .toEqual(Array.from({ length: 60 }, (_, place) => `reader${60 - place}@example.org`))
    await more.waitFor({ state: 'detached' })
    await page.getByLabel('Order').selectOption('Oldest first')
    await expect.poll(async () => (await listedEmails(page))[0]).toBe('reader1@example.org')
    await page.getByLabel('Search').fill('READER5')
    await expect.poll(async () => (await listedEmails(page)).length).toBe(11)
    await page.getByLabel('Status').selectOption('Suppressed')
    await page.getByText('No matching subscribers.').waitFor()
    expect(new URL(page.url()).search).toBe('?search=READER5&status=suppressed&order=oldest')
    await page.goBack()
    await expect.poll(async () => (await listedEmails(page)).length).toBe(11)

    const unsubscribeButton = page.getByRole('button', { name: 'Unsubscribe reader5@example.org' })
    const dialog = page.getByRole('alertdialog')
    await unsubscribeButton.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await statusOf('reader5@example.org')).toBe('active')
    await unsubscribeButton.click()
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
    await toast(page, 'User unsubscribed')
    await expect.poll(() => statusOf('reader5@example.org')).toBe('unsubscribed')

    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = page.waitForEvent('download')
    await reauthenticate(page)
    const exported = await readFile(await (await download).path(), 'utf8')
    await toast(page, 'Subscribers exported')
    expect(exported.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFEmail,First Name,Last Name,Subscription Date,Status,Source',
      'reader1@example.org,Reader,,1970-01-02,active,footer',
    ])
    expect(pageErrors).toEqual([])
  })

  it('imports a file in parts, reports each refused row, stops when its page is left, and continues with the same file', async () => {
    await addSubscribers(1)
    const rows = Array.from({ length: 1100 }, (_, row) => `person${row}@example.org,"Love, ${row}"`)
    const csvFile = file('list.csv', ['email,last name', 'reader1@example.org,', 'nobody,', ...rows])
    const { page, pageErrors } = await openMailing('/mailing-admin/subscribers')
    const panel = page.getByRole('region', { name: 'Import' })
    const importButton = panel.getByRole('button', { name: 'Import' })
    const chooseList = async () => {
      await panel.getByLabel('CSV file').setInputFiles(csvFile)
      await panel.getByLabel('Where they agreed').fill('Fair in York')
      await panel.getByLabel('Date (optional)').fill('2026-09-01')
    }
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/parts/') && sent.push(request.url().slice(-1)))

    for (const [content, message] of [
      ['', 'This file is empty. Choose another file.'],
      ['name\nAda\n', 'We couldn’t find an email column.'],
    ] as const) {
      await panel.getByLabel('CSV file').setInputFiles({ ...file('other.csv', []), buffer: Buffer.from(content) })
      await importButton.click()
      await panel.getByText(message).waitFor()
    }
    const release = await delayRequests(page, '**/parts/1')
    await chooseList()
    const partRequest = page.waitForRequest('**/parts/1')
    await importButton.click()
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
    expect(await countSubscribers()).toBeLessThan(1101)

    await page.route('**/parts/2', (route) => route.fulfill({ status: 503, json: {} }))
    await chooseList()
    await importButton.click()
    await panel.getByText('The import stopped, but these rows have been imported.').waitFor()
    const reportDownload = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the report' }).click()
    const reportRows = (await readFile(await (await reportDownload).path(), 'utf8')).split('\r\n')
    expect(reportRows.filter((row) => row.includes('the import stopped before this row'))).toHaveLength(
      1101 - ((await countSubscribers()) ?? 0),
    )
    await page.unrouteAll()
    await panel.getByRole('button', { name: 'Continue' }).click()
    await panel.getByText('1,102 of 1,102 rows: 1,100 imported, 2 refused. Import complete.').waitFor()
    expect(sent.slice(2)).toEqual(['2', '2'])
    expect(await countSubscribers()).toBe(1101)
    const report = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the report' }).click()
    expect(await readFile(await (await report).path(), 'utf8')).toBe(
      '\uFEFFRow,Email,Reason\r\n2,reader1@example.org,Already subscribed\r\n3,nobody,Not a valid email address\r\n',
    )
    expect(pageErrors).toEqual([])
  })
})

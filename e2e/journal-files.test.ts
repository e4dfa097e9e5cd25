import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import {
  button,
  chooseFile,
  entryDates,
  januaryEntries,
  openJournal,
  readStoredEntries,
  writeEntry,
} from './journal-page.ts'
import { openJourney } from './journey.ts'
import { goTo, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const open = (options?: Parameters<typeof openJournal>[1]) => openJournal({ site, browser }, options)

describe('a browser that cannot store the journal', () => {
  it('shows a warning, keeps the entry on the page, and saves the journal as a file', async () => {
    const { page } = await openPage(browser)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await goTo(page, site.address + paths.journal)
    await writeEntry(page, 'not to be lost')
    await toast(page, /^Your browser couldn’t save this/)
    await page.getByRole('heading', { name: 'Your browser can’t save your journal' }).waitFor()
    await page.locator('.entry-list').getByText('not to be lost').waitFor()
    expect((await download(page, 'Save journal as a file')).text).toContain('not to be lost')
  })
})

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

describe('a journal file', () => {
  it.each(['Everything (JSON)', 'Table (CSV)'])('transfers the journal to another browser: %s', async (kind) => {
    const { page } = await open({ storedJournal: januaryEntries(12) })
    const { name, text } = await download(page, kind)
    expect(name).toMatch(/^healing-journal-\d{4}-\d{2}-\d{2}\.(json|csv)$/)
    const { page: elsewhere, pageErrors } = await open()
    await chooseFile(elsewhere, name, text)
    await elsewhere.getByRole('heading', { name: `Preview of ${name}` }).waitFor()
    expect(await readStoredEntries(elsewhere)).toEqual([])
    await button(elsewhere, 'Import 12 entries').click()
    await toast(elsewhere, '12 entries imported')
    expect(await entryDates(elsewhere)).toEqual(await entryDates(page))
    await chooseFile(elsewhere, name, text)
    await elsewhere.getByText('Same as yours').waitFor()
    expect(await button(elsewhere, /^Import \d/).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('is previewed with its unreadable rows before the import', async () => {
    const { page } = await open()
    await chooseFile(page, 'mine.csv', 'date,notes\r\n2025-01-01,"one\nday"\r\nsome day,two\r\n2025-01-03,three\r\n')
    await page.getByText('We can’t read this row, so we won’t import it: 3.').waitFor()
    await button(page, 'Import 2 entries').click()
    await page.getByText('three', { exact: true }).waitFor()
  })

  it.each([
    ['in Latin-1', Buffer.from('date;mood;notes\r\n20.11.2024;7,5;müde\r\n', 'latin1')],
    ['with a separator line', Buffer.from('sep=;\r\ndate;mood;notes\r\n20.11.2024;8;müde\r\n')],
    ['in UTF-16', Buffer.from('\uFEFFdate\tmood\tnotes\r\n20.11.2024\t8\tmüde\r\n', 'utf16le')],
  ])('is read from a German spreadsheet %s', async (_, content) => {
    const { page } = await open()
    await chooseFile(page, 'mine.csv', content)
    await button(page, 'Import 1 entry').click()
    await toast(page, '1 entry imported')
    expect(await readStoredEntries(page)).toMatchObject([{ date: '2024-11-20', mood: 8, notes: 'müde' }])
  })

  it.each([
    ['open.csv', 'date,notes\r\n2025-01-01,"one\r\n2025-01-02,two\r\n', 'it has an unclosed quotation mark'],
    ['other.csv', 'name,email\r\nAda,ada@herbal.test\r\n', 'We found no journal in this file.'],
    ['large.csv', 'x'.repeat(10 * 1024 * 1024 + 1), 'This file is larger than 10 MB'],
  ])('is refused if it contains no journal: %s', async (name, text, message) => {
    const { page } = await open()
    await chooseFile(page, name, text)
    await page.getByText(message).waitFor()
  })
})

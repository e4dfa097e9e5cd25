import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { button, chooseFile, entryDates, januaryEntries, openJournal, readStoredEntries } from './journal-page.ts'
import { openJourney } from './journey.ts'
import { toast } from './site.ts'

const { site, browser } = await openJourney()

const open = (options?: Parameters<typeof openJournal>[1]) => openJournal({ site, browser }, options)

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

describe('a journal file', () => {
  it('transfers the journal to another browser, as JSON or CSV', async () => {
    const { page } = await open({ storedJournal: januaryEntries(12) })
    const file = await download(page, 'Everything (JSON)')
    const table = await download(page, 'Table (CSV)')
    for (const { name } of [file, table]) expect(name).toMatch(/^healing-journal-\d{4}-\d{2}-\d{2}\.(json|csv)$/)
    const { page: elsewhere, pageErrors } = await open()
    await chooseFile(elsewhere, file.name, file.text)
    await elsewhere.getByRole('heading', { name: `Preview of ${file.name}` }).waitFor()
    expect(await readStoredEntries(elsewhere)).toEqual([])
    await button(elsewhere, 'Import 12 entries').click()
    await toast(elsewhere, '12 entries imported')
    expect(await entryDates(elsewhere)).toEqual(await entryDates(page))
    for (const { name, text } of [table, file]) {
      await chooseFile(elsewhere, name, text)
      await elsewhere.getByRole('heading', { name: `Preview of ${name}` }).waitFor()
      await elsewhere.getByText('Same as yours').waitFor()
      expect(await button(elsewhere, /^Import \d/).count()).toBe(0)
    }
    expect(pageErrors).toEqual([])
  })
})

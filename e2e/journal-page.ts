import type { Browser, Page } from 'playwright-core'

import { journalKey } from '#domain/journal/journal.schemas.ts'
import { paths } from '#domain/paths.ts'

import { goTo, openPage, type PageOptions, type Site } from './site.ts'

export const form = (page: Page, name: string | RegExp = 'New entry') => page.getByRole('form', { name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const entryDates = (page: Page) => page.locator('.entry-list h3').allInnerTexts()
export const readStoredEntries = (page: Page) =>
  page.evaluate((key): unknown[] => JSON.parse(localStorage.getItem(key) ?? '[]'), journalKey)
const storeJournal = (page: Page, text: string) =>
  page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [journalKey, text])

/** Returns one journal entry a day from 1 January 2025, as JSON. */
export const januaryEntries = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: 1735700000000 + index,
      date: `2025-01-${String(index + 1).padStart(2, '0')}`,
      mood: 1 + (index % 10),
      energy: 5,
      sleep: 5,
      symptoms: '',
      herbsTaken: index % 2 ? 'linden' : 'mint',
      notes: `day number ${index + 1}`,
    })),
  )

type JournalOptions = PageOptions & { storedJournal?: string }

/** Opens the journal in a new browser. `storedJournal` is the JSON in its local storage before. */
export async function openJournal({ site, browser }: Environment, { storedJournal, ...options }: JournalOptions = {}) {
  const opened = await openPage(browser, options)
  if (storedJournal !== undefined) await storeJournal(opened.page, storedJournal)
  await goTo(opened.page, site.address + paths.journal)
  await form(opened.page).waitFor()
  return opened
}
type Environment = { site: Site; browser: Browser }

/** Saves an entry for the date, by default today. */
export async function writeEntry(page: Page, notes: string, date?: string): Promise<void> {
  if (date) await form(page).getByLabel('Date').fill(date)
  await form(page).getByLabel('Notes').fill(notes)
  await button(page, 'Save entry').click()
}

export const chooseFile = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Import a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

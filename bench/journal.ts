import type { Page } from 'playwright-core'

import { journalKey } from '#domain/journal/journal.schemas.ts'
import { paths } from '#domain/paths.ts'

import { launchChrome, openSite, visit } from '../e2e/site.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'

const few = 50
const many = 5000
const rounds = 15
const dayMs = 24 * 60 * 60 * 1000
const maxListMs = 200
const maxRatio = 3

const { atMost } = createFigureBuilder(
  `Chromium, from the data to the rendered list, median of ${rounds}, both sizes in turn`,
)

export async function measureJournal(prebuiltWorkerDir: string): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(prebuiltWorkerDir), launchChrome()])
  const { page } = await visit(browser, site.address + paths.journal)
  await page.getByRole('form', { name: 'New entry' }).waitFor()
  const journals = { few: createJournal(few), many: createJournal(many) }
  const times: Record<keyof typeof journals, number[]> = { few: [], many: [] }
  for (let round = 0; round < rounds; round++)
    for (const size of ['few', 'many'] as const) times[size].push(await showJournal(page, journals[size]))
  const [fewMs, manyMs] = [median(times.few), median(times.many)]
  await Promise.all([browser.close(), site.close()])
  return [
    atMost(`journal of ${many} entries, from data to list`, manyMs, maxListMs, ' ms'),
    atMost(`journal of ${many} entries to one of ${few}, time from data to list`, manyMs / fewMs, maxRatio),
  ]
}

/** Returns the milliseconds from the storage event until the list is on the screen. */
const showJournal = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    async ([key = '', value = '']) => {
      localStorage.setItem(key, value)
      const list = document.querySelector('main') ?? document.body
      const isDrawn = new Promise<void>((resolve) => {
        new MutationObserver(() => resolve()).observe(list, { childList: true, subtree: true, characterData: true })
      })
      const start = performance.now()
      dispatchEvent(new StorageEvent('storage', { key }))
      await isDrawn
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    },
    [journalKey, text],
  )

function createJournal(count: number): string {
  const newest = Date.UTC(2026, 10, 20)
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: `entry-${index}`,
      date: new Date(newest - Math.floor(index / 2) * dayMs).toISOString().slice(0, 10),
      mood: 1 + (index % 10),
      energy: 1 + ((index * 3) % 10),
      sleep: 1 + ((index * 7) % 10),
      symptoms: index % 3 === 0 ? 'Headache since noon, tired eyes' : '',
      herbsTaken: index % 2 === 0 ? 'Linden, Lemon balm' : 'Peppermint',
      notes: `Entry number ${index}: two cups in the evening, an hour with a book, slept through until the alarm.`,
      editedAt: 1_000_000 + index,
    })),
  )
}

import type { Browser, Page } from 'playwright-core'

import { addDays } from '#domain/days.ts'
import { journalKey } from '#domain/journal/journal.schemas.ts'
import { paths } from '#domain/paths.ts'

import { launchChrome, openPage, openSite } from '../e2e/site.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'

const today = new Date().toISOString().slice(0, 10)
const maxMs = 200
const maxRatio = 3
const rounds = 9

const { atMost } = createFigureBuilder(`Chromium, from the data to the frame that shows the chart, median of ${rounds}`)

/**
 * Measures the time from another tab's write until the chart of all entries is drawn, for 50 and for 5,000 entries, and
 * the ratio of both.
 */
export async function measureTrends(folder: string): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(folder), launchChrome()])
  const few = await chartMilliseconds(browser, site.address, 50)
  const many = await chartMilliseconds(browser, site.address, 5000)
  await Promise.all([browser.close(), site.close()])
  return [
    atMost('journal, 5,000 entries to their chart', many, maxMs, ' ms'),
    atMost('journal, chart of 5,000 entries to that of 50', many / few, maxRatio),
  ]
}

async function chartMilliseconds(browser: Browser, address: string, count: number): Promise<number> {
  const { page } = await openPage(browser)
  await page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [journalKey, createJournal(count, 0)],
  )
  await page.goto(address + paths.journal)
  await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
  await page.locator('.trend-chart canvas').waitFor()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) times.push(await timeToChart(page, createJournal(count, round)))
  await page.context().close()
  return median(times)
}

const timeToChart = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    ({ key, text }) =>
      new Promise<number>((resolve) => {
        const chart = document.querySelector('.trend-chart') ?? document.body
        const start = performance.now()
        const observer = new MutationObserver(() => {
          observer.disconnect()
          // The second frame begins after the first frame was shown.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        })
        observer.observe(chart, { childList: true, subtree: true })
        localStorage.setItem(key, text)
        dispatchEvent(new StorageEvent('storage', { key }))
      }),
    { key: journalKey, text },
  )

const createJournal = (count: number, round: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, daysAgo) => ({
      id: `entry ${daysAgo}`,
      date: addDays(today, -daysAgo),
      mood: 1 + ((daysAgo * 7 + round) % 10),
      energy: 1 + ((daysAgo * 3) % 10),
      sleep: 1 + ((daysAgo * 11) % 10),
      symptoms: daysAgo % 4 === 0 ? 'a little headache in the afternoon' : '',
      herbsTaken: daysAgo % 3 === 0 ? 'Chamomile, lemon balm' : '',
      notes: 'a line about the day as people write it',
      editedAt: daysAgo + 1,
    })),
  )

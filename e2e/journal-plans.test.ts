import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { addDays } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { journalKey } from '#domain/journal/journal.schemas.ts'
import { plansKey } from '#domain/journal/plans.types.ts'
import { paths } from '#domain/paths.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { waitUntilDrawn, contentWidth } from './page-helpers.ts'
import { goTo, openPage, type PageOptions } from './site.ts'

const { site, browser } = await openJourney()

const today = '2026-11-21'

/** Returns an entry for each of the last `count` days except every seventh. Every third names chamomile. */
const createEntries = (count: number) =>
  Array.from({ length: count }, (_, daysAgo) => ({
    id: `entry ${daysAgo}`,
    date: addDays(today, -daysAgo),
    mood: 4 + (daysAgo % 3),
    energy: 5,
    sleep: 9 - (daysAgo % 4),
    symptoms: '',
    herbsTaken: daysAgo % 3 === 0 ? 'Chamomile' : '',
    notes: '',
    editedAt: 1,
  })).filter((_, daysAgo) => daysAgo % 7 !== 6)

const answers = {
  savedOn: today,
  bornOn: null,
  ageYears: 40,
  pregnant: 'no',
  trimester: null,
  breastfeeding: 'no',
  tryingToConceive: 'no',
  surgeryPlanned: 'no',
  conditions: [],
  medicines: ['Warfarin'],
  allergies: ['asteraceae'],
  hidesUnsuitable: false,
}

type StoredData = Record<string, unknown>

/** Opens the journal at 09:00 on `today`. `stored` is written to local storage once, not at each reload. */
async function openJournal(stored: StoredData, options?: PageOptions, prepare?: (page: Page) => void) {
  const opened = await openPage(browser, options)
  const { page } = opened
  prepare?.(page)
  await page.clock.install({ time: new Date(`${today}T09:00:00`) })
  await page.addInitScript((values: StoredData) => {
    if (sessionStorage.getItem('isFilled')) return
    sessionStorage.setItem('isFilled', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  }, stored)
  await visit(page)
  return opened
}

async function visit(page: Page) {
  await goTo(page, site.address + paths.journal)
  await page.getByRole('heading', { name: 'Guided protocols' }).waitFor()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const plan = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^.{0,4}${name}: day`, 'u') })
const card = (page: Page, name: string) => page.locator('.protocol').filter({ hasText: name })

const isChartRequest = (request: Request) => request.url().includes('trend-view')

describe('trends', () => {
  it('load once they are visible, mark the days of a herb, work by keyboard, and include a table for screen readers', async () => {
    const chartRequests: string[] = []
    const { page, pageErrors } = await openJournal({ [journalKey]: createEntries(400) }, {}, (opened) =>
      opened.on('request', (request) => isChartRequest(request) && chartRequests.push(request.url())),
    )
    await waitUntilDrawn(page)
    expect(chartRequests).toEqual([])
    await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
    await page.locator('.trend-chart canvas').waitFor()
    expect(chartRequests).not.toEqual([])
    await page.getByLabel('Mark days with a herb').selectOption('Chamomile (115)')
    const day = page.getByRole('slider', { name: 'Day', exact: true })
    await day.press('ArrowLeft')
    await expect
      .poll(() => day.getAttribute('aria-valuetext'))
      .toBe('20 Nov 2026 · Mood 5, Energy 5, Sleep 8 · Chamomile not taken')
    const table = page.getByRole('table', { name: 'Mood, energy and sleep, 1 to 10' })
    expect(await table.getByRole('row').count()).toBe(27)
    expect(await table.getByRole('row').nth(1).innerText()).toMatch(/21 Nov 2026\s+4\s+5\s+9\s+taken/)
    await button(page, 'All').click()
    const week = page.getByRole('slider', { name: 'Week', exact: true })
    await expect
      .poll(() => week.getAttribute('aria-valuetext'))
      .toMatch(/^Week from 16 Nov 2026 · .* · Chamomile on 2 of 6 days$/)
    await button(page, 'Table').click()
    await page.locator('.trend-chart').waitFor({ state: 'detached' })
    await expect.poll(() => table.getByRole('row').nth(1).innerText()).toMatch(/November 2026\s.*\d of 18 days/s)
    expect(pageErrors).toEqual([])
  })

  it('fit the page even with a very long herb name', async () => {
    const herbsTaken = 'x'.repeat(4000)
    const namedEntries = createEntries(40).map((entry) => Object.assign(entry, { herbsTaken }))
    const { page } = await openJournal({ [journalKey]: namedEntries }, { width: 320 })
    await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
    await page.getByLabel('Mark days with a herb').selectOption({ index: 1 })
    await page
      .getByText(/x… taken/)
      .first()
      .waitFor()
    expect(await contentWidth(page)).toBe(320)
  })
})

describe('a plan', () => {
  it('starts, is checked off, advances by the day, pauses, ends and starts again', async () => {
    const { page, pageErrors } = await openJournal({ [journalKey]: createEntries(14) })
    await button(page, 'Start Sleep Optimization').click()
    await page.locator('.toast').getByText('Starting Sleep Optimization protocol!').waitFor()
    await plan(page, 'Sleep Optimization').getByText('day 1 of 14').waitFor()
    const comesFirst = await page.evaluate(() => {
      const [first, form] = [
        document.querySelector('[aria-label="Your plan today"]'),
        document.querySelector('main form'),
      ]
      return first && form && first.compareDocumentPosition(form) === Node.DOCUMENT_POSITION_FOLLOWING
    })
    expect(comesFirst).toBe(true)
    await page.getByLabel('An hour before bed: a cup of Passionflower & Rooibos Nightcap').check()
    await page.getByText('1 of 2 tasks done so far.').waitFor()
    await visit(page)
    await expect.poll(() => page.getByLabel(/An hour before bed/).isChecked()).toBe(true)

    await page.clock.fastForward(dayMs)
    await plan(page, 'Sleep Optimization').getByText('day 2 of 14').waitFor()
    await expect.poll(() => page.getByLabel(/An hour before bed/).isChecked()).toBe(false)
    await button(page, 'Pause').click()
    await page.getByText('When you resume, you continue with day 2.').waitFor()
    await page.clock.fastForward(3 * dayMs)
    await button(page, 'Resume').click()
    await plan(page, 'Sleep Optimization').getByText('day 2 of 14').waitFor()
    await page.getByLabel('Go outside within an hour of getting up.').check()

    await button(page, 'End the plan').click()
    await button(page, 'Keep going').click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('End the plan')
    await button(page, 'End the plan').click()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Your plan today' }).waitFor({ state: 'detached' })
    await card(page, 'Sleep Optimization').getByText('You don’t have enough entries yet').waitFor()
    await button(page, 'Start Sleep Optimization again').click()
    await plan(page, 'Sleep Optimization').getByText('day 1 of 14').waitFor()
    expect(pageErrors).toEqual([])
  })

  it("leaves out a herb that the reader's answers refuse, and says why with a source", async () => {
    const { page, pageErrors } = await openJournal({ safetyProfile: answers }, { width: 390, dark: true })
    const gut = card(page, '21-Day Gut Reset')
    await gut.getByText('Leave out German Chamomile.').waitFor()
    await gut
      .getByText(/You named an allergy to the daisy family/)
      .first()
      .waitFor()
    await gut.getByText('Source', { exact: false }).first().click()
    await expect.poll(() => gut.locator('.sources[open] li').first().innerText()).not.toBe('')
    await gut.getByText(/Ginger may add to bleeding risk/).waitFor()
    await button(page, 'Start 21-Day Gut Reset').click()
    const day = plan(page, '21-Day Gut Reset')
    await day.getByText('Leave out: German Chamomile.').first().waitFor()
    expect(await day.getByText(/German Chamomile 1.5 g/).count()).toBe(0)
    expect(await day.getByText(/Peppermint 1.5 g a cup/).count()).toBe(2)
    expect(pageErrors).toEqual([])
  })
})

describe('the journal', () => {
  it('passes axe and fits the page', async () => {
    const run = { id: 'a', protocol: 'gut', startedOn: addDays(today, -3), pauses: [], endedOn: null, done: {} }
    const { page, pageErrors } = await openJournal(
      { [journalKey]: createEntries(60), [plansKey]: [run], safetyProfile: answers },
      { width: 320 },
    )
    await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
    await page.locator('.trend-chart canvas').waitFor()
    await page.getByText('Leave out German Chamomile.').waitFor()
    for (const summary of await page.locator('.protocol-days summary').all()) await summary.click()
    expect(await contentWidth(page)).toBe(320)
    expect(await findViolationsInAppearances(page, 'journal')).toEqual([])
    await button(page, 'Table').click()
    await page.locator('.trend-chart').waitFor({ state: 'detached' })
    expect(await findViolationsInAppearances(page, 'journal, table')).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

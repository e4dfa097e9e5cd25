import { describe, expect, it } from 'vitest'

import { journalKey } from '#domain/journal/journal.schemas.ts'
import { paths } from '#domain/paths.ts'

import { findViolations } from './axe.ts'
import {
  button,
  chooseFile,
  entryDates,
  form,
  januaryEntries,
  openJournal,
  readStoredEntries,
  writeEntry,
} from './journal-page.ts'
import { openJourney } from './journey.ts'
import { waitUntilDrawn, contentWidth } from './page-helpers.ts'
import { goTo, delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const open = (options?: Parameters<typeof openJournal>[1]) => openJournal({ site, browser }, options)

describe('an entry', () => {
  it('is saved, comes first in the list, and is still there after a reload', async () => {
    const { page, pageErrors } = await open()
    await page.getByText('No entries yet').waitFor()
    await form(page).getByRole('slider', { name: 'Mood' }).fill('9')
    await form(page).getByLabel('Symptoms').fill('a dry cough')
    await form(page).getByLabel('Herbs taken').fill('thyme')
    await writeEntry(page, 'slept well')
    await toast(page, 'Journal entry saved!')
    const item = page.locator('.entry-list > li').first()
    for (const text of ['😄', 'Mood 9', 'Energy 5', 'Sleep 5', 'a dry cough', 'thyme', 'slept well'])
      expect(await item.innerText()).toContain(text)
    expect(await form(page).getByLabel('Notes').inputValue()).toBe('')
    expect(await form(page).getByRole('slider', { name: 'Mood' }).inputValue()).toBe('5')
    await page.reload()
    await page.getByText('slept well').waitFor()
    expect(await readStoredEntries(page)).toMatchObject([{ mood: 9, symptoms: 'a dry cough', herbsTaken: 'thyme' }])
    expect(pageErrors).toEqual([])
  })

  it('is refused if its date is in the future', async () => {
    const { page } = await open()
    await writeEntry(page, 'too early', '2999-01-01')
    await page.getByText('Choose today or an earlier date').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('date')
    expect(await readStoredEntries(page)).toEqual([])
  })

  it('is refused if it repeats a saved entry', async () => {
    const { page } = await open()
    await button(page, 'Save entry').click()
    await toast(page, 'Journal entry saved!')
    await button(page, 'Save entry').click()
    await page.getByText('You’ve already saved this entry').waitFor()
    expect(await readStoredEntries(page)).toHaveLength(1)
  })

  it('is dated to the day on which typing began, on a page left open overnight', async () => {
    const { page } = await openPage(browser)
    await page.clock.install({ time: new Date('2026-11-21T23:00:00') })
    await goTo(page, site.address + paths.journal)
    const date = form(page).getByLabel('Date')
    expect(await date.inputValue()).toBe('2026-11-21')
    await page.clock.fastForward('08:00:00')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="date"]')?.value === '2026-11-22')
    await form(page).getByLabel('Notes').fill('begun before midnight')
    await page.clock.fastForward('24:00:00')
    await button(page, 'Save entry').click()
    await page.getByText('begun before midnight').waitFor()
    expect(await readStoredEntries(page)).toMatchObject([{ date: '2026-11-22' }])
    await expect.poll(() => date.inputValue()).toBe('2026-11-23')
  })

  it('is refused if it is too long, and keeps its text', async () => {
    const { page } = await open()
    await writeEntry(page, 'x'.repeat(4001))
    await page.getByText('Please shorten this to 4,000 characters').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('notes')
    expect(await readStoredEntries(page)).toEqual([])
    await writeEntry(page, 'x'.repeat(4000))
    await toast(page, 'Journal entry saved!')
  })

  it('is edited in place, and its deletion can be undone', async () => {
    const { page, pageErrors } = await open({ storedJournal: januaryEntries(3) })
    expect(await entryDates(page)).toEqual(['3 Jan 2025', '2 Jan 2025', '1 Jan 2025'])
    await button(page, 'Edit the entry for 2 Jan 2025').click()
    const edited = form(page, 'Entry for 2 Jan 2025')
    await edited.getByLabel('Notes').fill('told better')
    await button(page, 'Save changes').click()
    await page.getByText('told better').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit the entry for 2 Jan 2025')
    await button(page, 'Delete the entry for 2 Jan 2025').click()
    await page.getByText('Entry for 2 Jan 2025 deleted.').waitFor()
    await expect.poll(() => entryDates(page)).toEqual(['3 Jan 2025', '1 Jan 2025'])
    await expect.poll(() => readStoredEntries(page)).toHaveLength(2)
    await page.keyboard.press('Enter')
    await page.getByText('told better').waitFor()
    await expect.poll(() => readStoredEntries(page)).toHaveLength(3)
    expect(pageErrors).toEqual([])
  })

  it('is written by keyboard alone, with a suggested herb', async () => {
    const { page } = await open()
    await form(page).getByLabel('Date').focus()
    const mood = form(page).getByRole('slider', { name: 'Mood' })
    await mood.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => mood.getAttribute('aria-valuetext')).toBe('6 of 10')
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await page.keyboard.type('lind')
    await page.getByRole('option', { name: 'Linden' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => form(page).getByLabel('Herbs taken').inputValue()).toMatch(/^Linden\b.*, $/)
    await page.keyboard.press('Tab')
    await page.keyboard.type('quiet day')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, 'Journal entry saved!')
    expect(await readStoredEntries(page)).toMatchObject([
      { mood: 6, herbsTaken: expect.stringMatching(/^Linden/), notes: 'quiet day' },
    ])
  })
})

describe('the list', () => {
  it('shows five entries, all on request, and the results of a search', async () => {
    const { page } = await open({ storedJournal: januaryEntries(31) })
    expect(await entryDates(page)).toHaveLength(5)
    await button(page, 'Show all 31 entries').click()
    await expect.poll(() => entryDates(page)).toHaveLength(31)
    await page.getByLabel('Search your entries').fill('number 17')
    await page.getByText('1 of 1 entry found').waitFor()
    await expect.poll(() => entryDates(page)).toEqual(['17 Jan 2025'])
    await page.getByLabel('Search your entries').fill('8 Jan 2025')
    await page.getByText('1 of 1 entry found').waitFor()
    await expect.poll(() => entryDates(page)).toEqual(['8 Jan 2025'])
    await page.getByLabel('Search your entries').fill('nothing of this')
    await page.getByText('0 of 0 entries found').waitFor()
  })

  it('keeps rows that it cannot read', async () => {
    const unreadable = ['a line of somebody', { id: 7, mood: 3 }]
    const { page } = await open({
      storedJournal: JSON.stringify([...unreadable, { id: 'a', date: '2025-01-01', mood: 'fine', weather: 'rain' }]),
    })
    expect(await entryDates(page)).toEqual(['1 Jan 2025'])
    await page.getByText('We can’t read 2 entries in your journal.').waitFor()
    await writeEntry(page, 'one more')
    await toast(page, 'Journal entry saved!')
    const rows = await readStoredEntries(page)
    expect(rows).toHaveLength(4)
    for (const row of [...unreadable, { id: 'a', date: '2025-01-01', mood: 'fine', weather: 'rain' }])
      expect(rows).toContainEqual(row)
  })

  it('is shared by two tabs, neither of which loses an entry', async () => {
    const { page } = await open()
    const other = await page.context().newPage()
    await goTo(other, site.address + paths.journal)
    await writeEntry(page, 'from the first tab')
    await other.getByText('from the first tab').waitFor()
    await writeEntry(other, 'from the second tab')
    await page.getByText('from the second tab').waitFor()
    await expect.poll(() => entryDates(page)).toHaveLength(2)
  })
})

describe('the journal without a network', () => {
  it('stays on the page and saves an entry', async () => {
    const { page } = await open({ storedJournal: januaryEntries(7) })
    await form(page).getByLabel('Notes').fill('far from everything')
    await page.context().setOffline(true)
    await form(page).getByLabel('Symptoms').fill('chest pain')
    await form(page).getByLabel('Herbs taken').fill('lind')
    await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
    await page.getByText('We couldn’t load the chart.').waitFor()
    await button(page, 'Save entry').click()
    await toast(page, 'Journal entry saved!')
    expect(await readStoredEntries(page)).toContainEqual(
      expect.objectContaining({ symptoms: 'chest pain', herbsTaken: 'lind', notes: 'far from everything' }),
    )
  })
})

const openTrendsOffline = async () => {
  const { page } = await open({ storedJournal: januaryEntries(7) })
  const chartRequests: string[] = []
  page.on('request', (request) => request.url().includes('/trend-view-') && chartRequests.push(request.url()))
  await page.context().setOffline(true)
  await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
  await page.getByText('We couldn’t load the chart.').waitFor()
  return { page, chartRequests }
}

describe('a part that could not be loaded', () => {
  it('is loaded again only by Try again while offline', async () => {
    const { page, chartRequests } = await openTrendsOffline()
    await waitUntilDrawn(page)
    expect(chartRequests).toHaveLength(1)
    await button(page, 'Try again').click()
    await expect.poll(() => chartRequests.length).toBe(2)
    await button(page, 'Try again').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('group', { name: 'Period' }).waitFor()
    expect(chartRequests).toHaveLength(3)
  })

  it('is loaded again once when the network is back', async () => {
    const { page, chartRequests } = await openTrendsOffline()
    await page.route('**/trend-view-*', (route) => route.abort())
    await page.context().setOffline(false)
    await expect.poll(() => chartRequests.length).toBe(2)
    await button(page, 'Try again').waitFor()
    await waitUntilDrawn(page)
    expect(chartRequests).toHaveLength(2)
    await page.unroute('**/trend-view-*')
    await button(page, 'Try again').click()
    await page.getByRole('group', { name: 'Period' }).waitFor()
  })
})

describe('an entry that sounds like an emergency', () => {
  it('gets a quiet note while it is written and in the list, and is saved unchanged', async () => {
    const { page, pageErrors } = await open()
    await form(page).getByLabel('Symptoms').fill('crushing pain in my chest')
    await form(page).getByRole('heading', { name: 'Please get help first' }).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: 'Please get help first' }).count()).toBe(0)
    await button(page, 'Save entry').click()
    await toast(page, 'Journal entry saved!')
    await form(page).getByRole('heading', { name: 'Please get help first' }).waitFor({ state: 'detached' })
    await page.locator('.entry-list').getByText('You may need medical help: who to call').click()
    await page.getByRole('link', { name: '999' }).first().waitFor()
    expect(await readStoredEntries(page)).toMatchObject([{ symptoms: 'crushing pain in my chest' }])
    expect(pageErrors).toEqual([])
  })

  it('is recognised in the browser, so that no text of the journal is sent', async () => {
    const { page } = await open()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await form(page).getByLabel('Symptoms').fill('chest pain since noon')
    await form(page).getByRole('heading', { name: 'Please get help first' }).waitFor()
    await form(page).getByLabel('Herbs taken').fill('hawthorn')
    await button(page, 'Save entry').click()
    await toast(page, 'Journal entry saved!')
    expect(sent.filter((request) => /chest|noon|hawthorn/.test(request))).toEqual([])
  })
})

describe('the page', () => {
  it('says that the tool needs JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + paths.journal)
    await page.getByRole('heading', { level: 1, name: 'Healing Journal' }).waitFor()
    await page.getByText('This tool runs in your browser and needs JavaScript.').waitFor()
    expect(await page.getByText('Loading...').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Back to Members Area' }).waitFor()
  })

  it('causes no layout shift when the tool loads', async () => {
    const { page } = await openPage(browser)
    const release = await delayRequests(page, /assets\/journal-[^.]+\.js/)
    await goTo(page, site.address + paths.journal)
    await page.getByText('Loading...').waitFor()
    const top = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top >= innerHeight)
    expect(await top()).toBe(true)
    release()
    await form(page).waitFor()
    expect(await top()).toBe(true)
  })

  it('is mentioned on the privacy page', async () => {
    const { page } = await openPage(browser)
    await page.goto(site.address + paths.privacy)
    await page.getByText(journalKey).waitFor()
  })

  it.each([
    [320, false],
    [320, true],
    [1280, true],
  ])('passes axe and needs no sideways scrolling at %i px, dark: %s', async (width, dark) => {
    const { page } = await open({ width, dark, storedJournal: januaryEntries(7) })
    await form(page).getByLabel('Symptoms').fill('crushing pain in my chest')
    await form(page).getByRole('heading', { name: 'Please get help first' }).waitFor()
    await button(page, 'Edit the entry for 6 Jan 2025').click()
    await button(page, 'Delete the entry for 5 Jan 2025').click()
    await chooseFile(page, 'mine.csv', 'date,notes\r\n2025-02-01,one\r\nsome day,two\r\n')
    await page.getByText('We can’t read this row').waitFor()
    expect(await findViolations(page, paths.journal)).toEqual([])
    expect(await contentWidth(page)).toBe(page.viewportSize()?.width)
  })
})

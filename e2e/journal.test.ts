import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { findViolationsInAppearances } from './axe.ts'
import { button, chooseFile, form, januaryEntries, openJournal, readStoredEntries, writeEntry } from './journal-page.ts'
import { openJourney } from './journey.ts'
import { waitUntilDrawn, contentWidth } from './page-helpers.ts'
import { goTo, delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const open = (options?: Parameters<typeof openJournal>[1]) => openJournal({ site, browser }, options)

describe('an entry', () => {
  it('is written by keyboard alone with a suggested herb, is shared with another tab, and none of it is sent', async () => {
    const { page, pageErrors } = await openPage(browser)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    const release = await delayRequests(page, /assets\/journal-[^.]+\.js/)
    await goTo(page, site.address + paths.journal)
    await page.getByText('Loading...').waitFor()
    // The page has no layout shift when the tool loads.
    const isFooterBelow = () =>
      page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top >= innerHeight)
    expect(await isFooterBelow()).toBe(true)
    release()
    await form(page).waitFor()
    expect(await isFooterBelow()).toBe(true)
    await page.getByText('No trends yet.').waitFor()
    await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
    await waitUntilDrawn(page)
    expect(requests.filter((request) => request.includes('trend-view'))).toEqual([])

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
    await page.keyboard.type('chest pain at noon')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, 'Journal entry saved!')
    expect(await readStoredEntries(page)).toMatchObject([
      { mood: 6, herbsTaken: expect.stringMatching(/^Linden/), notes: 'chest pain at noon' },
    ])

    const other = await page.context().newPage()
    await goTo(other, site.address + paths.journal)
    const item = other.locator('.entry-list > li').first()
    await item.getByText('You may need medical help: who to call').click()
    await other.getByRole('link', { name: '999' }).first().waitFor()
    for (const text of ['Mood 6', 'Energy 5', 'Sleep 5', 'Linden', 'chest pain at noon'])
      expect(await item.innerText()).toContain(text)
    await writeEntry(other, 'from the second tab')
    await page.getByText('from the second tab').waitFor()
    await writeEntry(page, 'from the first tab')
    await other.getByText('from the first tab').waitFor()
    await expect.poll(() => page.locator('.entry-list > li').count()).toBe(3)
    expect(requests.filter((request) => /chest|noon|Linden/.test(request))).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('the journal without a network', () => {
  it('saves an entry, and loads its chart again by Try again or once the network is back', async () => {
    const { page } = await open({ storedJournal: januaryEntries(7) })
    const chartRequests: string[] = []
    page.on('request', (request) => request.url().includes('/trend-view-') && chartRequests.push(request.url()))
    await form(page).getByLabel('Notes').fill('far from everything')
    await page.context().setOffline(true)
    await page.getByRole('heading', { name: 'Trends' }).scrollIntoViewIfNeeded()
    await page.getByText('We couldn’t load the chart.').waitFor()
    await button(page, 'Save entry').click()
    await toast(page, 'Journal entry saved!')
    expect(await readStoredEntries(page)).toContainEqual(expect.objectContaining({ notes: 'far from everything' }))
    expect(chartRequests).toHaveLength(1)
    await button(page, 'Try again').click()
    await expect.poll(() => chartRequests.length).toBe(2)
    await button(page, 'Try again').waitFor()
    await page.route('**/trend-view-*', (route) => route.abort())
    await page.context().setOffline(false)
    await expect.poll(() => chartRequests.length).toBe(3)
    await button(page, 'Try again').waitFor()
    await waitUntilDrawn(page)
    expect(chartRequests).toHaveLength(3)
    await page.unroute('**/trend-view-*')
    await button(page, 'Try again').click()
    await page.getByRole('group', { name: 'Period' }).waitFor()
  })
})

describe('the page', () => {
  it('passes axe and needs no sideways scrolling', async () => {
    const { page } = await open({ width: 320, storedJournal: januaryEntries(7) })
    await form(page).getByLabel('Symptoms').fill('crushing pain in my chest')
    await form(page).getByRole('heading', { name: 'Please get help first' }).waitFor()
    await button(page, 'Edit the entry for 6 Jan 2025').click()
    await button(page, 'Delete the entry for 5 Jan 2025').click()
    await chooseFile(page, 'mine.csv', 'date,notes\r\n2025-02-01,one\r\nsome day,two\r\n')
    await page.getByText('We can’t read this row').waitFor()
    expect(await contentWidth(page)).toBe(320)
    expect(await findViolationsInAppearances(page, paths.journal)).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { waitUntilDrawn } from './page-helpers.ts'
import { goTo, delayRequests, openPage, visit } from './site.ts'

const { site, browser } = await openJourney()

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const excludeField = (page: Page) => page.getByRole('combobox', { name: 'Without these ingredients' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const waitForSummary = (page: Page, text: string | RegExp) => page.getByText(text).waitFor()
const emergencyNote = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please get help first' })
const queryOf = (page: Page) => new URL(page.url()).search

const openList = (query = '') => visit(browser, `${site.address}/remedies${query}`)

describe('the list of remedies', () => {
  it('filters while the reader types, one step back returns to the previous list, and an emergency gets help', async () => {
    const { page, pageErrors } = await openList('?category=Cold+%26+Flu')
    await search(page).pressSequentially('hillsi', { delay: 30 })
    await waitForSummary(page, 'Showing 1–2 of 2 remedies for Cold & Flu')
    await search(page).pressSequentially('de', { delay: 200 })
    await page.waitForURL('**/remedies?search=hillside&category=Cold+%26+Flu')
    await expect.poll(() => search(page).inputValue()).toBe('hillside')
    await expect.poll(() => page.locator('.variety').allTextContents()).toEqual([' Variety 1', ' Variety 2'])
    await page.goBack()
    await waitForSummary(page, 'Showing 1–9 of 23 remedies for Cold & Flu')
    expect(await search(page).inputValue()).toBe('')
    await page.goForward()
    await waitForSummary(page, 'Showing 1–2 of 2 remedies')
    expect(await search(page).inputValue()).toBe('hillside')

    // A search that names an emergency shows what to do and whom to call.
    await search(page).fill('chest pain')
    await emergencyNote(page).getByText('Chest pain.').waitFor()
    const calls = await emergencyNote(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(calls).toEqual(['tel:999', 'tel:112'])
    await search(page).fill('thyme')
    await emergencyNote(page).waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
  })

  it('searches at once on Enter, and one step back still returns to the previous list', async () => {
    const { page } = await openPage(browser)
    await page.clock.install()
    await goTo(page, `${site.address}/remedies`)
    await page.clock.pauseAt(Date.now() + 60_000)
    await search(page).fill('hillside')
    await search(page).press('Enter')
    await waitForSummary(page, 'Showing 1–2 of 2 remedies')
    await page.clock.runFor(200)
    await page.goBack()
    await waitForSummary(page, 'Showing 1–9 of 186')
  })

  it("doesn't change what is being typed when an earlier response arrives", async () => {
    const { page } = await openPage(browser)
    await page.clock.install()
    await goTo(page, `${site.address}/remedies`)
    await page.clock.pauseAt(Date.now() + 60_000)
    const release = await delayRequests(page, '**/remedies?search=hillside')
    const searchRequest = page.waitForRequest('**/remedies?search=hillside')
    await search(page).fill('hillside')
    await page.clock.runFor(200)
    await searchRequest
    await search(page).pressSequentially(' tea')
    release()
    await waitForSummary(page, 'Showing 1–2 of 2 remedies')
    expect(await search(page).inputValue()).toBe('hillside tea')
    await page.clock.runFor(200)
    await page.waitForURL('**/remedies?search=hillside+tea')
  })

  it('returns to page 1 when a filter changes, and keeps the other filters', async () => {
    const { page } = await openList('?page=3')
    await page.getByRole('combobox', { name: 'Per page' }).selectOption('12')
    await waitForSummary(page, /Showing 1–12 of \d+ remedies/)
    expect(queryOf(page)).toBe('?size=12')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await waitForSummary(page, /Showing 13–24 of/)
    await page.getByRole('link', { name: /^Cold & Flu/ }).click()
    await waitForSummary(page, 'Showing 1–12 of 23 remedies for Cold & Flu')
    expect(queryOf(page)).toBe('?category=Cold+%26+Flu&size=12')
    const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page/ })
    expect(await numbers.allTextContents()).toEqual(['1', '2'])
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)

    // Browsers such as Safari don't focus a clicked link. The reader's position stays all the same.
    await search(page).focus()
    await page.evaluate(() =>
      document.addEventListener('mousedown', (event) => {
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      }),
    )
    await page.getByRole('link', { name: /^Sleep Problems/ }).click()
    await waitForSummary(page, /Showing 1–12 of \d+ remedies for Sleep Problems/)
    await waitUntilDrawn(page)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  it('suggests ingredients to leave out: Enter takes the first, Escape clears', async () => {
    const { page, pageErrors } = await openList('?category=Cold+%26+Flu&search=hillside')
    await excludeField(page).pressSequentially('l')
    await options(page).first().waitFor()
    expect(await options(page).count()).toBe(5)
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await expect.poll(() => excludeField(page).inputValue()).toBe('')
    await excludeField(page).pressSequentially('hon')
    await options(page).filter({ hasText: 'Honey' }).waitFor()
    await page.keyboard.press('Enter')
    await waitForSummary(page, 'Showing 1–1 of 1 remedy')
    expect(queryOf(page)).toBe('?search=hillside&category=Cold+%26+Flu&exclude=Honey')
    expect(await excludeField(page).inputValue()).toBe('')
    await excludeField(page).pressSequentially('hon')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'without Honey' }).click()
    await waitForSummary(page, 'Showing 1–2 of 2 remedies')
    expect(pageErrors).toEqual([])
  })

  it('offers suggestions by arrow keys and by pointer, and closes them when the focus leaves', async () => {
    const { page } = await openList()
    await excludeField(page).pressSequentially('milk')
    await options(page).first().waitFor()
    await expect
      .poll(() => options(page).allTextContents())
      .toEqual(['Milk', 'Almond Milk', 'Coconut Milk', 'Oat Milk', 'all dairy'])
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.locator('[aria-selected="true"]').textContent()).toBe('all dairy')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.locator('[aria-selected="true"]').textContent()).toBe('Almond Milk')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/remedies?exclude=Almond+Milk')
    await page.getByText('Recipes with Milk are still shown').waitFor()
    await page.getByRole('link', { name: 'Leave out Milk too' }).click()
    await page.waitForURL('**/remedies?exclude=Almond+Milk%2CMilk')
    await page.getByText('are still shown').waitFor({ state: 'detached' })
    await excludeField(page).pressSequentially('gin')
    await options(page).filter({ hasText: 'Fresh Ginger' }).click()
    await page.waitForURL('**exclude=Almond+Milk%2CMilk%2CFresh+Ginger')
    await excludeField(page).pressSequentially('ro')
    await options(page).first().waitFor()
    await search(page).focus()
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  })

  it('loses no choice that is made while an earlier response is pending', async () => {
    const { page } = await openList()
    const release = await delayRequests(page, '**/remedies?**')
    for (const name of ['Honey', 'Rosehip']) {
      await excludeField(page).pressSequentially(name)
      await options(page).filter({ hasText: name }).waitFor()
      await page.keyboard.press('Enter')
    }
    await search(page).fill('tea')
    await page.getByRole('link', { name: /^Cold & Flu/ }).click()
    await page.getByRole('combobox', { name: 'Per page' }).selectOption('6')
    release()
    await page.waitForURL('**/remedies?search=tea&category=Cold+%26+Flu&exclude=Honey%2CRosehip&size=6')
  })

  it('leaves out ingredients by another name, a group or a plant family, and lists them', async () => {
    const { page, pageErrors } = await openList()
    await excludeField(page).pressSequentially('aster')
    await options(page).filter({ hasText: 'the whole daisy family' }).click()
    await page.waitForURL('**/remedies?exclude=daisy+family')
    await page.getByText(/“daisy family” leaves out .*German Chamomile/).waitFor()
    await excludeField(page).pressSequentially('dair')
    await options(page).filter({ hasText: 'all dairy' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('“dairy” leaves out Milk.').waitFor()
    await excludeField(page).pressSequentially('hawthorn')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/remedies?exclude=daisy+family%2Cdairy%2CHawthorn+Leaf+%26+Flower')
    await page.getByRole('link', { name: 'without daisy family' }).click()
    await page.getByText('“daisy family” leaves out').waitFor({ state: 'detached' })
    await page.goto(`${site.address}/remedies?exclude=camomile,oats,dragon`)
    await page.getByText('“camomile” leaves out German Chamomile. “oats” leaves out Oat Milk, Oat Straw.').waitFor()
    await page.getByText('We have no ingredient called “dragon”').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('keeps both of two choices that are made before the list has changed', async () => {
    const { page } = await openList('?exclude=Milk%2CHoney%2CRosehip')
    await excludeField(page).press('m')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      for (const chip of [...document.querySelectorAll<HTMLElement>('.excluded')].slice(1)) chip.click()
    })
    await page.waitForURL('**/remedies?exclude=Milk')
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#exclude')
      for (const name of ['Honey', 'Rosehip']) {
        field?.select()
        document.execCommand('insertText', false, name)
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      }
      document.querySelector<HTMLElement>('[aria-label="Page 2"]')?.click()
      document.querySelector<HTMLElement>('[aria-label="Ailments"] a:nth-child(2)')?.click()
      field?.form?.requestSubmit()
    })
    await page.waitForURL('**/remedies?category=Headaches+%26+Migraines&exclude=Milk%2CHoney%2CRosehip')
  })

  it('applies a half-typed ingredient only after Enter', async () => {
    const { page } = await openList()
    await excludeField(page).pressSequentially('ros')
    await page.getByRole('combobox', { name: 'Per page' }).selectOption('12')
    await page.waitForURL('**/remedies?size=12')
    await expect.poll(() => excludeField(page).inputValue()).toBe('ros')
    await search(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/remedies?exclude=ros&size=12')
    await expect.poll(() => excludeField(page).inputValue()).toBe('')
  })

  it('offers ways out of an empty list', async () => {
    const { page } = await openList('?search=dragon&category=Cold+%26+Flu')
    await page.getByText('No remedies found for Cold & Flu. Herbi is working on creating more!').waitFor()
    await page.getByRole('link', { name: 'View All Categories' }).click()
    await page.getByText('No remedies found matching your filters. Herbi is working on creating more!').waitFor()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await waitForSummary(page, /Showing 1–9 of \d+ remedies/)
    expect(queryOf(page)).toBe('')
  })

  const waysToAnotherList = [
    (page: Page) => page.getByRole('link', { name: 'Clear Filters' }).click(),
    (page: Page) => page.getByRole('link', { name: 'Remedies', exact: true }).first().click(),
    (page: Page) => page.goBack(),
  ]

  it('drops a pending search when a link or Back leads to another list', async () => {
    for (const leave of waysToAnotherList) {
      const { page } = await openPage(browser)
      await page.clock.install()
      await goTo(page, `${site.address}/remedies`)
      await search(page).fill('dragon')
      await page.waitForURL('**/remedies?search=dragon')
      await page.getByText('No remedies found matching your filters.').waitFor()
      await page.clock.pauseAt(Date.now() + 60_000)
      const queries: string[] = []
      page.on('request', (request) => queries.push(new URL(request.url()).search))
      await search(page).pressSequentially('fruit')
      await leave(page)
      await waitForSummary(page, /Showing 1–9 of \d+ remedies/)
      await page.clock.runFor(1000)
      await page.clock.resume()
      await waitUntilDrawn(page)
      expect(queries.filter((query) => query.includes('dragonfruit'))).toEqual([])
      expect([queryOf(page), await search(page).inputValue()]).toEqual(['', ''])
      await page.context().close()
    }
  })
})

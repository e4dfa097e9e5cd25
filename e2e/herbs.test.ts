import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { contentWidth } from './page-helpers.ts'
import { filtersScript, goTo, delayRequests, waitUntilHydrated, openPage } from './site.ts'

const { site, browser } = await openJourney()

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const option = (page: Page, name: string) => page.getByRole('checkbox', { name })
const herbNames = (page: Page) => page.locator('.plants a').allTextContents()
const waitForCount = (page: Page, text: string | RegExp) => page.locator('output').filter({ hasText: text }).waitFor()
/** Checks that the page needs no sideways scrolling. */
const expectToFit = async (page: Page) => expect(await contentWidth(page)).toBe(320)
const queryOf = (page: Page) => new URL(page.url()).search

async function openList(query = '', options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options)
  await opened.page.goto(`${site.address}/herbs${query}`)
  if (options.scripts !== false) await waitUntilHydrated(opened.page)
  return opened
}

describe('the herb library', () => {
  it('filters while the reader types, and one step back returns to the previous list', async () => {
    const { page, pageErrors } = await openList()
    await search(page).pressSequentially('camo', { delay: 30 })
    await waitForCount(page, '1 of 96 herbs')
    await search(page).pressSequentially('mile', { delay: 200 })
    await page.waitForURL('**/herbs?search=camomile')
    await expect.poll(() => herbNames(page)).toEqual(['German Chamomile'])
    await expect.poll(() => search(page).inputValue()).toBe('camomile')
    await page.goBack()
    await waitForCount(page, /^96 herbs/)
    expect(await search(page).inputValue()).toBe('')
    await page.goForward()
    await waitForCount(page, '1 of 96 herbs')
    expect(await search(page).inputValue()).toBe('camomile')
    expect(pageErrors).toEqual([])
  })

  it('keeps focus and position when a filter is switched by keyboard, and Back undoes it', async () => {
    const { page, pageErrors } = await openList()
    await option(page, 'Everyday drink').focus()
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press('Space')
    await page.waitForURL('**/herbs?only=everyday')
    await expect.poll(() => option(page, 'Everyday drink').evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await option(page, 'No caffeine').check()
    await page.waitForURL('**/herbs?only=caffeine-free&only=everyday')
    await page.getByRole('combobox', { name: 'Taste' }).selectOption('sweet')
    await page.waitForURL('**/herbs?taste=sweet&only=caffeine-free&only=everyday')
    await page.getByRole('link', { name: 'Rooibos' }).waitFor()
    await expect
      .poll(async () =>
        page
          .locator('output')
          .filter({ hasText: `${(await herbNames(page)).length} of 96 herbs` })
          .count(),
      )
      .toBe(1)
    await page.goBack()
    await page.waitForURL('**/herbs?only=caffeine-free&only=everyday')
    await expect.poll(() => page.getByRole('combobox', { name: 'Taste' }).inputValue()).toBe('')
    await page.goBack()
    await page.waitForURL('**/herbs?only=everyday')
    await expect.poll(() => option(page, 'No caffeine').isChecked()).toBe(false)
    expect(pageErrors).toEqual([])
  })

  it('applies choices made before the script has loaded', async () => {
    const { page } = await openPage(browser)
    const release = await delayRequests(page, filtersScript)
    await page.goto(`${site.address}/herbs`, { waitUntil: 'domcontentloaded' })
    await option(page, 'No caffeine').check()
    await search(page).pressSequentially('tea')
    release()
    await page.waitForURL('**/herbs?search=tea&only=caffeine-free')
    await expect.poll(() => search(page).inputValue()).toBe('tea')
    await expect.poll(() => option(page, 'No caffeine').isChecked()).toBe(true)
  })

  it('leads from a search for an excluded plant to its page, and on to a permitted herb', async () => {
    const { page, pageErrors } = await openList('?search=knitbone', { width: 320 })
    await waitForCount(page, '0 of 96 herbs, and 1 plant that we do not use')
    await expectToFit(page)
    await page.getByRole('region', { name: 'Plants that we do not use' }).getByRole('link', { name: 'Comfrey' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comfrey' }).waitFor()
    await page.getByText('These herbs are not replacements').waitFor()
    await expectToFit(page)
    await page.getByRole('link', { name: 'Marshmallow Root' }).click()
    await page.getByRole('heading', { level: 1, name: 'Marshmallow Root' }).waitFor()
    await page.goBack()
    await page.goBack()
    await waitForCount(page, '0 of 96 herbs, and 1 plant that we do not use')
    expect(await search(page).inputValue()).toBe('knitbone')
    expect(pageErrors).toEqual([])
  })

  it('offers a way out of an empty list, jumps to a letter, and shows no letters in a search', async () => {
    const { page } = await openList('?search=dragon&taste=minty', { width: 320 })
    await page.getByRole('link', { name: 'Show all herbs' }).click()
    await waitForCount(page, /^96 herbs/)
    expect(queryOf(page)).toBe('')
    expect(await search(page).inputValue()).toBe('')
    expect(await page.getByRole('combobox', { name: 'Taste' }).inputValue()).toBe('')
    await expectToFit(page)
    const letters = page.getByRole('navigation', { name: 'Herbs by letter' })
    await letters.getByRole('link', { name: 'T', exact: true }).click()
    await page.waitForURL('**/herbs#letter-T')
    const top = () => page.locator('#letter-T').evaluate((heading) => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    await search(page).fill('sage')
    await letters.waitFor({ state: 'detached' })
  })
})

describe('the page of a herb', () => {
  it('names each class of medicines once, and expands all remedies with the herb', async () => {
    const { page, pageErrors } = await openPage(browser, { width: 320 })
    await page.goto(`${site.address}/herbs/camomile`)
    await page.waitForURL('**/herbs/chamomile')
    await waitUntilHydrated(page)
    await expectToFit(page)
    const medicines = page.locator('section', { has: page.getByRole('heading', { name: 'Taking it with medicines' }) })
    expect(await medicines.getByText(/anticoagulants/i).count()).toBe(1)
    const remedies = page.locator('section', { has: page.getByRole('heading', { name: 'Remedies with this herb' }) })
    const title = (await remedies.locator('summary').textContent()) ?? ''
    await remedies.locator('summary').click()
    const total = Number(/All (\d+) remedies/.exec(title)?.[1])
    expect(await remedies.getByRole('link').count()).toBe(total)
    expect(pageErrors).toEqual([])
  })

  it('opens from a synonym, and from an address with several meanings', async () => {
    const { page, pageErrors } = await openPage(browser, { width: 320 })
    await goTo(page, `${site.address}/herbs/mint`)
    await expectToFit(page)
    await page.getByRole('link', { name: 'Spearmint' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spearmint' }).waitFor()
    await page.getByText('The name may also mean').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('the herb library without JavaScript', () => {
  it('filters by the address, and shows the chosen filters', async () => {
    const { page } = await openList('', { scripts: false })
    await search(page).fill('mint')
    await page.getByRole('combobox', { name: 'Taste' }).selectOption('minty')
    await option(page, 'From age 12').check()
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/herbs?search=mint&taste=minty&only=from-12')
    await expect.poll(() => herbNames(page)).toContain('Spearmint')
    expect(await herbNames(page)).not.toContain('Garden Sage')
    await expect.poll(() => search(page).inputValue()).toBe('mint')
    await expect.poll(() => option(page, 'From age 12').isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('combobox', { name: 'Taste' }).inputValue()).toBe('minty')
    await page.getByRole('link', { name: 'Spearmint' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spearmint' }).waitFor()
  })

  it('shows the drawing of each herb, in files that browsers keep', async () => {
    const { page } = await openList('', { scripts: false })
    const medallions = await page
      .locator('.plants img')
      .evaluateAll((images) => images.map((one) => one.getAttribute('src')))
    expect(medallions).toHaveLength(96)
    for (const address of medallions) {
      const { status, headers } = await fetch(site.address + String(address))
      expect([status, headers.get('Content-Type'), headers.get('Cache-Control')], String(address)).toEqual([
        200,
        'image/svg+xml',
        'public, max-age=31536000, immutable',
      ])
    }
    await page.goto(`${site.address}/herbs/chamomile`)
    const plate = page.getByRole('img', { name: /^Drawing of German Chamomile\. Feathery leaves/ })
    expect(await plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

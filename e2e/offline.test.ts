import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { waitUntilDrawn } from './reader.ts'
import { launchChrome, openSite, type Site, visit } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

const open = (path: string) => visit(browser, site.address + path)

describe('without a network', () => {
  it('keeps the current page when a part cannot be loaded', async () => {
    const { page } = await open('/recipe/hillside-thyme-cup')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Start brewing' }).hover()
    await page.getByRole('button', { name: 'Start brewing' }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByLabel('Email', { exact: true }).fill('reader@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('An error occurred. Please try again.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
  })

  it('requests the scaling code only once, and says for how many cups the amounts are', async () => {
    const { page } = await open('/recipe/hillside-thyme-cup')
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('servings.rules') && requests.push(request.url()))
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'One cup more' }).focus()
    await page.keyboard.press('Enter')
    const thyme = page.locator('.ledger li').first()
    await thyme.getByText('for 2 cups').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('4 cups').first().waitFor()
    await waitUntilDrawn(page)
    expect(requests).toHaveLength(1)
  })

  it('works if a recipe cannot be prefetched', async () => {
    const { page, pageErrors } = await open('/remedies')
    await page.context().setOffline(true)
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('recipe.page'))
    await page.locator('.card').first().hover()
    await failedRequest
    await page.getByRole('link', { name: 'Page 2' }).hover()
    expect(pageErrors.filter((pageError) => !pageError.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

  it('keeps the list and the typed text, and says that the server is unreachable', async () => {
    const { page } = await open('/remedies')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('combobox', { name: 'Without these ingredients' }).pressSequentially('honey')
    await page.keyboard.press('Enter')
    await page.getByText('We can’t load our recipes right now.').waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill('thyme')
    await page.waitForURL('**/remedies?search=thyme&exclude=honey')
    await page.unroute('**/api/**')
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await page.getByText(/Showing 1–\d of/).waitFor()
  })
})

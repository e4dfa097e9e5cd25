import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { waitUntilDrawn } from './page-helpers.ts'
import { visit } from './site.ts'

const { site, browser } = await openJourney()

const open = (path: string) => visit(browser, site.address + path)

describe('without a network', () => {
  it('keeps the current page and the typed text when a part cannot be loaded, and says so', async () => {
    const { page } = await open('/recipe/hillside-thyme-cup')
    await page.context().setOffline(true)
    const note = page.getByText('We can’t connect right now. Try again in a moment.')
    await page.getByRole('button', { name: 'Start brewing' }).click()
    await note.waitFor()
    await note.waitFor({ state: 'detached' })
    const email = page.getByLabel('Email', { exact: true })
    await email.fill('reader@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await note.waitFor()
    await expect.poll(() => email.inputValue()).toBe('reader@example.org')
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
  })

  it('requests the scaling code only once, and says for how many cups the amounts are', async () => {
    const { page } = await open('/recipe/hillside-thyme-cup')
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('servings.rules') && requests.push(request.url()))
    await page.locator('.ledger a').first().focus()
    await page.waitForLoadState('networkidle')
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

  it('keeps the list and the typed text, and says that the server is unreachable', async () => {
    const { page } = await open('/remedies')
    await page.route('**/remedies?**', (route) => route.abort())
    await page.getByRole('combobox', { name: 'Without these ingredients' }).pressSequentially('honey')
    await page.keyboard.press('Enter')
    await page.getByText('We can’t load this list right now.').waitFor()
    await page.getByText(/Showing 1–9 of/).waitFor()
    await page.unroute('**/remedies?**')
    await page.getByRole('searchbox', { name: 'Search' }).fill('thyme')
    await page.waitForURL('**/remedies?search=thyme&exclude=honey')
    await page.getByText(/Showing 1–\d of/).waitFor()
  })
})

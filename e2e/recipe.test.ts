import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { applicationScript, delayRequests, goTo, openPage, visit, waitUntilHydrated } from './site.ts'

const { site, browser } = await openJourney()

const recipe = '/recipe/hillside-thyme-cup'
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const open = (path: string) => visit(browser, site.address + path)

describe('the recipe page', () => {
  it.each([true, false])('scales its amounts to the chosen cups (scripts: %s)', async (scripts) => {
    const { page, pageErrors } = await openPage(browser, { scripts })
    await page.goto(site.address + recipe)
    if (scripts) await waitUntilHydrated(page)
    const thyme = page.locator('.ledger li').first()
    await thyme.getByText('3 g', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'One cup more' }).click()
    await thyme.getByText('4.5 g', { exact: true }).waitFor()
    await page.getByText('These steps are for 2 cups. For 3 cups, use 1.5 times the water.').waitFor()
    expect(new URL(page.url()).search).toBe('?servings=3')
    await page.goto(`${site.address}${recipe}?servings=1`)
    await page.getByRole('link', { name: 'Limit: 1 cup' }).click()
    await thyme.getByText('1.5 g', { exact: true }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('shows the units that were chosen on another recipe, also after a reload', async () => {
    const { page, pageErrors } = await openPage(browser)
    await goTo(page, site.address + recipe)
    await page.getByRole('link', { name: 'Teaspoons' }).click()
    await page.locator('.ledger li').first().getByText('about 3 level tsp').waitFor()
    await page.getByRole('link', { name: '°F' }).click()
    await page.locator('.steps').getByText('°F').first().waitFor()
    expect(new URL(page.url()).search).toBe('?units=tsp.f')
    await page.goto(`${site.address}/recipe/courtyard-blossom-glasses`)
    await page.locator('.steps').getByText('settle to about 205 °F').waitFor()
    await page.locator('.ledger').getByText('4.5 g · 1.5 g dried per cup').waitFor()
    await page.reload()
    await page.locator('.steps').getByText('settle to about 205 °F').waitFor()
    expect(await page.getByRole('link', { name: '°F' }).getAttribute('aria-current')).toBe('true')
    expect(pageErrors).toEqual([])
  })

  it('converts units without JavaScript, and keeps the cups', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}${recipe}?servings=4`)
    await page.getByRole('link', { name: 'Teaspoons' }).click()
    await page.getByRole('link', { name: 'US cups' }).click()
    await page.locator('.ledger li').first().getByText('about 6 level tsp').waitFor()
    await page.locator('.steps').getByText('US cups').first().waitFor()
    expect(new URL(page.url()).search).toBe('?servings=4&units=tsp.us')
    await page.getByRole('link', { name: 'One cup less' }).click()
    await page.locator('.ledger li').first().getByText('about 4 ½ level tsp').waitFor()
    await page.getByRole('link', { name: 'Grams' }).click()
    await page.locator('.ledger li').first().getByText('4.5 g', { exact: true }).waitFor()
  })

  it.each([true, false])('scales to what the reader has of an ingredient (scripts: %s)', async (scripts) => {
    const { page, pageErrors } = await openPage(browser, { scripts })
    await page.goto(`${site.address}${recipe}?units=f`)
    await page.getByText('How many cups can I make?').click()
    await page.getByLabel('I have, in grams').fill('10')
    await page.getByRole('button', { name: 'Show cups' }).click()
    await page.getByText('10 g of Thyme makes 6 cups with 1.5 g in each. Drink at most').waitFor()
    await page.locator('.ledger li').first().getByText('9 g', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe(scripts ? '?servings=6&units=f' : '?of=1&have=10&units=f')
    expect(pageErrors).toEqual([])
  })

  it('leads to substitutes for its herbs without JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/recipe/wobbly-tummy-teapot`)
    await page.getByRole('link', { name: 'Don’t have one of these herbs?' }).click()
    await page.getByRole('heading', { name: 'Instead of German Chamomile' }).waitFor()
    await page.getByText('and is as sweet and mild as').first().waitFor()
    await page.getByRole('link', { name: 'Spearmint' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Spearmint' }).waitFor()
  })

  it('reacts to a click made before hydration', async () => {
    const { page } = await openPage(browser)
    const release = await delayRequests(page, applicationScript)
    await page.goto(site.address + recipe, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Start brewing' }).click()
    release()
    await page.getByRole('timer').waitFor()
  })

  it('shows that a recipe is loading, and goes back from an error', async () => {
    const { page } = await open('/remedies?search=hillside')
    await page.route('**/recipe/*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<article', '<article data-error-toast="Failed to load recipe"')
      await route.fulfill({ response, body })
    })
    const release = await delayRequests(page, '**/recipe/*')
    // A locator can't see this: it waits until the navigation has ended. So the page reports its note in the console.
    await page.evaluate(() =>
      new MutationObserver(() => console.info(document.querySelector('output.page-note')?.textContent)).observe(
        document.body,
        { childList: true },
      ),
    )
    const reported = page.waitForEvent('console', { predicate: (line) => line.text() === 'Loading recipe...' })
    await page.locator('.card-link').first().focus()
    await page.keyboard.press('Enter')
    await reported
    release()
    await toast(page, 'Failed to load recipe').waitFor()
    await page.goBack()
    await page.getByText('Showing 1–2 of 2 remedies').waitFor()
    expect(await page.getByText('Loading recipe...').count()).toBe(0)
  })

  it('leads from an error to the remedies when the previous page is on another site', async () => {
    const { page } = await openPage(browser)
    await page.goto('data:text/html,another site')
    await goTo(page, `${site.address}/recipe/no-such-recipe`)
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.getByText(/Showing 1–9 of/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/remedies')
  })

  it('says when an address names no recipe', async () => {
    const { page } = await open('/recipe')
    await page.getByRole('heading', { level: 1, name: 'Recipe ID not provided' }).waitFor()
    await page.getByRole('link', { name: 'All Remedies' }).first().waitFor()
  })

  it('prints on one page', async () => {
    const { page } = await open(recipe)
    const slugs = await site.db
      .prepare('SELECT slug FROM recipes ORDER BY length(parts) DESC LIMIT 6')
      .all<{ slug: string }>()
    for (const { slug } of slugs.results) {
      await page.goto(`${site.address}/recipe/${slug}`)
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1)
    }
  })
})

describe('sharing a recipe', () => {
  it('copies the address if the device has no share sheet, and says so for about four seconds', async () => {
    const { page, pageErrors } = await openPage(browser)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await goTo(page, site.address + recipe)
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await page.getByRole('button', { name: 'Share' }).click()
    await toast(page, 'Recipe link copied to clipboard').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/recipe\/hillside-thyme-cup$/)
    await page.clock.runFor(5000)
    await toast(page, 'Recipe link copied').waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
  })
})

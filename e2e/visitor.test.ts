import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hydrated, launchChrome, openPage, openSite, type Site } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

const recipe = '/recipe/hillside-thyme-cup'
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const answer = (page: Page) => page.evaluate(() => localStorage.getItem('cookiesConsentAccepted'))
const stored = (email: string) =>
  site.db.prepare('SELECT confirmed_at FROM mailing_list_subscribers WHERE email = ?').bind(email).first()

async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options)
  await opened.page.goto(site.address + path)
  await hydrated(opened.page)
  return opened
}

describe('the cookie banner', () => {
  it('asks until it is answered, in every tab, and remembers', async () => {
    const { page, complaints } = await open('/', { asksForCookies: true })
    await banner(page).waitFor()
    const otherTab = await page.context().newPage()
    await otherTab.goto(`${site.address}/about`)
    await banner(otherTab).waitFor()
    await page.getByRole('button', { name: 'Accept' }).click()
    await banner(page).waitFor({ state: 'detached' })
    await banner(otherTab).waitFor({ state: 'detached' })
    expect(await answer(page)).toBe('true')
    await page.reload()
    await hydrated(page)
    expect(await banner(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('takes a no, leads to what there is to know, and opens again from the footer', async () => {
    const { page } = await open('/', { asksForCookies: true })
    expect(await page.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/privacy')
    await page.getByRole('button', { name: 'Only necessary' }).click()
    await banner(page).waitFor({ state: 'detached' })
    expect(await answer(page)).toBe('necessary')
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await banner(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'cookie-banner')
  })
})

describe('the header on a phone', () => {
  it('opens its menu, closes it by Escape and after a choice', async () => {
    const { page, complaints } = await open('/', { width: 390 })
    const links = page.getByRole('navigation', { name: 'Main' })
    await page.locator('summary', { hasText: 'Menu' }).click()
    await links.getByRole('link', { name: 'Categories' }).waitFor()
    await page.keyboard.press('Escape')
    await links.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await links.getByRole('link', { name: 'Categories' }).click()
    await page.getByRole('heading', { level: 1, name: 'Browse by Ailment' }).waitFor()
    await links.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })

  it('stays open when the application takes over', async () => {
    const { page, complaints } = await openPage(browser, { width: 390 })
    const { promise: heldBack, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/assets\/main-.*\.js/, async (route) => {
      await heldBack
      await route.continue()
    })
    await page.goto(site.address, { waitUntil: 'domcontentloaded' })
    await page.locator('summary', { hasText: 'Menu' }).click()
    letGo()
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Herbs' }).waitFor()
    await page.goto(`${site.address}/help#covered`)
    await hydrated(page)
    expect(complaints).toEqual([])
  })

  it('opens its menu without JavaScript', async () => {
    const { page } = await openPage(browser, { width: 390, scripts: false })
    await page.goto(site.address)
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Herbs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Herbs' }).waitFor()
  })
})

describe('sharing a recipe', () => {
  it('hands name, text and address to the device', async () => {
    const { page } = await open(recipe)
    await page.evaluate(() =>
      Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) }),
    )
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = await page.waitForFunction(() => Reflect.get(window, 'shared'))
    const data: unknown = await shared.jsonValue()
    expect(data).toMatchObject({ title: 'Hillside Thyme Cup', text: expect.stringContaining('herbs') })
    expect(data).toMatchObject({ url: expect.stringMatching(/^https?:.*\/recipe\/hillside-thyme-cup$/) })
  })

  it('copies the address where the device has no share sheet, and says so for about four seconds', async () => {
    const { page, complaints } = await openPage(browser)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(site.address + recipe)
    await hydrated(page)
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await page.getByRole('button', { name: 'Share' }).click()
    await toast(page, 'Recipe link copied to clipboard').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/recipe\/hillside-thyme-cup$/)
    await page.clock.runFor(5000)
    await toast(page, 'Recipe link copied').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('says when it failed, and nothing when the reader closed the sheet', async () => {
    const { page } = await open(recipe)
    const failWith = (name: string) =>
      page.evaluate(
        (errorName) =>
          Object.assign(navigator, { share: () => Promise.reject(new DOMException('', errorName)) }) && undefined,
        name,
      )
    await failWith('AbortError')
    await page.getByRole('button', { name: 'Share' }).click()
    await failWith('NotAllowedError')
    await page.getByRole('button', { name: 'Share' }).click()
    await toast(page, 'Failed to share recipe').waitFor()
    expect(await page.locator('.toast').count()).toBe(1)
  })
})

describe('the mailing card', () => {
  it('stores an address, and says what is wrong with one without losing it', async () => {
    const { page, complaints } = await open(recipe)
    const email = page.getByLabel('E-mail', { exact: true })
    const message = page.locator('.mailing [role="alert"]')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await message.getByText('Please enter your email address').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'mailing-email')
    await email.fill('reader at example')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await message.getByText('Please write the address like name@example.org').waitFor()
    expect(await email.inputValue()).toBe('reader at example')
    await email.fill('Reader@Example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Successfully subscribed to our mailing list!').waitFor()
    expect(await stored('reader@example.org')).toEqual({ confirmed_at: null })
    expect(complaints).toEqual([])
  })

  it('knows a confirmed address, and what to say when nothing answers', async () => {
    await site.db
      .prepare(
        `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, source, confirmed_at)
         VALUES ('1', 'known@example.org', 1, 1, 1, 'recipe_page', 1)`,
      )
      .run()
    const { page } = await open(recipe)
    const message = page.locator('.mailing [role="alert"]')
    const send = page.getByRole('button', { name: 'Subscribe' })
    await page.getByLabel('E-mail', { exact: true }).fill('known@example.org')
    await send.click()
    await message.getByText("You're already subscribed to our mailing list!").waitFor()
    await page.route('**/api/mailing/**', (route) => route.fulfill({ status: 500, body: '' }))
    await send.click()
    await message.getByText('Failed to subscribe. Please try again.').waitFor()
    await page.unroute('**/api/mailing/**')
    await page.route('**/api/mailing/**', (route) => route.abort())
    await send.click()
    await message.getByText('An error occurred. Please try again.').waitFor()
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('known@example.org')
  })

  it('keeps its answer when the application starts after it was sent', async () => {
    const { page, complaints } = await openPage(browser)
    const { promise: heldBack, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/assets\/main-.*\.js/, async (route) => {
      await heldBack
      await route.continue().catch(() => undefined)
    })
    await page.goto(site.address + recipe, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('E-mail', { exact: true }).fill('early@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Successfully subscribed to our mailing list!').waitFor()
    letGo()
    await hydrated(page)
    await page.getByText('Successfully subscribed to our mailing list!').waitFor()
    expect(complaints).toEqual([])
  })

  it('works without JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + recipe)
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)
    await page.getByLabel('E-mail', { exact: true }).fill('plain@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Successfully subscribed to our mailing list!').waitFor()
    expect(await stored('plain@example.org')).toEqual({ confirmed_at: null })
  })
})

describe('the recipe page', () => {
  it.each([true, false])('scales its amounts to the cups that are wanted (scripts: %s)', async (scripts) => {
    const { page, complaints } = await openPage(browser, { scripts })
    await page.goto(site.address + recipe)
    if (scripts) await hydrated(page)
    const thyme = page.locator('.ledger li').first()
    await thyme.getByText('3 g', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'One cup more' }).click()
    await thyme.getByText('4.5 g', { exact: true }).waitFor()
    await page.getByText('The steps are written for 2 cups. For 3 cups, take 1.5 times the water').waitFor()
    expect(new URL(page.url()).search).toBe('?servings=3')
    await page.goto(`${site.address}${recipe}?servings=1`)
    await page.getByRole('link', { name: 'No other than 1 cup' }).click()
    await thyme.getByText('1.5 g', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  it('answers a press that comes before the application', async () => {
    const { page } = await openPage(browser)
    const { promise: heldBack, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/assets\/main-.*\.js|\/main\.tsx/, async (route) => {
      await heldBack
      await route.continue()
    })
    await page.goto(site.address + recipe, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Start brewing' }).click()
    letGo()
    await page.getByRole('timer').waitFor()
  })

  it('shows that a recipe is on its way, and goes back from an error', async () => {
    const { page } = await open('/remedies?search=hillside')
    const { promise: heldBack, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/recipes/*', async (route) => {
      await heldBack
      await route.fulfill({ status: 503, body: '' })
    })
    await page.locator('.card-link').first().focus()
    await page.keyboard.press('Enter')
    await page.getByText('Loading recipe...').waitFor()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Failed to load recipe' }).waitFor()
    await toast(page, 'Failed to load recipe').waitFor()
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.getByText('Showing 1–2 of 2 remedies').waitFor()
  })

  it('is fetched while the pointer is on its card, and asked for once', async () => {
    const { page } = await open('/remedies?search=hillside')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/recipes/')) asked.push(pathname)
    })
    const answered = page.waitForResponse('**/api/recipes/hillside-thyme-cup*')
    await page.locator('.card').first().hover()
    await answered
    await page.locator('.card-link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
    expect(asked).toHaveLength(1)
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

describe('without a network', () => {
  it('keeps the page at hand, whatever part of it cannot be fetched', async () => {
    const { page } = await open(recipe)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Start brewing' }).hover()
    await page.getByRole('button', { name: 'Start brewing' }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill('reader@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('An error occurred. Please try again.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
  })

  it('keeps the list and what is typed, and says that nobody answers', async () => {
    const { page } = await open('/remedies')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('combobox', { name: 'Without these ingredients' }).pressSequentially('honey')
    await page.keyboard.press('Enter')
    await page.getByText('We cannot reach our recipes just now.').waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill('thyme')
    await page.waitForURL('**/remedies?search=thyme&exclude=honey')
    await page.unroute('**/api/**')
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await page.getByText(/Showing 1–\d of/).waitFor()
  })

  it('keeps the categories and their counts', async () => {
    const { page } = await open('/categories')
    await page.route('**/api/ailments', (route) => route.abort())
    const asked = page.waitForEvent('requestfailed')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await asked
    await page.getByRole('link', { name: 'View 16 Remedies for Cold & Flu' }).waitFor()
  })
})

describe('the categories', () => {
  it('count anew when somebody comes back to the tab', async () => {
    const { page } = await open('/categories')
    await page.getByRole('link', { name: 'View 16 Remedies for Cold & Flu' }).waitFor()
    await page.route('**/api/ailments', (route) =>
      route.fulfill({ json: { counts: { all: 1, byAilment: { 'Cold & Flu': 1 } } } }),
    )
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('link', { name: 'View 1 Remedy for Cold & Flu' }).waitFor()
    await page.getByRole('link', { name: 'View 1 Remedy for Cold & Flu' }).click()
    await page.waitForURL('**/remedies?category=Cold+%26+Flu')
  })
})

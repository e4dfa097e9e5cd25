import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { waitUntilDrawn } from './page-helpers.ts'
import { applicationScript, delayRequests, waitUntilHydrated, openPage, type PageOptions, visit } from './site.ts'

const { site, browser } = await openJourney()

const apiClientScript = /assets\/api-calls-.*\.js/
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const storedConsent = (page: Page) => page.evaluate(() => localStorage.getItem('cookiesConsentAccepted'))
const open = (path: string, options?: PageOptions) => visit(browser, site.address + path, options)

describe('the cookie banner', () => {
  it('asks in every tab until answered, and remembers the answer', async () => {
    const { page, pageErrors } = await open('/', { asksForCookies: true })
    await banner(page).waitFor()
    const otherTab = await page.context().newPage()
    await otherTab.goto(`${site.address}/about`)
    await banner(otherTab).waitFor()
    await page.getByRole('button', { name: 'Accept' }).click()
    await banner(page).waitFor({ state: 'detached' })
    await banner(otherTab).waitFor({ state: 'detached' })
    expect(await storedConsent(page)).toBe('true')
    await page.reload()
    await waitUntilHydrated(page)
    await waitUntilDrawn(page)
    expect(await banner(page).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('can be declined, leads to the privacy page, and opens again from the footer', async () => {
    const { page } = await open('/', { asksForCookies: true })
    expect(await page.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/privacy')
    await page.getByRole('button', { name: 'Only necessary' }).click()
    await banner(page).waitFor({ state: 'detached' })
    expect(await storedConsent(page)).toBe('necessary')
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await banner(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'cookie-banner')
  })
})

describe('the header on a phone', () => {
  it('opens its menu, and closes it by Escape and after a choice', async () => {
    const { page, pageErrors } = await open('/', { width: 390 })
    const links = page.getByRole('navigation', { name: 'Main' })
    await page.locator('summary', { hasText: 'Menu' }).click()
    await links.getByRole('link', { name: 'Categories' }).waitFor()
    await page.keyboard.press('Escape')
    await links.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await links.getByRole('link', { name: 'Categories' }).click()
    await page.getByRole('heading', { level: 1, name: 'Browse by Ailment' }).waitFor()
    await links.waitFor({ state: 'hidden' })
    expect(pageErrors).toEqual([])
  })

  it('stays open when the application starts', async () => {
    const { page, pageErrors } = await openPage(browser, { width: 390 })
    const release = await delayRequests(page, applicationScript)
    await page.goto(site.address, { waitUntil: 'domcontentloaded' })
    await page.locator('summary', { hasText: 'Menu' }).click()
    release()
    await waitUntilHydrated(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Herbs' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('opens its menu without JavaScript', async () => {
    const { page } = await openPage(browser, { width: 390, scripts: false })
    await page.goto(site.address)
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Herbs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Herbs' }).waitFor()
  })
})

describe('the Help Center', () => {
  it('opens the answer that the URL names, before and after the application starts', async () => {
    const { page, pageErrors } = await openPage(browser)
    const release = await delayRequests(page, applicationScript)
    await page.goto(`${site.address}/help#covered`, { waitUntil: 'domcontentloaded' })
    await page.locator('details[open] #covered').waitFor()
    release()
    await waitUntilHydrated(page)
    await page.locator('details[open] #covered').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('the API client', () => {
  it("is loaded at the reader's first interaction, before a link is followed", async () => {
    const { page, pageErrors } = await openPage(browser)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${site.address}/for-you`, { waitUntil: 'networkidle' })
    await waitUntilHydrated(page)
    expect(requests.filter((address) => apiClientScript.test(address))).toEqual([])
    const clientRequest = page.waitForRequest(apiClientScript)
    await page.mouse.move(40, 40)
    await clientRequest
    expect(pageErrors).toEqual([])
  })
})

/** Opens a page in a browser that never reports a paint. `isHidden` simulates a background tab. */
async function openUnpainted(isHidden: boolean) {
  const { page } = await openPage(browser)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript((hidden) => {
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      override observe(options: PerformanceObserverInit = {}) {
        if (options.type !== 'paint') super.observe(options)
      }
    }
    Object.defineProperty(document, 'hidden', { value: hidden })
  }, isHidden)
  await page.goto(site.address + paths.tools, { waitUntil: 'networkidle' })
  return { page, isRequested: () => requests.some((address) => applicationScript.test(address)) }
}

describe('the application', () => {
  it('waits until the page is painted, or for the first key', async () => {
    const { page, isRequested } = await openUnpainted(false)
    expect(isRequested()).toBe(false)
    await page.keyboard.press('Tab')
    await waitUntilHydrated(page)
    expect(isRequested()).toBe(true)
  })

  it("doesn't wait in a background tab", async () => {
    const { page } = await openUnpainted(true)
    await waitUntilHydrated(page)
  })
})

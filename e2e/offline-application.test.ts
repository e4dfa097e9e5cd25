import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { visit } from './site.ts'

const { site, browser } = await openJourney()

/** Opens a page and waits until the service worker controls it. */
async function open(path: string) {
  const opened = await visit(browser, site.address + path, { hasServiceWorker: true })
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return opened
}

const isOffline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()

describe('the service worker', () => {
  it('shows the offline page for a page that the device has not saved, and the page after coming back', async () => {
    const { page, pageErrors } = await open(paths.tools)
    await page.context().setOffline(true)
    await page.goto(site.address + paths.herbs)
    await isOffline(page)
    await page.getByRole('link', { name: 'Healing Journal' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Herbs' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('is checked for a new version at each visit, and has the security headers of every file', async () => {
    const { headers, status } = await fetch(`${site.address}/service-worker.js`)
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
    expect(headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; script-src 'self'")
  })
})

import type { Frame, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { bannerFrame, paths } from '#domain/paths.ts'
import { hostileBanners } from '#domain/settings/hostile-banners.cases.ts'
import { framePolicy } from '#worker/core/security-headers.ts'
import { cleanBanner } from '#worker/features/settings/banners.service.ts'

import { openJourney } from './journey.ts'
import { goTo, openPage, publicPaths } from './site.ts'

const { site, browser } = await openJourney({ ADSENSE: 'on' })

const storeBanner = (position: 'header' | 'footer', banner: object | null) =>
  banner
    ? site.db
        .prepare('INSERT OR REPLACE INTO admin_settings (setting_key, setting_value) VALUES (?, ?)')
        .bind(`${position}_banner`, JSON.stringify({ enabled: true, ...banner }))
        .run()
    : site.db.prepare('DELETE FROM admin_settings WHERE setting_key = ?').bind(`${position}_banner`).run()

/** Returns a list to which dialogs, popups and requests to `evil.test` are added. */
function recordHarm(page: Page) {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.test')) harm.push(request.url())
  })
  page.on('popup', (popup) => harm.push(`popup ${popup.url()}`))
  return harm
}

const wasChanged = (page: Page) => page.evaluate(() => 'hacked' in window || document.title.includes('hacked'))

/** Reads origin, parent, cookies and storage in the frame. Returns the values, or the names of the errors. */
const frameAccess = (frame: Frame) =>
  frame.evaluate(() =>
    [() => self.origin, () => parent.document.title, () => document.cookie, () => localStorage.length].map(
      (readSecret) => {
        try {
          return readSecret()
        } catch (error) {
          return error instanceof DOMException ? error.name : 'error'
        }
      },
    ),
  )

const half = Math.ceil(hostileBanners.length / 2)
const cleanPayloads = (payloads: readonly string[]) =>
  payloads.map((payload) => cleanBanner(payload).html.replaceAll('https://', 'https://nowhere.test/')).join('\n')

describe('hostile banners', () => {
  it('run no script on any public page and read none of its data', async () => {
    await storeBanner('header', { bannerType: 'custom', customHtml: cleanPayloads(hostileBanners.slice(0, half)) })
    await storeBanner('footer', { bannerType: 'custom', customHtml: cleanPayloads(hostileBanners.slice(half)) })
    const { page } = await openPage(browser, { asksForCookies: true })
    await page.route('https://nowhere.test/**', (route) => route.abort())
    const harm = recordHarm(page)
    for (const path of publicPaths) {
      await page.goto(site.address + path, { waitUntil: 'load' })
      const frames = page.frames().filter((frame) => frame.url().includes('/banners/'))
      expect(frames.map((frame) => new URL(frame.url()).pathname)).toEqual([
        bannerFrame('header'),
        bannerFrame('footer'),
      ])
      expect(await wasChanged(page)).toBe(false)
    }
    const frame = page.frames().find((one) => one.url().includes('/banners/'))
    expect(frame && (await frameAccess(frame))).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError'])
    expect(harm).toEqual([])
  })

  it('run no script in the frame, even unsanitised', async () => {
    const { page } = await openPage(browser, { asksForCookies: true })
    const harm = recordHarm(page)
    await page.route('**/raw/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': framePolicy },
        body: hostileBanners[Number(new URL(route.request().url()).pathname.split('/').at(-1))] ?? '',
      }),
    )
    await page.route('https://evil.test/**', (route) => route.abort())
    const images = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes('evil.test') && request.resourceType() === 'image') images.add(request.url())
    })
    await page.goto(site.address + paths.about)
    await page.evaluate(
      (count) =>
        Promise.all(
          Array.from({ length: count }, (_, position) => {
            const frame = document.createElement('iframe')
            frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
            frame.src = `/raw/${position}`
            const isLoaded = new Promise((resolve) => {
              frame.addEventListener('load', resolve, { once: true })
            })
            document.body.append(frame)
            return isLoaded
          }),
        ),
      hostileBanners.length,
    )
    expect(await wasChanged(page)).toBe(false)
    expect(harm.filter((entry) => !images.has(entry))).toEqual([])
  })
})

describe('an advertisement', () => {
  const loader = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

  it('loads only after cookies are accepted, runs with the nonce, and makes links load a full page', async () => {
    await storeBanner('header', { bannerType: 'adsense', adsenseCode: 'ca-pub-1234567890123456 9876543210' })
    await storeBanner('footer', null)
    const { page, pageErrors } = await openPage(browser, { asksForCookies: true })
    const requests: string[] = []
    await page.route('https://pagead2.googlesyndication.com/**', (route) => {
      requests.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: `for (const unit of document.querySelectorAll('ins.adsbygoogle')) unit.textContent = 'Buy tea'`,
      })
    })
    await goTo(page, site.address + paths.about)
    await page.getByText('An advertisement appears here if you accept cookies.').waitFor()
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByText('Buy tea').waitFor()
    expect(requests).toEqual([`${loader}?client=ca-pub-1234567890123456`])
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('link', { name: 'Herbs', exact: true }).first().click()
    await page.waitForURL(site.address + paths.herbs)
    await page.getByText('Buy tea').waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false)
    expect(pageErrors).toEqual([])
  })
})

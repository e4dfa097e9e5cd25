import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { mockDevices } from './devices.ts'
import { openJourney } from './journey.ts'
import { waitUntilHydrated, openPage } from './site.ts'

const { site, browser } = await openJourney()

const noon = new Date('2026-11-20T12:00:00')
const tea = { slug: 'hillside-thyme-cup', name: 'Hillside Thyme Cup' }
const title = `${tea.name}, Variety 1: Thyme and Greek mountain tea for a cold · Herbal Remedies`
const otherSlug = 'long-phone-call-fennel-pot'
const minute = 60_000

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const digits = (page: Page) => page.getByRole('timer')
const announcement = (page: Page) => page.locator('.bottom-stack output').textContent()

async function openRecipe(slug = tea.slug) {
  const opened = await openPage(browser)
  await opened.page.context().addInitScript(mockDevices)
  await opened.page.clock.install({ time: noon })
  await opened.page.clock.pauseAt(noon.getTime() + 1000)
  await visit(opened.page, `/recipe/${slug}`)
  return opened
}

/** Opens the path, or reloads the page. The application needs 1 ms of the paused clock to start. */
async function visit(page: Page, path?: string) {
  await (path === undefined ? page.reload() : page.goto(site.address + path))
  await page.clock.runFor(1)
  await waitUntilHydrated(page)
}

async function startTimer(page: Page) {
  await button(page, 'Start brewing').click()
  await digits(page).waitFor()
  return Number(/^(\d+):00$/.exec((await digits(page).textContent()) ?? '')?.[1])
}

describe('the brew timer', () => {
  it('counts down in the button and the title, adds a minute, and restores the title when stopped', async () => {
    const { page, pageErrors } = await openRecipe()
    const before = await page.locator('.brew').boundingBox()
    const minutes = await startTimer(page)
    expect(await page.title()).toBe(`${minutes}:00 · ${title}`)
    expect(await announcement(page)).toBe(`Brewing ${tea.name}.`)
    await page.clock.runFor(28_000)
    await expect.poll(() => digits(page).textContent()).toBe(`${minutes - 1}:32`)
    await expect.poll(() => page.title()).toBe(`${minutes - 1}:32 · ${title}`)
    await button(page, '+1 min').click()
    await digits(page).getByText(`${minutes}:32`).waitFor()
    expect(await page.locator('.brew').boundingBox()).toEqual(before)
    await button(page, 'Stop').click()
    await button(page, 'Start brewing').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('brew')
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('brewTimer'))).toBeNull()
    expect(pageErrors).toEqual([])
  })

  it('continues after a reload and on other pages, where a bar leads back and covers nothing', async () => {
    const { page, pageErrors } = await openRecipe()
    const minutes = await startTimer(page)
    await visit(page)
    await page.clock.runFor(2000)
    const timeLeft = `${minutes - 1}:5`
    await digits(page).getByText(timeLeft).waitFor()
    expect(await page.locator('.brew-bar').count()).toBe(0)
    // A page may ring only after a click.
    await expect.poll(() => page.evaluate(() => window.devices.ringTimes())).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForFunction(() => window.devices.ringTimes().length === 3)
    await page.locator('header').getByRole('link', { name: 'Herbs', exact: true }).click()
    await page.getByRole('heading', { level: 1 }).getByText('herb', { exact: false }).waitFor()
    await page.clock.runFor(1)
    await page.locator('.brew-bar').getByRole('timer').getByText(timeLeft).waitFor()
    await page.waitForFunction(() => /^\d+:\d\d · [^·]+ · Herbal Remedies$/.test(document.title))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [footer, bar] = await Promise.all([
      page.locator('footer').boundingBox(),
      page.locator('.brew-bar').boundingBox(),
    ])
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    await page.locator('.brew-bar').getByRole('link', { name: tea.name }).click()
    await page.getByRole('heading', { level: 1, name: tea.name }).waitFor()
    await page.locator('.brew').getByRole('timer').waitFor()
    await page.locator('.brew-bar').waitFor({ state: 'detached' })
    await expect.poll(() => page.title()).toContain(title)
    expect(pageErrors).toEqual([])
  })

  it('rings three times at the end, says so until dismissed, and lets the screen sleep', async () => {
    const { page, pageErrors } = await openRecipe()
    const minutes = await startTimer(page)
    const end = noon.getTime() + 1001 + minutes * minute
    await page.waitForFunction(() => window.devices.ringTimes().length === 3)
    const ringTimes = await page.evaluate(() => window.devices.ringTimes())
    expect(ringTimes[0]).toBeGreaterThanOrEqual(end - 100)
    expect(ringTimes[0]).toBeLessThanOrEqual(end + 100)
    expect(await page.evaluate(() => window.devices.wakeLocks)).toEqual({ requested: 1, released: 0 })
    await page.clock.runFor((minutes - 1) * minute)
    await expect.poll(() => announcement(page)).toBe(`One minute left for ${tea.name}.`)
    await page.clock.runFor(minute)
    await page.getByText(/^Ready since 12:\d\d$/).waitFor()
    await expect.poll(() => announcement(page)).toBe(`${tea.name} is ready.`)
    await expect.poll(() => page.title()).toBe(`Ready · ${title}`)
    await expect.poll(() => page.evaluate(() => window.devices.ringTimes())).toEqual(ringTimes)
    await expect.poll(() => page.evaluate(() => window.devices.wakeLocks)).toEqual({ requested: 1, released: 1 })
    await visit(page)
    await page.getByText(/^Ready since 12:\d\d$/).waitFor()
    await button(page, 'Dismiss').click()
    await button(page, 'Start brewing').waitFor()
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => page.evaluate(() => window.devices.ringTimes())).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('is shared by all tabs: one rings, another recipe replaces it after a warning, and stopping it in one stops it in the other', async () => {
    const { page, pageErrors } = await openRecipe()
    await startTimer(page)
    await page.waitForFunction(() => window.devices.ringTimes().length === 3)
    const tab = await page.context().newPage()
    await visit(tab, `/recipe/${otherSlug}`)
    await tab.clock.resume()
    await tab.locator('.brew-bar').getByRole('timer').waitFor()
    await tab.getByRole('heading', { level: 1 }).click()
    await tab.waitForFunction(() => window.devices.ringTimes().length === 3)
    await page.waitForFunction(() => window.devices.ringTimes().length === 0)
    await button(tab, `Start brewing (stops ${tea.name})`).click()
    await tab.locator('.brew').getByRole('timer').waitFor()
    await tab.locator('.brew-bar').waitFor({ state: 'detached' })
    expect(await tab.evaluate(() => localStorage.getItem('brewTimer'))).toContain(otherSlug)
    await page.locator('.brew-bar').waitFor()
    await button(tab, 'Stop').click()
    await page.getByRole('button', { name: 'Start brewing', exact: true }).waitFor()
    await page.locator('.brew-bar').waitFor({ state: 'detached' })
    expect(await tab.evaluate(() => window.devices.ringTimes())).toEqual([])
    await button(page, 'Start brewing').click()
    await tab.locator('.brew-bar').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('ignores a timer that is malformed or long over', async () => {
    const { page, pageErrors } = await openRecipe()
    const longOver = JSON.stringify({ ...tea, minutes: 8, endsAt: noon.getTime() - 31 * minute })
    for (const storedTimer of ['{', '{"slug":"x"}', longOver]) {
      await page.evaluate((text) => localStorage.setItem('brewTimer', text), storedTimer)
      await visit(page)
      await page.waitForFunction(() => localStorage.getItem('brewTimer') === null)
      expect(await button(page, 'Start brewing').count()).toBe(1)
      expect(await page.title()).toBe(title)
    }
    expect(pageErrors).toEqual([])
  })

  it('fits the page on every width, and has large enough controls', async () => {
    const { page } = await openRecipe()
    await startTimer(page)
    const measureTargets = async () => {
      const measured = []
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        measured.push(await measureTargetsNow())
      }
      return measured
    }
    const large = Array.from({ length: 3 }, () => ({ isLargeEnough: true, overflow: 0 }))
    const measureTargetsNow = () =>
      page.evaluate(() => {
        const sizes = [...document.querySelectorAll('.brew button, .brew-bar :is(a, button)')].map((target) => {
          const { width, height } = target.getBoundingClientRect()
          return Math.min(width, height)
        })
        const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
        return { isLargeEnough: Math.min(...sizes) >= 44, overflow }
      })
    expect(await measureTargets()).toEqual(large)
    await visit(page, `/recipe/${otherSlug}`)
    await page.clock.resume()
    await page.locator('.brew-bar').waitFor()
    await expect.poll(measureTargets).toEqual(large)
    await page.clock.runFor(20 * minute)
    const since = page.getByText(/^Ready since/)
    await since.waitFor()
    await expect.poll(measureTargets).toEqual(large)
    const [name, ready] = await Promise.all([page.locator('.brew-bar a').boundingBox(), since.boundingBox()])
    if (!name || !ready) throw new Error('The bar shows name and time.')
    expect(name.x + name.width <= ready.x || name.y + name.height <= ready.y).toBe(true)
  })
})

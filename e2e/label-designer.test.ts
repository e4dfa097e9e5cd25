import { readFileSync } from 'node:fs'

import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { returnToTab, waitUntilDrawn, contentWidth } from './page-helpers.ts'
import { type PageOptions, toast, visit } from './site.ts'
import { raiseMinAge } from './tighten-facts.ts'

const { site, browser } = await openJourney()

const tea = { slug: 'hillside-thyme-cup', name: 'Hillside Thyme Cup' }
const siteUrl = async () =>
  /<link rel="canonical" href="([^"]+)\/about"/.exec(await (await fetch(`${site.address}/about`)).text())?.[1]

async function open(path: string = paths.labelDesigner, options?: PageOptions) {
  const opened = await visit(browser, site.address + path, options)
  await opened.page.getByRole('heading', { name: 'On the label', exact: true }).waitFor()
  return opened
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function download(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

/** Reads the QR code of a PNG with an independent library. Returns its text and side, and the image size, in pixels. */
async function readCode(png: Buffer) {
  const page = await browser.newPage()
  const { width, height, dark } = await page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() }
      let dark = ''
      for (let at = 0; at < data.length; at += 4) dark += (data[at] ?? 0) < 128 ? '1' : '0'
      return { width: canvas.width, height: canvas.height, dark }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  const pixels = new Uint8ClampedArray(dark.length * 4).fill(255)
  for (let at = 0; at < dark.length; at++) if (dark[at] === '1') pixels.fill(0, at * 4, at * 4 + 3)
  const qrCode = jsQR(pixels, width, height)
  const { topLeftCorner: left, topRightCorner: right } = qrCode?.location ?? {}
  return { width, height, text: qrCode?.data, side: left && right ? Math.hypot(right.x - left.x, right.y - left.y) : 0 }
}

const toPixels = (millimetres: number) => Math.round((millimetres / 25.4) * 300)

/** Returns the width and height in mm of each page of a PDF. */
function pageSizes(pdf: Buffer): number[][] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box = '']) =>
    box
      .split(' ')
      .slice(2)
      .map((points) => Math.round((Number(points) / 72) * 25.4)),
  )
}

describe('the label designer', () => {
  it('makes a recipe card as SVG, as PNG at 300 dpi and on paper of the exact size', async () => {
    const { page, pageErrors } = await visit(browser, `${site.address}/recipe/${tea.slug}`)
    await page.getByRole('link', { name: 'Label', exact: true }).click()
    await page.getByRole('heading', { name: 'On the label', exact: true }).waitFor()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe(tea.name)
    await expect.poll(() => field(page, 'Ingredient 1').inputValue()).toBe('Thyme')
    const preview = page.getByRole('img', { name: `Preview: ${tea.name}` })
    const box = await preview.boundingBox()
    expect(Math.round(((box?.width ?? 0) / 96) * 25.4)).toBe(105)

    const svg = await download(page, 'Download SVG')
    expect(svg.name).toBe('hillside-thyme-cup-105x148mm.svg')
    const text = svg.content.toString()
    expect(text).toContain('width="105mm" height="148mm" viewBox="0 0 105 148"')
    expect(text).toContain('drink this if you are pregnant')
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/)

    const png = await download(page, 'Download PNG')
    expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([toPixels(105), toPixels(148)])
    expect(png.content.toString('latin1', 37, 41)).toBe('pHYs')
    expect(png.content.readUInt32BE(41)).toBe(11811)

    expect(pageSizes(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toEqual([[105, 148]])
    for (const [paper, size] of [
      ['a4', [210, 297]],
      ['letter', [216, 279]],
    ] as const) {
      await field(page, 'Print on').selectOption(paper)
      expect(pageSizes(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toEqual([size])
    }
    expect(pageErrors).toEqual([])
  })

  it('draws QR codes that an independent library reads: the full text at 35 mm, the address at 20 mm', async () => {
    const { page } = await open(paths.labelForRecipe(tea.slug))
    await page.getByRole('radio', { name: 'QR label' }).check()
    const address = `${await siteUrl()}/recipe/${tea.slug}`
    const full = await readCode((await download(page, 'Download PNG')).content)
    expect(full.text).toMatch(
      /^Hillside Thyme Cup\nIngredients: 3 g Thyme, 4 g Greek Mountain Tea, 2 tsp Honey\nInstructions: /,
    )
    expect(full.text?.endsWith(`…\n${address}`)).toBe(true)
    const modules = { full: 73, address: 33 }
    expect(full.side / toPixels(35)).toBeCloseTo(modules.full / (modules.full + 8), 1)
    await field(page, 'QR code contains').selectOption('address')
    const short = await readCode((await download(page, 'Download PNG')).content)
    expect(short.text).toBe(address)
    expect(short.side / toPixels(20)).toBeCloseTo(modules.address / (modules.address + 8), 1)
  })

  it('shows the QR code 150 pixels wide', async () => {
    const { page } = await open(paths.labelForRecipe(tea.slug))
    await page.getByRole('radio', { name: 'QR label' }).check()
    const square = page.locator('.label-preview svg rect[fill="#ffffff"]').nth(1)
    const box = await square.boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([150, 150])
  })

  it('asks for a blend name before it creates either output', async () => {
    const { page, pageErrors } = await open()
    const error = page.locator('p.error', { hasText: 'Please enter a blend name' })
    for (const output of ['Recipe card', 'QR label']) {
      await page.getByRole('radio', { name: output }).check()
      for (const name of ['Download SVG', 'Download PNG', 'Print']) {
        await button(page, name).click()
        await error.waitFor()
        await expect
          .poll(() => field(page, 'Blend name').evaluate((input) => input === document.activeElement))
          .toBe(true)
        await field(page, 'Blend name').fill('A')
        await error.waitFor({ state: 'detached' })
        await field(page, 'Blend name').fill('')
      }
    }
    expect(pageErrors).toEqual([])
  })

  it('refuses a plant that no tea may contain, even on paper', async () => {
    const { page } = await open()
    await field(page, 'Blend name').fill('Bruise tea')
    await field(page, 'Ingredient 1').fill('Comfrey')
    await field(page, 'Amount of ingredient 1').fill('2')
    await page.getByRole('heading', { name: 'We can’t create this label' }).waitFor()
    expect(await page.locator('.label-preview').count()).toBe(0)
    await button(page, 'Download SVG').click()
    await page
      .locator('.toast')
      .getByText(/not for a tea, in any amount/)
      .waitFor()
    expect(await page.locator('.printed-page').count()).toBe(0)
  })

  it('prints "not checked" next to an unknown herb, and keeps the draft after a reload', async () => {
    const { page } = await open()
    await field(page, 'Blend name').fill('Attic find')
    await field(page, 'Ingredient 1').fill('Moonpetal')
    await field(page, 'Amount of ingredient 1').fill('2')
    await page.getByText('Not checked: we don’t know a herb with this name.').waitFor()
    const { content } = await download(page, 'Download SVG')
    expect(content.toString()).toContain('>not checked<')
    await page.reload()
    await page.getByRole('heading', { name: 'On the label', exact: true }).waitFor()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe('Attic find')
    await expect.poll(() => field(page, 'Ingredient 1').inputValue()).toBe('Moonpetal')
  })

  it('suggests a best-before date from the shortest shelf life, until another date is typed', async () => {
    const { page } = await open(`${paths.labelDesigner}?herb=thyme`)
    expect(await field(page, 'Blend name').inputValue()).toBe('Thyme')
    await field(page, 'Made on').fill('2026-01-31')
    const proposed = await field(page, 'Best before').inputValue()
    expect(proposed).toMatch(/^202[678]-/)
    await field(page, 'Best before').fill('2026-06-30')
    await page.locator('.svg-drawing', { hasText: '30 Jun 2026' }).first().waitFor()
    await button(page, 'Use this date').click()
    await expect.poll(() => field(page, 'Best before').inputValue()).toBe(proposed)
  })

  it('keeps an earlier label when starting from a remedy, and restores it', async () => {
    const { page } = await open()
    await field(page, 'Blend name').fill('My own')
    await page.getByRole('searchbox', { name: 'Name of the remedy' }).fill('hillside')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `${tea.name}, Variety 1` }).click()
    await page.getByText('We’ve set aside your label “My own”.').waitFor()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe(tea.name)
    await button(page, 'Restore it').click()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe('My own')
  })

  it('keeps both the earlier and the current label over reloads and restores', async () => {
    const { page } = await open()
    const heading = page.getByRole('heading', { name: 'On the label', exact: true })
    await field(page, 'Blend name').fill('My own')
    await page.goto(site.address + paths.labelForRecipe(tea.slug))
    await heading.waitFor()
    await field(page, 'Blend name').fill('Another thyme')
    await page.reload()
    await heading.waitFor()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe('Another thyme')
    await button(page, 'Restore it').click()
    await page.getByText('We’ve set aside your label “Another thyme”.').waitFor()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe('My own')
    await button(page, 'Restore it').click()
    await page.getByRole('link', { name: 'Start with an empty label' }).click()
    await page.getByText('We’ve set aside your label “Another thyme”.').waitFor()
    await expect.poll(() => field(page, 'Blend name').inputValue()).toBe('')
  })

  it("keeps changes to a herb's label over a reload", async () => {
    const { page } = await open(`${paths.labelDesigner}?herb=thyme`)
    await field(page, 'Line below the name (optional)').fill('From the balcony')
    await page.reload()
    await page.getByRole('heading', { name: 'On the label', exact: true }).waitFor()
    await expect.poll(() => field(page, 'Line below the name (optional)').inputValue()).toBe('From the balcony')
    expect(await page.getByText('set aside').count()).toBe(0)
  })

  it('starts with a herb once its facts are loaded', async () => {
    const { page } = await visit(browser, site.address + paths.about)
    await page.route('**/api/safety/facts', (route) => route.abort())
    await page.goto(`${site.address}${paths.labelDesigner}?herb=thyme`)
    await page.getByRole('alert').getByText('We couldn’t check the label.').waitFor()
    await page.unroute('**/api/safety/facts')
    await button(page, 'Try again').click()
    await page.getByRole('img', { name: 'Preview: Thyme' }).waitFor()
    await expect.poll(() => field(page, 'Ingredient 1').inputValue()).toBe('Thyme')
  })

  it('prints the steps that the check relies on, even on a QR label', async () => {
    const { page } = await open(paths.labelForRecipe(tea.slug))
    await page.getByRole('radio', { name: 'QR label' }).check()
    await field(page, 'QR code contains').selectOption('address')
    const coverStep = page.getByRole('checkbox', { name: 'cover the cup while it steeps' })
    const withStep = (await download(page, 'Download SVG')).content.toString()
    expect(withStep).toContain('>Cover the cup while it steeps.<')
    await coverStep.uncheck()
    const withoutStep = (await download(page, 'Download SVG')).content.toString()
    expect(withoutStep).not.toContain('>Cover the cup while it steeps.<')
    expect(withoutStep).toMatch(/Thyme: cover/)
  })

  it('creates no label while the facts cannot be loaded, and tries again', async () => {
    const opened = await visit(browser, site.address + paths.about)
    const { page } = opened
    await page.route('**/api/safety/facts', (route) => route.abort())
    await page.goto(site.address + paths.labelForRecipe(tea.slug))
    await page.getByRole('alert').getByText('We couldn’t check the label.').waitFor()
    await button(page, 'Download SVG').click()
    await page.locator('.toast').getByText('We couldn’t check the label.').waitFor()
    await page.unroute('**/api/safety/facts')
    await button(page, 'Try again').click()
    await page.getByRole('img', { name: `Preview: ${tea.name}` }).waitFor()
  })

  it('checks again when the facts become stricter, and keeps the typed text', async () => {
    const { page, pageErrors } = await open(paths.labelForRecipe(tea.slug))
    await field(page, 'Blend name').fill('Balcony thyme')
    const preview = page.getByRole('img', { name: 'Preview: Balcony thyme' })
    await preview.waitFor()
    const restoreFacts = await raiseMinAge(site, 'thyme', 40)
    try {
      await returnToTab(page)
      await preview
        .getByText(/\b40\b/)
        .first()
        .waitFor()
      await toast(page, 'Our safety facts have changed, so we’ve checked again.')
      expect(await field(page, 'Blend name').inputValue()).toBe('Balcony thyme')
    } finally {
      await restoreFacts()
    }
    expect(pageErrors).toEqual([])
  })

  it('works by keyboard alone: lines are added, moved and removed without losing the focus', async () => {
    const { page } = await open(paths.labelForRecipe(tea.slug))
    const names = () =>
      page
        .locator('.ingredient-rows input[list]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await button(page, 'Move Thyme down').focus()
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Greek Mountain Tea', 'Thyme', 'Honey'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Move Thyme down')
    await button(page, 'Remove Honey').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Ingredient 2')
    await button(page, 'Add an ingredient').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Ingredient 3')
    await page.keyboard.type('Fennel')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await expect.poll(names).toEqual(['Greek Mountain Tea', 'Thyme', 'Fennel'])
  })

  it('warns of a date in the future, and refuses a best-before date before the date it was made', async () => {
    const { page } = await open(`${paths.labelDesigner}?herb=thyme`)
    await field(page, 'Made on').fill('2199-01-31')
    await page.getByText('This date is in the future.').waitFor()
    expect((await download(page, 'Download SVG')).content.toString()).toContain('31 Jan 2199')
    await field(page, 'Best before').fill('2020-06-30')
    await page.getByText('The best-before date can’t be before the “Made on” date.').filter({ visible: true }).waitFor()
    await page.getByRole('button', { name: 'Download SVG' }).click()
    await toast(page, 'The best-before date can’t be before the “Made on” date.')
  })

  it('prints the reason instead of a refused label', async () => {
    const { page } = await open()
    const waitForPrinted = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await waitForPrinted('Please enter a blend name')
    await page.emulateMedia({ media: 'screen' })
    await field(page, 'Blend name').fill('Bruise tea')
    await field(page, 'Ingredient 1').fill('Comfrey')
    await page.emulateMedia({ media: 'print' })
    await waitForPrinted(/not for a tea, in any amount/)
    expect(await page.getByRole('heading', { name: 'On the label', exact: true }).isVisible()).toBe(false)
  })

  it('leads on a phone from the fields to the label below them', async () => {
    const { page, pageErrors } = await open(paths.labelForRecipe(tea.slug), { width: 390 })
    const preview = page.getByRole('img', { name: `Preview: ${tea.name}` })
    const isInSight = () =>
      preview.evaluate((label) => {
        const { top } = label.getBoundingClientRect()
        return top >= 0 && top < innerHeight
      })
    await field(page, 'Blend name').focus()
    expect(await isInSight()).toBe(false)
    await button(page, 'See the label').click()
    await expect.poll(isInSight).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('The label')
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await button(page, 'See the label').isVisible()).toBe(false)
    expect(pageErrors).toEqual([])
  })

  it('fits a screen of 320 pixels', async () => {
    const { page } = await open(paths.labelForRecipe(tea.slug), { width: 320 })
    expect(await contentWidth(page)).toBe(320)
    await page.getByRole('radio', { name: 'QR label' }).check()
    await waitUntilDrawn(page)
    expect(await contentWidth(page)).toBe(320)
  })
})

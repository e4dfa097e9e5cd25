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

  it('draws QR codes that an independent library reads: the full text at 35 mm, the address at 20 mm, shown 150 pixels wide', async () => {
    const { page } = await open(paths.labelForRecipe(tea.slug))
    await page.getByRole('radio', { name: 'QR label' }).check()
    const square = await page.locator('figure svg rect[fill="#ffffff"]').nth(1).boundingBox()
    expect([Math.round(square?.width ?? 0), Math.round(square?.height ?? 0)]).toEqual([150, 150])
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

  it('checks again when the facts become stricter, keeps the typed text, and prints the reason instead of a refused label', async () => {
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

    await field(page, 'Blend name').fill('')
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

  it('leads on a phone from the fields to the label below them, and fits 320 pixels', async () => {
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
    await page.setViewportSize({ width: 320, height: 900 })
    for (const output of ['Recipe card', 'QR label']) {
      await page.getByRole('radio', { name: output }).check()
      await waitUntilDrawn(page)
      expect(await contentWidth(page)).toBe(320)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await button(page, 'See the label').isVisible()).toBe(false)
    expect(pageErrors).toEqual([])
  })
})

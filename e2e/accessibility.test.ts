import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { hydrated, launchChrome, openPage, openSite, publicPaths, type Site } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; nodes: { html: string }[] }[] }

it.each([
  ['light', 1280],
  ['dark', 390],
] as const)('axe finds no fault on any public page, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark', asksForCookies: true })
  for (const path of [...publicPaths, '/remedies?search=dragon', '/remedies?exclude=Fresh+Ginger', '/nowhere']) {
    await page.goto(site.address + path)
    await hydrated(page)
    await page.evaluate(axeSource)
    const { violations } = await page.evaluate(() => {
      const axe: { run: (options: object) => Promise<Found> } = Reflect.get(window, 'axe')
      return axe.run({ resultTypes: ['violations'] })
    })
    const told = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(told).toEqual([])
  }
})

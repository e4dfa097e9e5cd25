import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Light on a desk and dark on a phone: between them the colours and the layouts that a page has. */
export const looks = [
  ['light', 1280],
  ['dark', 390],
] as const

type Found = { violations: { id: string; nodes: { html: string }[] }[] }

/** What axe finds wrong with the page as it is, each fault with `place` before it. */
export async function errorsOf(page: Page, place: string): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => {
    const axe: { run: (options: object) => Promise<Found> } = Reflect.get(window, 'axe')
    return axe.run({ resultTypes: ['violations'] })
  })
  return violations.map(({ id, nodes }) => `${place} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colour schemes and window widths that together cover all colours and layouts of a page. */
const appearances = [
  ['light', 1280],
  ['dark', 390],
] as const

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] }

/** Returns axe's violations on the current page, each prefixed with `label`. */
export async function findViolations(page: Page, label: string): Promise<string[]> {
  // Injecting axe takes half as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => {
    const axe: { run: (options: object) => Promise<AxeResult> } = Reflect.get(window, 'axe')
    return axe.run({ resultTypes: ['violations'] })
  })
  return violations.map(({ id, nodes }) => `${label} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Like `findViolations`, in each appearance. Restores the window afterwards. */
export async function findViolationsInAppearances(page: Page, label: string): Promise<string[]> {
  const viewport = page.viewportSize()
  const violations: string[] = []
  for (const [colorScheme, width] of appearances) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    violations.push(...(await findViolations(page, `${label}, ${colorScheme} at ${width} px`)))
  }
  if (viewport) await page.setViewportSize(viewport)
  return violations
}

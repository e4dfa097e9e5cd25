import type { Page } from 'playwright-core'

import { waitUntilDrawn } from './page-helpers.ts'

type Shift = PerformanceEntry & { sources: { node: Node | null }[] }

/** Runs in the page. Records the element of the main content that shifted last. */
function recordShifts() {
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element?.closest('main')) document.documentElement.dataset['shifted'] = element.outerHTML
      }
  }).observe({ type: 'layout-shift' })
}

/** Records layout shifts from now on. Waits for the fonts first, because they cause shifts too. */
export async function startRecordingShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(recordShifts)
}

/** Waits for rendering. Returns the HTML of the element that shifted last, or undefined if none did. */
export async function getShiftedElement(page: Page): Promise<string | undefined> {
  await waitUntilDrawn(page)
  return page.evaluate(() => document.documentElement.dataset['shifted'])
}

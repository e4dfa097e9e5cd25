import type { Page } from 'playwright-core'

import { waitUntilDrawn } from './reader.ts'

type Shift = PerformanceEntry & { sources: { node: Node | null }[] }

/** Runs in the page: records the last element of the main content that shifts from now on. */
function recordShifts() {
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element?.closest('main')) document.documentElement.dataset['shifted'] = element.outerHTML
      }
  }).observe({ type: 'layout-shift' })
}

/** Records layout shifts from now on, once the fonts have loaded, because late fonts also cause shifts. */
export async function startRecordingShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(recordShifts)
}

/** Returns the HTML of the last shifted element once the page is rendered; undefined if none shifted. */
export async function getShiftedElement(page: Page): Promise<string | undefined> {
  await waitUntilDrawn(page)
  return page.evaluate(() => document.documentElement.dataset['shifted'])
}

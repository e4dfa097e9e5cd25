import type { Page } from 'playwright-core'

import { drawn } from './reader.ts'

type Shift = PerformanceEntry & { sources: { node: Node | null }[] }

/** Runs in the page: writes down what of the content moves by itself from now on. */
function note() {
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node } of sources) {
        const place = node instanceof Element ? node : node?.parentElement
        if (place?.closest('main')) document.documentElement.dataset['shifted'] = place.outerHTML
      }
  }).observe({ type: 'layout-shift' })
}

/** Notes from now on what of the content moves by itself; fonts that come late move it too, and are here first. */
export async function noteShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(note)
}

/** What has moved once the page is drawn as it stands, or undefined. */
export async function shifted(page: Page): Promise<string | undefined> {
  await drawn(page)
  return page.evaluate(() => document.documentElement.dataset['shifted'])
}

import type { Page } from 'playwright-core'

import { drawn } from './reader.ts'

type Shift = PerformanceEntry & { sources: { node: Node | null }[] }

/** Runs in the page: records the last element of the main content that shifts from now on. */
function note() {
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node } of sources) {
        const place = node instanceof Element ? node : node?.parentElement
        if (place?.closest('main')) document.documentElement.dataset['shifted'] = place.outerHTML
      }
  }).observe({ type: 'layout-shift' })
}

/** Records layout shifts from now on, after the fonts have loaded, because late fonts cause shifts, too. */
export async function noteShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(note)
}

/** Returns the HTML of the last shifted element once the page is drawn; undefined if none shifted. */
export async function shifted(page: Page): Promise<string | undefined> {
  await drawn(page)
  return page.evaluate(() => document.documentElement.dataset['shifted'])
}

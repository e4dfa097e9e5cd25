import type { Locator, Page } from 'playwright-core'

export const press = (root: Page | Locator, name: string) => root.getByRole('button', { name, exact: true }).click()

export const pathAndQuery = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Hides the tab and shows it again, with the events that a browser sends. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

/** Waits until an element with this text or `aria-label` has the focus. */
export const waitUntilFocused = (page: Page, name: string) =>
  page.waitForFunction(
    (text) => [document.activeElement?.textContent, document.activeElement?.ariaLabel].includes(text),
    name,
  )

/**
 * Waits until the page has rendered its current state. Call this before checking that something is absent or unchanged.
 */
export const waitUntilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

export const waitForError = (root: Page | Locator, text: string | RegExp) =>
  root.locator('.error-summary', { hasText: text }).waitFor()

export const waitForSummaryFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.classList.contains('error-summary'))

/** Returns the width of the content in pixels. It exceeds the window's width if something is cut off. */
export const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Returns the texts of controls in the main content that are less than 44 pixels high: too small for a finger. */
export const findSmallControls = (page: Page, controls = 'a, button, summary') =>
  page
    .getByRole('main')
    .locator(controls)
    .evaluateAll((all) =>
      all.filter((control) => control.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
    )

import type { Locator, Page } from 'playwright-core'

/** Presses the button of exactly this name, on the page or in a part of it. */
export const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click()

/** Where the reader is: path and query. */
export const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Somebody comes back to the tab, as a browser tells its page. */
export const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** Waits until what is called so, or labelled, has the focus. */
export const isFocused = (page: Page, name: string) =>
  page.waitForFunction(
    (text) => [document.activeElement?.textContent, document.activeElement?.ariaLabel].includes(text),
    name,
  )

/** Waits until the page is drawn as it stands: only then does it tell something that nothing is there, or that nothing has changed. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

/** Waits until the summary of a form's errors says this. */
export const problem = (place: Page | Locator, text: string | RegExp) =>
  place.locator('.error-summary', { hasText: text }).waitFor()

/** Waits until the summary of a form's errors has the focus. */
export const isOnSummary = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.classList.contains('error-summary'))

/** How wide all of the page is, in pixels: more than its window where something is cut off. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** What of the content no finger hits: the words of controls that are less than 44 pixels high. */
export const tooSmallIn = (page: Page, controls = 'a, button, summary') =>
  page
    .getByRole('main')
    .locator(controls)
    .evaluateAll((all) =>
      all.filter((control) => control.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
    )

import { describe, it } from 'vitest'

import { openJourney } from './journey.ts'
import { returnToTab, waitUntilDrawn } from './page-helpers.ts'
import { visit } from './site.ts'

const { site, browser } = await openJourney()

const open = (path: string) => visit(browser, site.address + path)

describe('the categories', () => {
  it('update their counts when the reader returns to the tab, and keep them without a server', async () => {
    const { page } = await open('/categories')
    await page.getByRole('link', { name: 'View 23 Remedies for Cold & Flu' }).waitFor()
    await page.route('**/categories', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('23 Remedies', '1 Remedy') })
    })
    await returnToTab(page)
    await page.getByRole('link', { name: 'View 1 Remedy for Cold & Flu' }).waitFor()
    await page.unroute('**/categories')
    await page.route('**/categories', (route) => route.abort())
    const failedRequest = page.waitForEvent('requestfailed')
    await returnToTab(page)
    await failedRequest
    await waitUntilDrawn(page)
    await page.getByRole('link', { name: 'View 1 Remedy for Cold & Flu' }).click()
    await page.waitForURL('**/remedies?category=Cold+%26+Flu')
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, signInAs } from './member.ts'
import { delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const own = (page: Page, rating: number) => page.locator('.rating p').getByText(`Your rating: ${rating}`).waitFor()
const average = (page: Page, rating: string) =>
  page.getByRole('list', { name: 'At a glance' }).getByText(`Rating ${rating}`).waitFor()
const rows = async () => (await site.db.prepare('SELECT rating FROM recipe_ratings LIMIT 9').all()).results

describe('a rating', () => {
  it('is saved even before hydration, changed and removed by keyboard, and the average follows', async () => {
    const member = await addMember(site, 'ada')
    const ben = await addMember(site, 'ben')
    await site.db
      .prepare(`INSERT INTO recipe_ratings SELECT ?, id, 2, 1 FROM recipes WHERE slug = 'hillside-thyme-cup'`)
      .bind(ben.id)
      .run()
    const { page, pageErrors } = await openPage(browser)
    await signInAs(site, page, member)
    const release = await delayRequests(page, /assets\/hydrate-island-.*\.js/)
    await page.goto(`${site.address}/recipe/hillside-thyme-cup`)
    await average(page, '2.0 from 1')
    expect(await page.getByRole('group', { name: 'Rate this remedy' }).getByRole('radio').count()).toBe(5)
    await star(page, '4 stars').click({ force: true })
    release()
    await toast(page, 'Thank you for your rating')
    await own(page, 4)
    await average(page, '3.0 from 2')
    await star(page, '1 star').focus()
    await page.keyboard.press('Space')
    await own(page, 1)
    await average(page, '1.5 from 2')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByText('Press Enter to save.').waitFor()
    expect(await star(page, '3 stars').isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await own(page, 3)
    await average(page, '2.5 from 2')
    await expect.poll(() => star(page, '3 stars').evaluate((radio) => radio === document.activeElement)).toBe(true)
    await page.reload()
    await own(page, 3)
    expect(await star(page, '3 stars').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Remove rating' }).focus()
    await page.keyboard.press('Enter')
    await toast(page, 'Rating removed')
    await average(page, '2.0 from 1')
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    await expect.poll(() => star(page, '1 star').evaluate((radio) => radio === document.activeElement)).toBe(true)
    expect(await rows()).toEqual([{ rating: 2 }])
    expect(pageErrors).toEqual([])
  })
})

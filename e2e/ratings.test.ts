import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, type Member, signInAs } from './member.ts'
import { applicationScript, emptyTables, goTo, delayRequests, waitUntilHydrated, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
})

const recipe = '/recipe/hillside-thyme-cup'
const api = '**/api/ratings/*'

async function openAsMember() {
  const opened = await openPage(browser)
  await signInAs(site, opened.page, member)
  await show(opened.page)
  return opened
}

/** Loads the page and waits until the member's rating is known. */
async function show(page: Page) {
  const loaded = page.waitForResponse(api)
  await page.goto(site.address + recipe)
  await loaded
  await waitUntilHydrated(page)
}

const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const own = (page: Page, rating: number) => page.locator('.rating p').getByText(`Your rating: ${rating}`).waitFor()
const average = (page: Page, rating: string) =>
  page.getByRole('list', { name: 'At a glance' }).getByText(`Rating ${rating}`).waitFor()
const rows = async () => (await site.db.prepare('SELECT rating FROM recipe_ratings LIMIT 9').all()).results

describe('a rating', () => {
  it('is given, changed and removed by keyboard, and the average follows', async () => {
    const ben = await addMember(site, 'ben')
    await site.db
      .prepare(`INSERT INTO recipe_ratings SELECT ?, id, 2, 1 FROM recipes WHERE slug = 'hillside-thyme-cup'`)
      .bind(ben.id)
      .run()
    const { page, pageErrors } = await openAsMember()
    await average(page, '2.0 from 1')
    expect(await page.getByRole('group', { name: 'Rate this remedy' }).getByRole('radio').count()).toBe(5)
    await star(page, '1 star').focus()
    await page.keyboard.press('Space')
    await toast(page, 'Thank you for your rating')
    await average(page, '1.5 from 2')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByText('Press Enter to save.').waitFor()
    expect(await star(page, '3 stars').isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await own(page, 3)
    await average(page, '2.5 from 2')
    await expect.poll(() => star(page, '3 stars').evaluate((radio) => radio === document.activeElement)).toBe(true)
    await show(page)
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

  it('is not saved by arrow keys, but by Space, by Enter and by the button', async () => {
    const { page, pageErrors } = await openAsMember()
    const written: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') written.push(request.postData() ?? '')
    })
    await star(page, '1 star').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Press Enter to save.').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await own(page, 4)
    await average(page, '4.0 from 1')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save rating')
    await page.keyboard.press('Enter')
    await own(page, 5)
    await average(page, '5.0 from 1')
    await expect.poll(() => star(page, '5 stars').evaluate((radio) => radio === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Press Enter to save.').waitFor()
    await star(page, '3 stars').click({ force: true })
    await own(page, 3)
    await average(page, '3.0 from 1')
    expect(written).toEqual(['{"rating":4}', '{"rating":5}', '{"rating":3}'])
    expect(pageErrors).toEqual([])
  })

  it('is shown before the response arrives, and is undone with a message if it fails', async () => {
    const { page } = await openAsMember()
    const release = await delayRequests(page, api)
    await star(page, '5 stars').check({ force: true })
    await own(page, 5)
    await average(page, '4.5 not rated yet')
    expect(await rows()).toEqual([])
    release()
    await average(page, '5.0 from 1')
    await toast(page, 'Thank you for your rating')
    await page.unrouteAll()
    await page.context().setOffline(true)
    await star(page, '2 stars').click({ force: true })
    await toast(page, 'We couldn’t save your rating. Try again.')
    await own(page, 5)
    expect(await star(page, '5 stars').isChecked()).toBe(true)
    await average(page, '5.0 from 1')
    await page.context().setOffline(false)
    await page.route(api, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Remove rating' }).click()
    await toast(page, 'We couldn’t save your rating. Try again.')
    await own(page, 5)
    expect(await rows()).toEqual([{ rating: 5 }])
  })

  it('ends as the last choice after several quick choices', async () => {
    const { page } = await openAsMember()
    const release = await delayRequests(page, api)
    for (const stars of ['5 stars', '4 stars', '3 stars']) await star(page, stars).click({ force: true })
    release()
    await average(page, '3.0 from 1')
    expect(await rows()).toEqual([{ rating: 3 }])
  })

  it('is saved if it was clicked before hydration', async () => {
    const { page, pageErrors } = await openPage(browser)
    await signInAs(site, page, member)
    const release = await delayRequests(page, applicationScript)
    await page.goto(site.address + recipe)
    await star(page, '4 stars').click({ force: true })
    release()
    await toast(page, 'Thank you for your rating')
    await own(page, 4)
    await average(page, '4.0 from 1')
    expect(await rows()).toEqual([{ rating: 4 }])
    expect(pageErrors).toEqual([])
  })

  it('requires signing in', async () => {
    const { page, pageErrors } = await openPage(browser)
    await goTo(page, site.address + recipe)
    await star(page, '4 stars').click({ force: true })
    await toast(page, 'Please sign in to rate recipes')
    await page.getByRole('dialog').getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('opens no dialog for a visitor who only uses arrow keys', async () => {
    const { page } = await openPage(browser)
    await goTo(page, site.address + recipe)
    await star(page, '1 star').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Press Enter to save.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('heading', { name: 'Welcome Back' }).waitFor()
  })

  it('is reset when the member signs out', async () => {
    const { page } = await openAsMember()
    await star(page, '4 stars').click({ force: true })
    await toast(page, 'Thank you for your rating')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    await expect.poll(() => page.locator('.rating').getByText('Your rating').count()).toBe(0)
  })
})

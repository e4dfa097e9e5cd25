import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, type Member, memberPassword, signInAs } from './member.ts'
import { waitUntilDrawn } from './page-helpers.ts'
import { startRecordingShifts, getShiftedElement } from './shifts.ts'
import { emptyTables, goTo, delayRequests, waitUntilHydrated, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
})

const recipe = '/recipe/hillside-thyme-cup'
const list = '/remedies?search=hillside+thyme'

/** Performs the navigation and waits until the member's likes and bookmarks are known. */
async function show(page: Page, navigate: () => Promise<unknown>) {
  const loaded = page.waitForResponse((response) => response.url().includes('/api/favourites?'))
  await navigate()
  await loaded
  await waitUntilHydrated(page)
}

const button = (page: Page, label: string, isPressed?: boolean) =>
  page
    .getByRole('button', {
      name: `${label} Hillside Thyme Cup`,
      ...(isPressed !== undefined && { pressed: isPressed }),
    })
    .first()

const rows = async () =>
  (
    await site.db
      .prepare(
        `SELECT is_liked AS liked, is_bookmarked AS bookmarked FROM user_recipe_interactions WHERE user_id = ? LIMIT 9`,
      )
      .bind(member.id)
      .all()
  ).results

describe('like and bookmark', () => {
  it('store and remove a recipe for the member, on a card and on its page, until the member signs out', async () => {
    const { page, pageErrors } = await openPage(browser)
    await signInAs(site, page, member)
    await show(page, () => page.goto(site.address + list))
    await page.waitForLoadState('networkidle')
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await button(page, 'Like', false).press('Enter')
    await toast(page, 'Added to liked recipes')
    await button(page, 'Bookmark', false).click()
    await toast(page, 'Added to bookmarks')
    expect(await rows()).toEqual([{ liked: 1, bookmarked: 1 }])
    // The public list itself isn't loaded again.
    expect(requestedPaths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/favourites/'))).toEqual(
      [],
    )
    expect(page.url()).toBe(site.address + list)

    await show(page, () => page.getByRole('link', { name: 'Hillside Thyme Cup' }).first().click())
    await page.waitForURL(`**${recipe}`)
    await button(page, 'Like', true).focus()
    await page.keyboard.press('Space')
    await toast(page, 'Removed from liked recipes')
    await button(page, 'Like', false).waitFor()
    await button(page, 'Bookmark', true).press('Enter')
    await toast(page, 'Removed from bookmarks')
    await button(page, 'Bookmark', false).waitFor()
    expect(await rows()).toEqual([{ liked: 0, bookmarked: 0 }])
    await button(page, 'Like', false).click()
    await toast(page, 'Added to liked recipes')
    expect(page.url()).toBe(site.address + recipe)

    await show(page, () => page.goBack())
    await button(page, 'Like', true).click()
    await toast(page, 'Removed from liked recipes')
    await button(page, 'Bookmark', false).click()
    await toast(page, 'Added to bookmarks')
    expect(await rows()).toEqual([{ liked: 0, bookmarked: 1 }])
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await button(page, 'Bookmark', false).waitFor()
    await signInAs(site, page, await addMember(site, 'ben'))
    await show(page, () => page.reload())
    await button(page, 'Bookmark', false).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('ask a visitor to sign in and save without JavaScript, and return with a message', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + list)
    await button(page, 'Like').click()
    await page.waitForURL('**/sign-in?from=*')
    const main = page.getByRole('main')
    const message = (text: string) => page.locator('.form-message:target').getByText(text).waitFor()
    const signIn = async (password: string) => {
      await main.getByLabel('Email').fill(member.email)
      await main.getByLabel('Password').fill(password)
      await main.getByRole('button', { name: 'Sign In' }).click()
    }
    await signIn('not-the-password')
    await main.getByText('Invalid login credentials').waitFor()
    expect(await main.getByLabel('Email').inputValue()).toBe(member.email)
    await signIn(memberPassword)
    await message('Welcome back!')
    await button(page, 'Like').click()
    await message('Added to liked recipes')
    expect(page.url()).toBe(`${site.address}${list}#like-added`)
    await page.goto(site.address + recipe)
    await button(page, 'Like').click()
    await message('Removed from liked recipes')
    await button(page, 'Bookmark').click()
    await message('Added to bookmarks')
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByRole('button', { name: 'Save rating' }).click()
    await message('Thank you for your rating')
    expect(await page.locator('.brew').isVisible()).toBe(false)
  })

  it.each([
    ['a card', 'a phone', list, 390],
    ['a card', 'a desktop', list, 1280],
    ['a recipe’s page', 'a phone', recipe, 390],
    ['a recipe’s page', 'a desktop', recipe, 1280],
  ])('cause no layout shift on %s when their state is loaded, on %s', async (_, _device, path, width) => {
    await site.db
      .prepare(
        `INSERT INTO user_recipe_interactions SELECT slug, ?, id, 1, 0, 1, NULL, 1 FROM recipes WHERE slug LIKE 'hillside-thyme-cup%'`,
      )
      .bind(member.id)
      .run()
    const { page } = await openPage(browser, { width })
    await signInAs(site, page, member)
    const release = await delayRequests(page, '**/api/session')
    await goTo(page, site.address + path)
    await startRecordingShifts(page)
    release()
    await button(page, 'Like', true).waitFor()
    expect(await getShiftedElement(page)).toBeUndefined()
  })
})

describe('a like of a visitor without a network', () => {
  it('leaves the page unchanged', async () => {
    const { page } = await openPage(browser)
    await goTo(page, site.address + recipe)
    await page.context().setOffline(true)
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('hydrate-island'))
    await button(page, 'Like').click()
    await failedRequest
    await waitUntilDrawn(page)
    await button(page, 'Like', false).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
  })
})

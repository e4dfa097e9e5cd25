import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, type Member, memberPassword, signInAs } from './member.ts'
import { returnToTab, waitUntilDrawn } from './page-helpers.ts'
import { startRecordingShifts, getShiftedElement } from './shifts.ts'
import { emptyTables, goTo, delayRequests, waitUntilHydrated, openPage, type PageOptions, toast } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
})

const recipe = '/recipe/hillside-thyme-cup'
const list = '/remedies?search=hillside+thyme'
const marksLoaded = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/favourites?'))

async function openAsMember(path: string, options?: PageOptions) {
  const opened = await openPage(browser, options)
  await signInAs(site, opened.page, member)
  await show(opened.page, path)
  return opened
}

/** Loads the page and waits until the member's likes and bookmarks are known. */
async function show(page: Page, path: string) {
  const loaded = marksLoaded(page)
  await page.goto(site.address + path)
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

describe.each([
  ['a card', list],
  ['a recipe’s page', recipe],
])('like and bookmark on %s', (_, path) => {
  it('store and remove a recipe for the member', async () => {
    const { page, pageErrors } = await openAsMember(path)
    await button(page, 'Like', false).click()
    await toast(page, 'Added to liked recipes')
    await button(page, 'Bookmark', false).click()
    await toast(page, 'Added to bookmarks')
    expect(await rows()).toEqual([{ liked: 1, bookmarked: 1 }])
    await show(page, path)
    await button(page, 'Like', true).focus()
    await page.keyboard.press('Space')
    await toast(page, 'Removed from liked recipes')
    await button(page, 'Like', false).waitFor()
    await button(page, 'Bookmark', true).press('Enter')
    await toast(page, 'Removed from bookmarks')
    await button(page, 'Bookmark', false).waitFor()
    expect(await rows()).toEqual([{ liked: 0, bookmarked: 0 }])
    expect(page.url()).toBe(site.address + path)
    expect(pageErrors).toEqual([])
  })

  it('ask a visitor to sign in and save without JavaScript, and return with a message', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + path)
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
    expect(page.url()).toBe(`${site.address}${path}#like-added`)
    await page.goto(site.address + recipe)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByRole('button', { name: 'Save rating' }).click()
    await message('Thank you for your rating')
  })

  it('cause no layout shift when their state is loaded, on a phone and a desktop', async () => {
    await site.db
      .prepare(
        `INSERT INTO user_recipe_interactions SELECT slug, ?, id, 1, 0, 1, NULL, 1 FROM recipes WHERE slug LIKE 'hillside-thyme-cup%'`,
      )
      .bind(member.id)
      .run()
    for (const width of [390, 1280]) {
      const { page } = await openPage(browser, { width })
      await signInAs(site, page, member)
      const release = await delayRequests(page, '**/api/session')
      await goTo(page, site.address + path)
      await startRecordingShifts(page)
      release()
      await button(page, 'Like', true).waitFor()
      expect(await getShiftedElement(page)).toBeUndefined()
      await page.context().close()
    }
  })
})

describe('a like', () => {
  it('is undone with a message if there is no network, and the member stays signed in', async () => {
    const { page } = await openAsMember(recipe)
    await button(page, 'Like').click()
    await toast(page, 'Added to liked recipes')
    await page.context().setOffline(true)
    await button(page, 'Like').click()
    await toast(page, 'Failed to update like')
    await button(page, 'Like', true).waitFor()
    await button(page, 'Bookmark').click()
    await toast(page, 'Failed to update bookmark')
    await button(page, 'Bookmark', false).waitFor()
    const failedRequest = page.waitForEvent('requestfailed')
    await returnToTab(page)
    await failedRequest
    await waitUntilDrawn(page)
    await button(page, 'Like', true).waitFor()
    expect(await page.getByRole('button', { name: 'Sign In' }).count()).toBe(0)
    await page.context().setOffline(false)
    await button(page, 'Like').click()
    await toast(page, 'Removed from liked recipes')
    expect(await rows()).toEqual([{ liked: 0, bookmarked: 0 }])
  })

  it('leaves the page unchanged for a visitor without a network', async () => {
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

  it('disappears when the member signs out, and comes back with the member', async () => {
    const { page } = await openAsMember(recipe)
    await button(page, 'Like').click()
    await toast(page, 'Added to liked recipes')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await toast(page, 'See you later!')
    await button(page, 'Like', false).waitFor()
    const ben = await addMember(site, 'ben')
    await signInAs(site, page, ben)
    await show(page, recipe)
    await button(page, 'Like', false).waitFor()
    await signInAs(site, page, member)
    await show(page, recipe)
    await button(page, 'Like', true).waitFor()
  })

  it('never reloads the public page', async () => {
    const { page } = await openAsMember(list)
    await page.waitForLoadState('networkidle')
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await button(page, 'Like').press('Enter')
    await toast(page, 'Added to liked recipes')
    expect(requestedPaths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/favourites/'))).toEqual(
      [],
    )
  })
})

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  countLikes,
  saveRecipes,
  type SavedRecipe,
  type FavouriteFlags,
  resetRecipes,
  recipeNames,
  openCollection,
  waitForSummary,
  readCounts,
  unlikeButton,
} from './collection-page.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, signInAs } from './member.ts'
import { pathAndQuery } from './page-helpers.ts'
import { delayRequests, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
let recipes: SavedRecipe[] = []
beforeEach(async () => {
  recipes = await resetRecipes(site)
  member = await addMember(site, 'ada')
})

const recipeAt = (position: number): SavedRecipe => recipes[position] ?? { id: '', name: 'No recipe', slug: '' }
const save = (recipes: readonly SavedRecipe[], flags: FavouriteFlags) => saveRecipes(site, member, recipes, flags)
const open = (query?: string) => openCollection({ site, browser }, member, query)
const likes = () => countLikes(site)
const unbookmark = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Remove ${name} from bookmarks` })
const waitForFocus = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.activeElement?.textContent.includes(expected), text)

describe('a removed like', () => {
  it('disappears at once from the list and the count, and moves the focus to the next card', async () => {
    await save(recipes.slice(0, 3), { liked: true })
    const { page, pageErrors } = await open()
    await waitForSummary(page, 'Showing 1–3 of 3 liked recipes')
    const release = await delayRequests(page, '**/api/favourites/**')
    await unlikeButton(page, recipeAt(1)).focus()
    await page.keyboard.press('Enter')
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    expect(await readCounts(page)).toContain('2')
    await waitForFocus(page, recipeAt(2).name)
    expect(await likes()).toBe(3)
    release()
    await toast(page, 'Recipe removed from liked recipes')
    expect(await likes()).toBe(2)
    await unlikeButton(page, recipeAt(2)).focus()
    await page.keyboard.press('Enter')
    await waitForFocus(page, 'Showing 1–1 of 1 liked recipe')
    await unlikeButton(page, recipeAt(0)).click()
    await page.getByText('No liked recipes yet').waitFor()
    await waitForFocus(page, 'No liked recipes')
    expect(pageErrors).toEqual([])
  })

  it('is removed from every other page, even before that page has refetched', async () => {
    await save(recipes.slice(0, 1), { liked: true })
    const { page, pageErrors } = await openPage(browser)
    await signInAs(site, page, member)
    await page.goto(`${site.address}/recipe/${recipeAt(0).slug}`)
    const waitForLike = (pressed: boolean) =>
      page
        .getByRole('button', { name: `Like ${recipeAt(0).name}`, exact: true, pressed })
        .first()
        .waitFor()
    await waitForLike(true)
    await page.getByRole('link', { name: 'Members Area' }).first().click()
    await unlikeButton(page, recipeAt(0)).click()
    await toast(page, 'Recipe removed from liked recipes')
    await delayRequests(page, '**/api/favourites?**')
    await page.goBack()
    await waitForLike(false)
    expect(pageErrors).toEqual([])
  })

  it('comes back if the removal fails, and can be removed again', async () => {
    await save(recipes.slice(0, 2), { liked: true, bookmarked: true })
    const { page } = await open()
    await page.route('**/api/favourites/**', (route) => route.fulfill({ status: 503 }))
    await unlikeButton(page, recipeAt(0)).click()
    await toast(page, 'Failed to unlike recipe')
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    expect(await recipeNames(page)).toEqual([recipeAt(0).name, recipeAt(1).name])
    await unbookmark(page, recipeAt(1)).click()
    await toast(page, 'Failed to unbookmark recipe')
    await unbookmark(page, recipeAt(1)).waitFor()
    await page.unroute('**/api/favourites/**')
    await unlikeButton(page, recipeAt(0)).click()
    await toast(page, 'Recipe removed from liked recipes')
    await waitForSummary(page, 'Showing 1–1 of 1 liked recipe')
  })

  it('removes no other card when clicked several times in a row', async () => {
    await save(recipes.slice(0, 3), { liked: true })
    const { page } = await open()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'DELETE' && sent.push(new URL(request.url()).pathname))
    await unlikeButton(page, recipeAt(0)).click({ clickCount: 3 })
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    await toast(page, 'Recipe removed from liked recipes')
    expect(sent).toEqual([`/api/favourites/${recipeAt(0).id}/like`])
    await unlikeButton(page, recipeAt(2)).click()
    await waitForSummary(page, 'Showing 1–1 of 1 liked recipe')
    expect(await recipeNames(page)).toEqual([recipeAt(1).name])
    await expect.poll(likes).toBe(1)
  })

  it('comes back with a message without a network, and the member stays signed in', async () => {
    await save(recipes.slice(0, 2), { liked: true })
    const { page } = await open()
    await page.getByRole('button', { name: /account of/ }).waitFor()
    await page.context().setOffline(true)
    await unlikeButton(page, recipeAt(0)).click()
    await toast(page, 'Failed to unlike recipe')
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    await page.getByRole('button', { name: /account of/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Sign In' }).count()).toBe(0)
    await page.context().setOffline(false)
    await unlikeButton(page, recipeAt(0)).click()
    await toast(page, 'Recipe removed from liked recipes')
  })

  it('leads to the previous page when the last page is empty', async () => {
    await save(recipes.slice(0, 13), { liked: true })
    const { page, pageErrors } = await open('?page=2')
    await waitForSummary(page, 'Showing 13–13 of 13 liked recipes')
    await unlikeButton(page, recipeAt(12)).click()
    await waitForSummary(page, 'Showing 1–12 of 12 liked recipes')
    expect(pathAndQuery(page)).toBe('/members')
    await waitForFocus(page, 'Showing 1–12 of 12 liked recipes')
    expect(pageErrors).toEqual([])
  })

  it('can be removed together with others at once', async () => {
    await save(recipes, { liked: true })
    const { page, pageErrors } = await open()
    const release = await delayRequests(page, '**/api/favourites/**')
    for (const position of [0, 4, 2]) await unlikeButton(page, recipeAt(position)).click()
    await waitForSummary(page, 'Showing 1–9 of 12 liked recipes')
    release()
    await waitForSummary(page, 'Showing 1–12 of 12 liked recipes')
    const remaining = recipes.filter((_, position) => ![0, 4, 2].includes(position))
    expect(await recipeNames(page)).toEqual(remaining.map(({ name }) => name))
    expect(pageErrors).toEqual([])
  })
})

describe('a removed bookmark', () => {
  it('disappears from the recipe’s page', async () => {
    await save(recipes.slice(0, 1), { liked: true, bookmarked: true })
    const { page, pageErrors } = await open()
    await page.getByRole('link', { name: 'View Recipe' }).click()
    await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor()
    await page.goBack()
    await unbookmark(page, recipeAt(0)).click()
    await toast(page, 'Recipe removed from bookmarks')
    await page.getByRole('link', { name: 'View Recipe' }).click()
    await page.getByRole('button', { name: 'Like', pressed: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Bookmark', pressed: true }).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('leaves the likes unchanged', async () => {
    await save(recipes.slice(0, 2), { liked: true, bookmarked: true })
    const { page, pageErrors } = await open()
    await unbookmark(page, recipeAt(0)).click()
    await toast(page, 'Recipe removed from bookmarks')
    await unbookmark(page, recipeAt(0)).waitFor({ state: 'detached' })
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    await page.getByRole('link', { name: 'Bookmarked Only' }).click()
    await waitForSummary(page, 'Showing 1–1 of 1 bookmarked recipe')
    await unbookmark(page, recipeAt(1)).click()
    await page.getByText('No bookmarked recipes yet').waitFor()
    await page.getByRole('link', { name: 'Liked Only' }).click()
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    expect(pageErrors).toEqual([])
  })
})

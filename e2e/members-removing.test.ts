import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  countLikes,
  type FavouriteFlags,
  openCollection,
  readCounts,
  resetRecipes,
  type SavedRecipe,
  saveRecipes,
  unlikeButton,
  waitForSummary,
} from './collection-page.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, signInAs } from './member.ts'
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
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import {
  countLikes,
  openCollection,
  readCounts,
  resetRecipes,
  type SavedRecipe,
  saveRecipes,
  unlikeButton,
  waitForSummary,
} from './collection-page.ts'
import { openJourney } from './journey.ts'
import { addMember } from './member.ts'
import { delayRequests, toast } from './site.ts'

const { site, browser } = await openJourney()

const unbookmark = (page: Page, { name }: SavedRecipe) =>
  page.getByRole('button', { name: `Remove ${name} from bookmarks` })
const waitForFocus = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.activeElement?.textContent.includes(expected), text)

describe('a removed like', () => {
  it('disappears at once from the list and the count, moves the focus to the next card, and is gone from its page', async () => {
    const [first, second, third] = await resetRecipes(site)
    if (!first || !second || !third) throw new Error('The catalogue has three recipes.')
    const member = await addMember(site, 'ada')
    await saveRecipes(site, member, [first, second, third], { liked: true })
    const bookmark = 'UPDATE user_recipe_interactions SET is_bookmarked = 1, bookmarked_at = 1 WHERE recipe_id = ?'
    await site.db.prepare(bookmark).bind(first.id).run()
    const { page, pageErrors } = await openCollection({ site, browser }, member)
    await waitForSummary(page, 'Showing 1–3 of 3 liked recipes')
    await page.getByRole('link', { name: `View Recipe ${first.name}` }).click()
    const waitForPressed = (name: string, pressed: boolean) =>
      page
        .getByRole('button', { name: `${name} ${first.name}`, exact: true, pressed })
        .first()
        .waitFor()
    await waitForPressed('Like', true)
    await waitForPressed('Bookmark', true)
    await page.getByRole('link', { name: 'Members Area' }).first().click()
    await waitForSummary(page, 'Showing 1–3 of 3 liked recipes')

    const release = await delayRequests(page, '**/api/favourites/**')
    await unlikeButton(page, second).focus()
    await page.keyboard.press('Enter')
    await waitForSummary(page, 'Showing 1–2 of 2 liked recipes')
    expect(await readCounts(page)).toContain('2')
    await waitForFocus(page, third.name)
    expect(await countLikes(site)).toBe(3)
    release()
    await toast(page, 'Recipe removed from liked recipes')
    expect(await countLikes(site)).toBe(2)
    await unlikeButton(page, third).focus()
    await page.keyboard.press('Enter')
    await waitForFocus(page, 'Showing 1–1 of 1 liked recipe')
    await unbookmark(page, first).click()
    await toast(page, 'Recipe removed from bookmarks')
    await unlikeButton(page, first).click()
    await page.getByText('No liked recipes yet').waitFor()
    await waitForFocus(page, 'No liked recipes')
    await toast(page, 'Recipe removed from liked recipes')

    // The page of the recipe shows the change even before it has fetched the member's favourites again.
    await delayRequests(page, '**/api/favourites?**')
    await page.goBack()
    await waitForPressed('Like', false)
    await waitForPressed('Bookmark', false)
    expect(pageErrors).toEqual([])
  })
})

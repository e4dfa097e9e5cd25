import { readFileSync } from 'node:fs'

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  cards,
  type FavouriteFlags,
  openCollection,
  readCounts,
  recipeNames,
  resetRecipes,
  type SavedRecipe,
  saveRecipes,
  waitForSummary,
} from './collection-page.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, signInAs } from './member.ts'
import { contentWidth, findSmallControls, pathAndQuery } from './page-helpers.ts'
import { delayRequests, openPage } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
let recipes: SavedRecipe[] = []
beforeEach(async () => {
  recipes = await resetRecipes(site)
  member = await addMember(site, 'ada')
})

const recipeAt = (position: number): SavedRecipe => recipes[position] ?? { id: '', name: 'No recipe', slug: '' }
const save = (recipes: readonly SavedRecipe[], flags: FavouriteFlags) => saveRecipes(site, member, recipes, flags)
const open = () => openCollection({ site, browser }, member)
async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

describe('the members area', () => {
  it('shows likes and bookmarks, the latest first, exports them, and leads to each recipe', async () => {
    await save(recipes.slice(0, 3), { liked: true })
    await save(recipes.slice(3, 5), { bookmarked: true })
    const { page, pageErrors } = await open()
    await page.getByRole('heading', { name: 'Members Area', level: 1 }).waitFor()
    await waitForSummary(page, 'Showing 1–3 of 3 liked recipes')
    expect(await recipeNames(page)).toEqual(recipes.slice(0, 3).map(({ name }) => name))
    expect((await readCounts(page)).replaceAll(/\s+/g, ' ')).toMatch(/Liked 3 Bookmarked 2|3 Liked 2 Bookmarked/)
    const tabs = page.getByRole('navigation', { name: 'Collection' })
    expect(await tabs.locator('[aria-current]').textContent()).toBe('Liked Only')
    const table = await download(page, 'Table (CSV)')
    expect(table.name).toBe('collection.csv')
    expect(table.text.split('\r\n')).toHaveLength(7)
    expect(table.text).toContain(`/recipe/${recipeAt(2).slug}`)
    const { name, text } = await download(page, 'Recipes (JSON-LD)')
    expect(name).toBe('collection.jsonld')
    expect(JSON.parse(text)).toMatchObject({ '@type': 'ItemList', numberOfItems: 5 })
    await tabs.getByRole('link', { name: 'Bookmarked Only' }).click()
    await waitForSummary(page, 'Showing 1–2 of 2 bookmarked recipes')
    expect(pathAndQuery(page)).toBe('/members?tab=bookmarked')
    expect(await recipeNames(page)).toEqual(recipes.slice(3, 5).map(({ name }) => name))
    await page.getByRole('link', { name: `View Recipe ${recipeAt(3).name}` }).click()
    await page.waitForURL(`**/recipe/${recipeAt(3).slug}`)
    await page.goBack()
    await waitForSummary(page, 'Showing 1–2 of 2 bookmarked recipes')
    expect(pageErrors).toEqual([])
  })
})

describe('the filters of a collection', () => {
  it('search while the reader types, narrow by ailment, appear in the address, and go back step by step', async () => {
    await save(recipes, { liked: true })
    const [digestiveRecipe] = (
      await site.db
        .prepare("SELECT id, name, slug FROM recipes WHERE ailment = 'Digestive Issues' AND variety = 0 LIMIT 1")
        .all<SavedRecipe>()
    ).results
    if (digestiveRecipe) await save([digestiveRecipe], { liked: true })
    const { page, pageErrors } = await open()
    await waitForSummary(page, 'Showing 1–12 of 16 liked recipes')
    await page.getByRole('link', { name: 'Digestive' }).click()
    await waitForSummary(page, 'Showing 1–1 of 1 liked recipe')
    expect(await recipeNames(page)).toEqual([digestiveRecipe?.name])
    expect(pathAndQuery(page)).toBe('/members?category=Digestive')
    await page.getByRole('navigation', { name: 'Ailments' }).getByRole('link', { name: 'All' }).click()
    await waitForSummary(page, 'Showing 1–12 of 16 liked recipes')
    await search(page).pressSequentially(recipeAt(7).name.toUpperCase(), { delay: 20 })
    await waitForSummary(page, 'Showing 1–1 of 1 liked recipe')
    expect(await recipeNames(page)).toEqual([recipeAt(7).name])
    await page.getByRole('link', { name: 'Bookmarked Only' }).click()
    await page.getByText('No bookmarked recipes yet').waitFor()
    await expect.poll(() => search(page).inputValue()).toBe(recipeAt(7).name.toUpperCase())
    await page.goBack()
    await waitForSummary(page, 'Showing 1–1 of 1 liked recipe')
    await page.goBack()
    await waitForSummary(page, 'Showing 1–12 of 16 liked recipes')
    expect(await search(page).inputValue()).toBe('')

    // Responses that arrive late add one history entry.
    await page.getByRole('link', { name: 'Inflammation' }).click()
    await page.waitForURL('**/members?category=Inflammation')
    const release = await delayRequests(page, '**/api/collection?*')
    for (const part of ['lin', 'den']) {
      const searchRequest = page.waitForRequest(/api\/collection\?.*search/)
      await search(page).pressSequentially(part)
      await searchRequest
    }
    release()
    await page.waitForURL('**/members?search=linden&category=Inflammation')
    await page.goBack()
    await page.waitForURL('**/members?category=Inflammation')
    expect(pageErrors).toEqual([])
  })
})

describe('the members area with a saved profile', () => {
  it('shows the verdict of each remedy without a layout shift, and fits a small screen', async () => {
    await save(recipes, { liked: true, bookmarked: true })
    await site.db.prepare("UPDATE recipes SET status = 'review' WHERE id = ?").bind(recipeAt(1).id).run()
    const { page, pageErrors } = await openPage(browser, { width: 390 })
    await page.addInitScript(() => {
      localStorage.setItem(
        'safetyProfile',
        '{"savedOn":"2026-11-21","ageYears":34,"medicines":["Warfarin"],"conditions":[],"allergies":[]}',
      )
    })
    const release = await delayRequests(page, '**/api/safety/facts')
    await signInAs(site, page, member)
    // The page requests the facts after it has rendered the cards, so waiting for the request is enough.
    await Promise.all([page.waitForRequest('**/api/safety/facts'), page.goto(`${site.address}/members`)])
    await cards(page).nth(11).waitFor()
    const heightOf = () => page.locator('.saved-cards').evaluate((element) => element.getBoundingClientRect().height)
    const height = await heightOf()
    release()
    await page.locator('.verdict-tag').first().waitFor()
    expect(await page.locator('.verdict-tag').count()).toBe(11)
    expect(await heightOf()).toBe(height)
    await page.locator('.verdict-tag summary').first().click()
    const panel = await page.locator('.verdict-tag[open] > div').boundingBox()
    expect([panel && panel.x >= 0, panel && panel.x + panel.width <= 390]).toEqual([true, true])
    await page.locator('.verdict-tag summary').first().click()
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await contentWidth(page)).toBe(320)
    expect(await findSmallControls(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

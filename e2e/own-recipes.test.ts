import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { paths } from '#domain/paths.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs, type OpenOptions } from './member.ts'
import { contentWidth, findSmallControls, press } from './page-helpers.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

const recipeId = '20000000-0000-4000-8000-000000000001'

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
})

const open = (path: string, options?: OpenOptions) => openAs({ site, browser }, member, path, options)

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** Returns the names of the controls that the bar for saving covers when they get the focus. */
const listHiddenByBar = (page: Page) =>
  page
    .locator('form')
    .filter({ has: nameField(page) })
    .or(page.locator('#safety-check'))
    .locator('input, textarea, select, summary, button, a')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (!(control instanceof HTMLElement) || !control.checkVisibility()) return []
        // At the lower edge of the screen, the browser sees no reason to scroll, although the bar is on top.
        scrollBy(0, control.getBoundingClientRect().bottom - innerHeight)
        control.focus()
        const { bottom, height } = control.getBoundingClientRect()
        const barTop = document.querySelector('[aria-label="Save"]')?.getBoundingClientRect().top ?? 0
        return document.activeElement === control && bottom - height / 2 > barTop
          ? [control.outerHTML.slice(0, 120)]
          : []
      }),
    )

async function storeRecipe(changes: Partial<OwnRecipeContent> = {}): Promise<void> {
  await site.db
    .prepare(
      "INSERT INTO own_recipes (id, user_id, content, search_text, revision, created_at, updated_at) VALUES (?, 'ada', ?, '', 1, 1, 1)",
    )
    .bind(recipeId, JSON.stringify({ ...ownRecipeContent, ...changes }))
    .run()
}

const storedContents = async (): Promise<OwnRecipeContent[]> => {
  const { results } = await site.db.prepare('SELECT content FROM own_recipes').all<{ content: string }>()
  return results.map(({ content }) => JSON.parse(content))
}

describe('a recipe of one’s own', () => {
  it('is written, refused, mended by its own suggestion and kept, on a phone', async () => {
    const { page, pageErrors } = await open(paths.members, { width: 390 })
    await page.getByRole('link', { name: /^Your recipes/ }).click()
    await page.getByRole('link', { name: 'New recipe' }).click()
    const check = page.locator('#safety-check')
    const bar = page.getByRole('region', { name: 'Save' })
    await nameField(page).fill('Sage after work')
    await page.getByLabel('Amount 1').fill('9 g')
    await page.getByLabel('Ingredient 1').fill('Sage')
    await bar.getByRole('link', { name: 'Refused' }).click()
    await check.getByText('Don’t drink this.').waitFor()
    await check
      .getByRole('button', { name: /^Use this/ })
      .first()
      .click()
    await bar.getByRole('link', { name: 'Refused' }).waitFor({ state: 'detached' })
    await page.getByLabel('Step 1').fill('Pour hot water over the leaves.')
    await page.getByLabel('Tags').fill('evening')
    await page.getByText('Import a recipe', { exact: true }).click()
    expect(await contentWidth(page)).toBe(390)
    expect(await findSmallControls(page, 'button, summary')).toEqual([])
    expect(await listHiddenByBar(page)).toEqual([])
    await press(page, 'Save Recipe')
    await toast(page, '“Sage after work” is saved')
    await page.getByRole('heading', { level: 1, name: 'Sage after work' }).waitFor()
    expect(await check.textContent()).not.toContain('Refused')
    const [content] = await storedContents()
    expect(content?.ingredients[0]?.amount).toMatch(/^[\d.]+ g$/)
    expect(content?.ingredients[0]?.amount).not.toBe('9 g')
    await page.getByRole('link', { name: 'Back to your recipes' }).click()
    await page.getByText('1 of 200 recipes').waitFor()
    await page.getByRole('link', { name: 'evening', exact: true }).click()
    await page.getByRole('link', { name: 'Sage after work' }).click()
    await press(page, 'Delete Sage after work')
    await press(page, 'Delete permanently')
    await page.getByText('Write your own blend').waitFor()
    expect(await storedContents()).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('is kept although it is refused, with its warning on top', async () => {
    const { page, pageErrors } = await open(paths.newOwnRecipe)
    await nameField(page).fill('Comfrey, never to drink')
    await page.getByLabel('Amount 1').fill('2 g')
    await page.getByLabel('Ingredient 1').fill('Comfrey')
    await page.getByText('You can keep this recipe. Its warning stays on top.').waitFor()
    expect(await findViolationsInAppearances(page, 'editor')).toEqual([])
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { level: 1, name: 'Comfrey, never to drink' }).waitFor()
    await page.locator('#safety-check').getByText('Don’t drink this.').waitFor()
    expect(await findViolationsInAppearances(page, 'recipe')).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('loses nothing that two tabs have saved, and goes back to an earlier version', async () => {
    await storeRecipe({ name: 'First name' })
    const { page, pageErrors } = await open(paths.editOwnRecipe(recipeId))
    await nameField(page).waitFor()
    const otherTab = await page.context().newPage()
    await otherTab.goto(site.address + paths.editOwnRecipe(recipeId))
    await nameField(otherTab).fill('From the other tab')
    await press(otherTab, 'Save Recipe')
    await toast(otherTab, '“From the other tab” is saved')
    await nameField(page).fill('From this tab')
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { name: 'You saved this recipe somewhere else' }).waitFor()
    expect(await nameField(page).inputValue()).toBe('From this tab')
    await press(page, 'Overwrite with mine')
    await toast(page, '“From this tab” is saved')
    expect((await storedContents()).map(({ name }) => name)).toEqual(['From this tab'])
    await page.getByText('There’s a problem').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Back to the recipe' }).click()
    await page.getByText('Earlier versions (2)').click()
    await press(page, 'Go back to this version 2')
    await page.getByRole('heading', { level: 1, name: 'From the other tab' }).waitFor()
    await page.getByText('Earlier versions (3)').waitFor()
    expect((await storedContents()).map(({ name }) => name)).toEqual(['From the other tab'])
    expect(pageErrors).toEqual([])
  })

  it('keeps the drafts of two tabs apart, even if one restores the other’s', async () => {
    const { page: tabOne, pageErrors } = await open(paths.newOwnRecipe)
    await nameField(tabOne).fill('Tab one tea')
    const tabTwo = await tabOne.context().newPage()
    await tabTwo.goto(site.address + paths.newOwnRecipe)
    await press(tabTwo, 'Restore')
    await expect.poll(() => nameField(tabTwo).inputValue()).toBe('Tab one tea')
    await nameField(tabTwo).fill('Tab two tea')
    const countDrafts = () =>
      tabTwo.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')).length)
    await expect.poll(countDrafts).toBe(2)
    await tabOne.close()
    await tabTwo.reload()
    await tabTwo.getByText('You have 2 unsaved drafts.').waitFor()
    await press(tabTwo, 'Restore')
    await expect.poll(() => nameField(tabTwo).inputValue()).toBe('Tab two tea')
    await press(tabTwo, 'Restore')
    await expect.poll(() => nameField(tabTwo).inputValue()).toBe('Tab one tea')
    expect(pageErrors).toEqual([])
  })

  it('is pasted, and lists what could not be read', async () => {
    const { page, pageErrors } = await open(paths.newOwnRecipe, { width: 390 })
    await page.getByText('Import a recipe').click()
    await page
      .getByLabel(/^Recipe text or page source/)
      .fill('2 tsp peppermint, 1 tsp lemon balm, 250 ml, 10 min, 3 of 4 things')
    await press(page, 'Import')
    await toast(page, 'Imported. Check each ingredient.')
    const leftOut = page.locator('.note', { hasText: 'left out or shortened' })
    await leftOut.getByText('3 of 4 things').waitFor()
    expect(await contentWidth(page)).toBe(390)
    expect(await findSmallControls(page, 'button, summary')).toEqual([])
    await press(leftOut, 'Add to your notes')
    await leftOut.waitFor({ state: 'detached' })
    await nameField(page).fill('From a friend')
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { level: 1, name: 'From a friend' }).waitFor()
    const [content] = await storedContents()
    expect(content).toMatchObject({ waterMl: 250, brewMinutes: 10, notes: '3 of 4 things' })
    expect(content?.ingredients).toEqual([
      { amount: '2 tsp', name: 'Peppermint' },
      { amount: '1 tsp', name: 'Lemon balm' },
    ])
    expect(pageErrors).toEqual([])
  })

  const mealie = {
    name: 'From Mealie',
    recipeIngredient: [{ quantity: 2, unit: { name: 'teaspoon' }, food: { name: 'peppermint' } }],
    recipeInstructions: [{ text: 'Pour.' }],
  }
  const jsonLd = {
    '@type': 'Recipe',
    name: 'From a page',
    recipeIngredient: ['2 teaspoon peppermint'],
    recipeInstructions: 'Pour.',
  }

  it.each([
    ['an export of Mealie', 'recipe.json', 'From Mealie', '2 tsp', JSON.stringify(mealie)],
    [
      'a saved page',
      'page.html',
      'From a page',
      '2 teaspoon',
      `<!doctype html><h1>Tea</h1><script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`,
    ],
  ])('is imported from %s', async (_, file, name, amount, source) => {
    const { page, pageErrors } = await open(paths.newOwnRecipe)
    await page.getByText('Import a recipe').click()
    await page
      .getByLabel('Or choose a file')
      .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(source) })
    await toast(page, 'Imported. Check each ingredient.')
    expect(await nameField(page).inputValue()).toBe(name)
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await storedContents()).toMatchObject([
      { name, ingredients: [{ amount, name: 'peppermint' }], steps: ['Pour.'] },
    ])
    expect(pageErrors).toEqual([])
  })

  it('starts from one of our recipes', async () => {
    const { page, pageErrors } = await open('/recipe/hillside-thyme-cup')
    await press(page, 'Make it mine')
    await page.getByRole('heading', { level: 1, name: 'New recipe' }).waitFor()
    await expect.poll(() => nameField(page).inputValue()).toBe('Hillside Thyme Cup')
    await page.locator('#safety-check').getByText('Dried herb in a day').waitFor()
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { level: 1, name: 'Hillside Thyme Cup' }).waitFor()
    const [content] = await storedContents()
    expect(content).toMatchObject({ servings: 2, notes: expect.stringContaining('Based on our remedy') })
    expect(pageErrors).toEqual([])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'

import { recipeCategorySlug } from '#domain/community/community.rules.ts'
import { paths } from '#domain/paths.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs, signInThroughDialog } from './member.ts'
import { contentWidth, press } from './page-helpers.ts'
import { emptyTables, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const recipeId = '20000000-0000-4000-8000-000000000001'

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await site.db
    .prepare(
      "INSERT INTO own_recipes (id, user_id, content, search_text, revision, created_at, updated_at) VALUES (?, 'ada', ?, '', 1, 1, 1)",
    )
    .bind(recipeId, JSON.stringify(ownRecipeContent))
    .run()
})

describe('a recipe of one’s own', () => {
  it('is shared on a phone, posted as a card, opened without JavaScript, and closed again', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, member, paths.ownRecipe(recipeId), { width: 390 })
    await press(page, 'Create a link')
    await toast(page, 'The link is ready')
    const { pathname: shared } = new URL(await page.getByLabel(/^Everybody with this link/).inputValue())
    expect(await contentWidth(page)).toBe(390)
    await press(page, 'Post it in the community')
    await page.getByLabel('Display name').fill('Ada L.')
    expect(await page.getByLabel('Title').inputValue()).toBe('Evening cup')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('heading', { name: 'Evening cup' }).waitFor()
    await press(page, 'Post')
    await page.getByRole('link', { name: 'View post' }).click()
    await page
      .getByRole('list', { name: 'Recipes in this post' })
      .getByRole('heading', { name: 'Evening cup' })
      .waitFor()
    const { page: visitor } = await openPage(browser, { scripts: false, width: 390 })
    await visitor.goto(`${site.address}${paths.communityCategory(recipeCategorySlug)}`)
    await visitor.getByText('This is my recipe: Evening cup').waitFor()
    await visitor.goto(page.url())
    await visitor.getByRole('link', { name: /^See the recipe/ }).click()
    expect(new URL(visitor.url()).pathname).toBe(shared)
    await visitor.getByRole('heading', { level: 1, name: 'Evening cup' }).waitFor()
    expect(await visitor.locator('#safety-check').textContent()).toContain('No concerns found')
    expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await contentWidth(visitor)).toBe(390)
    await page.goto(site.address + shared)
    expect(await findViolationsInAppearances(page, 'shared recipe')).toEqual([])
    await page.goto(site.address + paths.ownRecipe(recipeId))
    await press(page, 'Stop sharing Evening cup')
    await press(page.getByRole('alertdialog'), 'Stop sharing')
    await toast(page, 'The link no longer works')
    expect((await visitor.reload())?.status()).toBe(404)
    await visitor.getByRole('heading', { level: 1, name: 'This recipe is no longer shared' }).waitFor()
    expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(pageErrors).toEqual([])
  })

  it('is made their own by a stranger, who signs in over the shared recipe and can go back to it', async () => {
    const token = 't'.repeat(43)
    await site.db.prepare('UPDATE own_recipes SET share_token = ?').bind(token).run()
    const friend = await addMember(site, 'ben')
    const { page, pageErrors } = await openAs({ site, browser }, undefined, paths.sharedRecipe(token))
    await press(page, 'Make it mine')
    await signInThroughDialog(page, friend)
    await page.getByRole('heading', { level: 1, name: 'New recipe' }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Evening cup')
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { level: 1, name: 'Evening cup' }).waitFor()
    await page.goBack()
    await page.getByText('A member of Herbal Remedies wrote this recipe').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('is explained to a visitor, who goes back to the page before', async () => {
    const { page } = await openAs({ site, browser }, undefined, paths.tools)
    await page.goto(site.address + paths.ownRecipe(recipeId))
    await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths.tools)
    await page.getByRole('link', { name: 'Your Own Recipes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your own recipes' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.ownRecipes)
  })
})

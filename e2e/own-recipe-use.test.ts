import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, openAs } from './member.ts'
import { contentWidth, findSmallControls, press } from './page-helpers.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

const recipeId = '20000000-0000-4000-8000-000000000001'
const content = {
  ...ownRecipeContent,
  name: 'Evening mint',
  ingredients: [
    { name: 'Peppermint', amount: '4 g' },
    { name: 'Lemon balm', amount: '2 tsp', notes: 'dried, cut' },
  ],
  notes: 'Good.\nBetter with honey.',
  tags: ['evening'],
}

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await makePremium(site, member)
  await site.db.batch([
    site.db.prepare(
      "INSERT INTO user_herb_cabinet (id, user_id, herb_id, created_at) VALUES ('own', 'ada', 'peppermint', 1)",
    ),
    site.db
      .prepare(
        "INSERT INTO own_recipes (id, user_id, content, search_text, created_at, updated_at) VALUES (?, 'ada', ?, '', 1, 1)",
      )
      .bind(recipeId, JSON.stringify(content)),
  ])
})

describe('an own recipe', () => {
  it('is scaled, put on the shopping list and made into a label, on a phone', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, member, paths.ownRecipe(recipeId), { width: 390 })
    await page.getByRole('link', { name: 'One cup more' }).click()
    await page.getByText('Makes 3 cups · 750 ml of water').waitFor()
    expect(await page.getByRole('region', { name: 'Ingredients' }).textContent()).toContain('Peppermint6 g')
    expect(await findViolationsInAppearances(page, 'scaled recipe')).toEqual([])
    expect(await contentWidth(page)).toBe(390)
    expect(await findSmallControls(page, 'button, summary')).toEqual([])
    await page.getByRole('link', { name: 'Add to shopping list' }).click()
    const list = page.getByRole('region', { name: 'Shopping list' })
    await list.getByText('for Evening mint').waitFor()
    expect(await list.getByRole('listitem').allTextContents()).toEqual(['Lemon balm for Evening mint'])
    await page.goBack()
    await page.getByRole('link', { name: 'Make a label' }).click()
    await expect.poll(() => page.getByLabel('Blend name', { exact: true }).inputValue()).toBe('Evening mint')
    expect(await page.getByLabel('Ingredient 2', { exact: true }).inputValue()).toBe('Lemon balm')
    expect(pageErrors).toEqual([])
  })

  it.each(['JSON', 'CSV'])('is downloaded as %s and imported again without loss', async (format) => {
    const { page, pageErrors } = await openAs({ site, browser }, member, paths.ownRecipe(recipeId))
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, `Download ${format}`)])
    expect(download.suggestedFilename()).toBe(`evening-mint.${format.toLowerCase()}`)
    const file = await download.path()
    await page.goto(site.address + paths.newOwnRecipe)
    await page.getByText('Import a recipe', { exact: true }).click()
    await page.getByLabel('Or choose a file').setInputFiles(file)
    await toast(page, 'Imported. Check each ingredient.')
    await press(page, 'Save Recipe')
    await page.getByRole('heading', { level: 1, name: 'Evening mint' }).waitFor()
    const { results } = await site.db.prepare('SELECT content FROM own_recipes').all<{ content: string }>()
    expect(results.map((row): unknown => JSON.parse(row.content))).toEqual([content, content])
    expect(pageErrors).toEqual([])
  })
})

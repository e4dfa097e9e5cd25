import { beforeEach, expect, it } from 'vitest'

import { localDay } from '#client/core/local-day.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { paths } from '#domain/paths.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, openAs } from './member.ts'
import { contentWidth, findSmallControls, press } from './page-helpers.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

const recipeId = '20000000-0000-4000-8000-000000000001'

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await site.db
    .prepare(
      "INSERT INTO own_recipes (id, user_id, content, search_text, created_at, updated_at) VALUES (?, 'ada', ?, '', 1, 1)",
    )
    .bind(recipeId, JSON.stringify(ownRecipeContent))
    .run()
})

const storedBrews = async () => {
  const { results } = await site.db.prepare('SELECT day, stars, note FROM own_recipe_brews ORDER BY day DESC').all()
  return results
}

it('notes, corrects, deletes and restores brews of a recipe, on a phone', async () => {
  const { page, pageErrors } = await openAs({ site, browser }, member, paths.ownRecipe(recipeId), { width: 390 })
  const today = localDay(new Date())
  await press(page, 'I made this')
  await page.getByRole('radio', { name: '2 stars' }).check({ force: true })
  await page.getByLabel('Note (optional)').fill('Too bitter')
  expect(await findViolationsInAppearances(page, 'brew form')).toEqual([])
  expect(await contentWidth(page)).toBe(390)
  expect(await findSmallControls(page, 'button, summary')).toEqual([])
  await press(page, 'Save')
  await toast(page, 'Brew saved')
  expect(await storedBrews()).toEqual([{ day: today, stars: 2, note: 'Too bitter' }])
  await press(page, 'I made this')
  await page.getByLabel('Day').fill('2026-03-01')
  await press(page, 'Save')
  await page.getByText('Made 2 times').waitFor()
  await press(page, `Edit the brew of ${formatDay(today)}`)
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await press(page, 'Save')
  await page.getByText('4 of 5 stars').waitFor()
  await press(page, `Delete the brew of ${formatDay(today)}`)
  await page.getByText(`Made once, on ${formatDay('2026-03-01')}`).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('4 of 5 stars').waitFor()
  expect(await findViolationsInAppearances(page, 'brews')).toEqual([])
  await page.getByRole('link', { name: 'Back to your recipes' }).click()
  await page.getByRole('link', { name: 'Most stars' }).click()
  await page.getByText(`Made 2 times, last on ${formatDay(today)} · 4 of 5 stars`).waitFor()
  expect(await findViolationsInAppearances(page, 'list')).toEqual([])
  expect(await storedBrews()).toEqual([
    { day: today, stars: 4, note: 'Too bitter' },
    { day: '2026-03-01', stars: null, note: '' },
  ])
  expect(pageErrors).toEqual([])
})

import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'

import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { paths } from '#domain/paths.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, adminEmail, type Member, openAs } from './member.ts'
import { contentWidth, findSmallControls, press, waitUntilFocused } from './page-helpers.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

const [published, declined] = ['20000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000002'] as const

let [member, admin]: Member[] = []
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  admin = await addMember(site, 'admin', adminEmail)
  await site.db.prepare("UPDATE profiles SET display_name = 'Ada L.' WHERE id = 'ada'").run()
})

const storeRecipe = (id: string, changes: Partial<OwnRecipeContent>) =>
  site.db
    .prepare(
      "INSERT INTO own_recipes (id, user_id, content, search_text, created_at, updated_at) VALUES (?, 'ada', ?, '', 1, 1)",
    )
    .bind(id, JSON.stringify({ ...ownRecipeContent, ailment: 'Sleep Problems', ...changes }))
    .run()

const steps = ['Boil 500 ml of water.', 'Pour it over the flowers.', 'Cover and wait ten minutes.', 'Strain and drink.']

async function offer(page: Page): Promise<void> {
  await page.getByText('Offer this recipe', { exact: true }).first().click()
  await page
    .getByLabel('Description')
    .fill(
      'A mild cup with a taste of honey and hay that people have drunk at the end of the day for a long time. It is light and goes well with a slice of lemon. I make it in a large pot and drink it with my family in the evening.',
    )
  await page
    .getByLabel('Traditional uses of its herbs')
    .fill('Linden has traditionally been drunk in the evening.\nPeople drink linden for a quiet hour.\nIt tastes mild.')
  await page.getByLabel('Tips').fill('Cover the pot.\nAdd a slice of lemon.')
  await press(page, 'Offer this recipe')
}

it('is offered, approved and withdrawn, and another one declined', async () => {
  await storeRecipe(published, { name: 'Quiet Linden at Seven', steps })
  await storeRecipe(declined, { name: 'Linden Once More', steps: steps.slice(0, 2) })
  const { page, pageErrors } = await openAs({ site, browser }, member, paths.ownRecipe(declined), { width: 390 })
  await offer(page)
  await page.getByText('Use 4 to 8 lines.').waitFor()
  expect(await findViolationsInAppearances(page, 'offer')).toEqual([])
  expect(await contentWidth(page)).toBe(390)
  expect(await findSmallControls(page, 'button, summary')).toEqual([])
  await site.db
    .prepare("UPDATE own_recipes SET content = json_set(content, '$.steps', json(?)) WHERE id = ?")
    .bind(JSON.stringify(steps), declined)
    .run()
  await page.reload()
  await page.getByText('You have an unsaved draft').waitFor()
  await press(page, 'Restore')
  await press(page, 'Offer this recipe')
  await toast(page, 'Thank you. We’ll review your recipe.')
  await page.getByText('Your recipe is waiting for our review.').waitFor()
  await page.goto(site.address + paths.ownRecipe(published))
  await offer(page)
  await page.getByText('Your recipe is waiting for our review.').waitFor()

  const { page: review } = await openAs({ site, browser }, admin, paths.adminReview)
  await press(review, 'Approve Quiet Linden at Seven')
  await toast(review, '“Quiet Linden at Seven” published')
  await waitUntilFocused(review, '🍵 Linden Once More')
  await expect.poll(() => review.getByText('Reject…').count()).toBe(1)
  await review.getByText('Reject…').click()
  await review.getByLabel('Reason', { exact: true }).fill('It is too much like ours.')
  await press(review, 'Reject and delete Linden Once More')
  await press(review.getByRole('alertdialog'), 'Reject and delete')
  await toast(review, '“Linden Once More” rejected')

  await page.reload()
  await page.getByRole('link', { name: 'see its page' }).click()
  await page.getByText('Recipe by Ada L.').waitFor()
  const { pathname } = new URL(page.url())
  await page.goto(site.address + paths.ownRecipe(declined))
  await page.getByText('It is too much like ours.').waitFor()
  await press(page, 'Restore')
  await expect.poll(() => page.getByLabel('Description').inputValue()).toMatch(/^A mild cup with a taste of honey/)
  await page.goto(site.address + paths.ownRecipe(published))
  await press(page, 'Withdraw Quiet Linden at Seven')
  await press(page.getByRole('alertdialog'), 'Withdraw')
  await toast(page, 'Your recipe is withdrawn')
  expect((await page.goto(site.address + pathname))?.status()).toBe(410)
  expect(pageErrors).toEqual([])
})

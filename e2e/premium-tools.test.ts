import { expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { addMember, makePremium, signInThroughDialog } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { visit } from './site.ts'

const { site, browser } = await openJourney()
await site.db
  .prepare("INSERT OR REPLACE INTO admin_settings (setting_key, setting_value) VALUES ('tools_premium_only', ?)")
  .bind(JSON.stringify({ label_designer: true, healing_journal: true, ask_herbi: true }))
  .run()

it('a tool for premium members opens for a premium member who signs in at the notice, and links others to the plans', async () => {
  const ada = await addMember(site, 'ada')
  await makePremium(site, ada)
  const address = site.address + paths.labelForRecipe('hillside-thyme-cup')
  const { page, pageErrors } = await visit(browser, address, { width: 320 })
  const notice = page.getByRole('heading', { name: 'Premium Feature' })
  await notice.waitFor()
  expect(await contentWidth(page)).toBe(320)
  await page.getByText('At the moment, this tool is only for premium members.').waitFor()
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe(paths.pricing)
  await page.getByRole('button', { name: 'Sign in as a premium member' }).click()
  await signInThroughDialog(page, ada)
  await page.getByRole('heading', { name: 'On the label', exact: true }).waitFor()
  expect(await notice.count()).toBe(0)
  expect(pageErrors).toEqual([])
})

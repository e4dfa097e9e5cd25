import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, makePremium, openAs, signInThroughDialog } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { emptyTables, visit } from './site.ts'

const { site, browser } = await openJourney()

const setPremiumTools = (switches: string) =>
  site.db
    .prepare("INSERT OR REPLACE INTO admin_settings (setting_key, setting_value) VALUES ('tools_premium_only', ?)")
    .bind(switches)
    .run()

const addPremium = async (id: string) => {
  const member = await addMember(site, id)
  await makePremium(site, member)
  return member
}

beforeEach(async () => {
  await emptyTables(site, 'users')
  await setPremiumTools(JSON.stringify({ label_designer: true, healing_journal: true, ask_herbi: true }))
})

const notice = (page: Page) => page.getByRole('heading', { name: 'Premium Feature' })
const designer = (page: Page) => page.getByRole('heading', { name: 'On the label', exact: true })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

describe('a tool for premium members', () => {
  it('is hidden from a visitor, who finds a link to compare premium', async () => {
    const { page, pageErrors } = await visit(browser, site.address + paths.labelForRecipe('hillside-thyme-cup'), {
      width: 320,
    })
    await notice(page).waitFor()
    expect(await contentWidth(page)).toBe(320)
    await page.getByText('At the moment, this tool is only for premium members.').waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await page.waitForURL(`${site.address}${paths.pricing}`)
    expect(pageErrors).toEqual([])
  })

  it('opens for a premium member who signs in at the notice', async () => {
    const ada = await addPremium('ada')
    const { page, pageErrors } = await visit(browser, site.address + paths.labelDesigner)
    await page.getByRole('button', { name: 'Sign in as a premium member' }).click()
    await signInThroughDialog(page, ada)
    await designer(page).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('is hidden from a free member, who is not asked to sign in', async () => {
    const { page } = await openAs({ site, browser }, await addMember(site, 'ben'), paths.labelDesigner)
    await notice(page).waitFor()
    expect(await page.getByRole('button', { name: 'Sign in as a premium member' }).count()).toBe(0)
  })

  it('is open to a premium member and to the administrator', async () => {
    for (const member of [await addPremium('ada'), await addMember(site, 'root', adminEmail)]) {
      const { page, pageErrors } = await openAs({ site, browser }, member, paths.labelDesigner)
      await designer(page).waitFor()
      expect(await notice(page).count()).toBe(0)
      expect(pageErrors).toEqual([])
    }
  })

  it("is marked on the Tools page, which doesn't call it free", async () => {
    const { page, pageErrors } = await visit(browser, site.address + paths.tools)
    for (const [name, mark] of [
      ['Custom Label Designer and Export', 'Premium'],
      ['Healing Journal and Protocol Planner', 'Premium'],
      ['Ask Herbi Bot', 'Premium'],
      ['Smart Tea Blend Generator', 'Free'],
      ['Private Herbal Community', 'Free'],
    ] as const)
      await card(page, name).getByText(mark, { exact: true }).waitFor()
    expect(await page.getByText(/free for everyone/i).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })
})

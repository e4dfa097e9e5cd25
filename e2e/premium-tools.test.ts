import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, makePremium, openAs, signInThroughDialog } from './member.ts'
import { contentWidth } from './page-helpers.ts'
import { emptyTables, openPage, type PageOptions, visit } from './site.ts'

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
  it.each([paths.labelDesigner, paths.labelForRecipe('hillside-thyme-cup'), paths.journal, paths.askHerbi])(
    'is hidden from a visitor at %s, who finds a link to compare premium',
    async (path) => {
      const { page, pageErrors } = await visit(browser, site.address + path)
      await notice(page).waitFor()
      await page.getByText('At the moment, this tool is only for premium members.').waitFor()
      expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
      await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
      await page.waitForURL(`${site.address}${paths.pricing}`)
      expect(pageErrors).toEqual([])
    },
  )

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

  it.each(['', '{', '{"label_designer":"yes"}', '[]'])('stays open while the setting is %j', async (switches) => {
    await setPremiumTools(switches)
    const { page } = await visit(browser, site.address + paths.labelDesigner)
    await designer(page).waitFor()
  })

  const appearances: PageOptions[] = [{ width: 320 }, { width: 320, dark: true }]
  it.each(appearances)('has a notice that fits the page: %j', async (appearance) => {
    const { page } = await visit(browser, site.address + paths.labelDesigner, appearance)
    await notice(page).waitFor()
    expect(await contentWidth(page)).toBe(320)
  })

  it('says without JavaScript that it needs JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(site.address + paths.labelDesigner)
    await page.getByText('This tool runs in your browser and needs JavaScript.').waitFor()
  })
})

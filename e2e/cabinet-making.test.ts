import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  answersWithAllergies,
  type HerbOptions,
  makeNowRegion,
  openCabinet,
  requestSuggestion,
  storeHerbs,
} from './cabinet-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, type OpenOptions } from './member.ts'
import { press } from './page-helpers.ts'
import { emptyTables, toast } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await makePremium(site, member)
})

const addHerbs = (herbs: readonly string[], options?: HerbOptions) => storeHerbs(site, member, herbs, options)
const open = (query?: string, options?: OpenOptions) => openCabinet({ site, browser }, member, query, options)

type Recipe = { name: string; slug: string; herbs: string[] }
/** Returns a published recipe with this number of herbs and a unique name. */
async function findRecipe(herbCount: number): Promise<Recipe> {
  const row = await site.db
    .prepare(
      `SELECT recipes.name, slug, json_group_array(DISTINCT herb_id) AS herbs FROM recipes JOIN recipe_ingredients ON recipe_id = recipes.id
       WHERE status = 'published' AND variety = 0 AND verdict = 'ok' AND herb_id IS NOT NULL
       GROUP BY recipes.id HAVING count(DISTINCT herb_id) = ? ORDER BY recipes.name LIMIT 1`,
    )
    .bind(herbCount)
    .first<{ name: string; slug: string; herbs: string }>()
  if (!row) throw new Error(`No recipe has ${herbCount} herbs.`)
  return { ...row, herbs: JSON.parse(row.herbs) }
}

const remedy = (page: Page, name: string) =>
  makeNowRegion(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

describe('What can I make now', () => {
  it('lists remedies with the missing herbs, and leads to the remedy and its label', async () => {
    const { name, slug, herbs } = await findRecipe(3)
    await addHerbs(herbs)
    const { page, pageErrors } = await open()
    await remedy(page, name).getByText('You have all the herbs').waitFor()
    expect(await remedy(page, name).getByRole('link', { name: 'Make a label' }).getAttribute('href')).toBe(
      `/label-designer?recipe=${slug}`,
    )
    await site.db.prepare('UPDATE user_herb_cabinet SET is_available = 0 WHERE herb_id = ?').bind(herbs[0]).run()
    await page.reload()
    await makeNowRegion(page)
      .getByText(/missing/)
      .first()
      .waitFor()
    const more = page.getByRole('button', { name: /^Show \d+ more$/ })
    if (await more.count()) await more.click()
    await remedy(page, name).getByText('1 missing').waitFor()
    await remedy(page, name).getByRole('link', { name: 'View Recipe' }).click()
    await page.waitForURL(`${site.address}/recipe/${slug}`)
    expect(pageErrors).toEqual([])
  })

  it('lists unsuitable remedies last, and says so', async () => {
    await addHerbs(['linden', 'peppermint', 'fennel', 'chamomile'])
    const { page, pageErrors } = await open('', { answers: answersWithAllergies('Malvaceae') })
    await makeNowRegion(page)
      .getByText(/not suitable for you and (?:is|are) shown last\.$/)
      .waitFor()
    const more = page.getByRole('button', { name: /^Show \d+ more$/ })
    if (await more.count()) await more.click()
    const verdicts = await makeNowRegion(page)
      .locator('.verdict-tag')
      .evaluateAll((tags) => tags.map((tag) => tag.classList.contains('refused')))
    expect(verdicts).toContain(true)
    expect(verdicts).toEqual(verdicts.toSorted((one, other) => Number(one) - Number(other)))
    expect(pageErrors).toEqual([])
  })
})

describe('the shopping list', () => {
  it('lists herbs that are out of stock or missing for a chosen remedy, to copy or print', async () => {
    const { name, slug, herbs } = await findRecipe(3)
    await addHerbs(herbs.slice(1))
    await addHerbs(herbs.slice(0, 1), { isAvailable: false })
    const { page, pageErrors } = await open()
    await page.getByRole('link', { name: 'Shopping list (1)' }).waitFor()
    const checkbox = makeNowRegion(page).getByRole('checkbox', {
      name: `On the shopping list for ${name}`,
      exact: true,
    })
    while (!(await checkbox.count())) await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await checkbox.check()
    await page.waitForURL((url) => url.searchParams.get('want') === slug)
    await requestSuggestion(page)
    await page.getByRole('link', { name: /^My Cabinet/ }).click()
    await page.getByRole('link', { name: /^Shopping list/ }).click()
    const list = page.getByRole('region', { name: 'Shopping list' })
    await list.getByText(`for ${name}`).waitFor()
    await list.getByText('out of stock').waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy')
    await toast(page, 'Shopping list copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`for ${name}`)
    await page.reload()
    await list.getByText(`for ${name}`).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Herbal Cabinet' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
    expect(await list.getByRole('listitem').first().isVisible()).toBe(true)
    expect(pageErrors).toEqual([])
  })
})

describe('the menu', () => {
  it('prints the remedies of which every herb is in the cabinet, without the rest of the page', async () => {
    const { name, herbs } = await findRecipe(2)
    await addHerbs(herbs)
    const { page, pageErrors } = await open()
    await page.getByRole('link', { name: 'Menu to print' }).click()
    const menu = page.getByRole('region', { name: 'Tea menu' })
    await menu.getByRole('link', { name, exact: true }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Herbal Cabinet' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
    expect(await menu.getByText(name, { exact: true }).isVisible()).toBe(true)
    expect(pageErrors).toEqual([])
  })
})

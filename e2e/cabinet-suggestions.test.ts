import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  answersWithAllergies,
  failRequests,
  blends,
  calmingHerbs,
  daysFromNow,
  type HerbOptions,
  storeHerbs,
  openCabinet,
  requestSuggestion,
  tab,
} from './cabinet-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, type OpenOptions } from './member.ts'
import { press } from './page-helpers.ts'
import { emptyTables, delayRequests, toast } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await makePremium(site, member)
})

const addHerbs = (herbs: readonly string[], options?: HerbOptions) => storeHerbs(site, member, herbs, options)
const open = (query?: string, options?: OpenOptions) => openCabinet({ site, browser }, member, query, options)

const dialog = (page: Page) => page.getByRole('alertdialog')
const storedSuggestions = async () =>
  (await site.db.prepare('SELECT id FROM blend_suggestions WHERE deleted_at IS NULL').all()).results

describe('a blend suggestion', () => {
  it('is made from the available herbs, and shows its preparation and the result of the check', async () => {
    await addHerbs(calmingHerbs)
    const { page, pageErrors } = await open()
    await requestSuggestion(page)
    await toast(page, /is now first in your suggestions$/)
    await tab(page, 'Blend Suggestions (1)').waitFor()
    expect(page.url()).toBe(`${site.address}/herbal-cabinet?tab=suggestions`)
    const blend = blends(page).first()
    await blend.getByText('steep 1 tsp in hot water for 5-7 minutes').waitFor()
    await blend.getByText('We found no safety concerns').waitFor()
    expect(await blend.getByRole('list', { name: 'Herbs' }).getByRole('listitem').count()).toBe(3)
    expect(await blend.innerText()).toMatch(/Equal parts of .+, a level teaspoon per cup, at most two cups a day\./)
    expect(await blend.innerText()).toMatch(/\d{1,2} [A-Z][a-z]{2} \d{4}/)
    await blend.getByText('Safety notes for everyone').click()
    await blend.getByText('Educational information, not medical advice.').waitFor()
    await blend.getByText(/^Sources \(\d+\)$/).click()
    await blend
      .getByText(/Commission E|HMPC/)
      .last()
      .waitFor()
    expect(pageErrors).toEqual([])
  })

  it('gets a label with its herbs, best before the first of them expires', async () => {
    const until = daysFromNow(40)
    await addHerbs(calmingHerbs, { expiry: until })
    const { page } = await open('?tab=suggestions')
    await requestSuggestion(page)
    await blends(page)
      .first()
      .getByRole('link', { name: /^Label for / })
      .click()
    await page.getByRole('img', { name: /^Preview: / }).waitFor()
    await expect.poll(() => page.getByLabel('Best before', { exact: true }).inputValue()).toBe(until)
    expect(await page.getByLabel(/^Amount of ingredient/).count()).toBe(3)
    await page.getByRole('heading', { name: 'Always on the label' }).waitFor()
  })

  it('differs each time, and stays after a reload', async () => {
    await addHerbs(calmingHerbs)
    const { page } = await open('?tab=suggestions')
    await page.getByText('No suggestions yet').waitFor()
    for (let count = 1; count <= 3; count++) {
      await requestSuggestion(page)
      await tab(page, `Blend Suggestions (${count})`).waitFor()
    }
    await page.reload()
    await blends(page).nth(2).waitFor()
    const texts = await blends(page).allInnerTexts()
    expect(new Set(texts).size).toBe(3)
  })

  it('needs a herb that is in stock', async () => {
    const { page } = await open()
    await requestSuggestion(page)
    await toast(page, 'Add some herbs to your cabinet first')
    await addHerbs(calmingHerbs, { isAvailable: false })
    await page.reload()
    await requestSuggestion(page)
    await toast(page, 'No herbs available')
    expect(await storedSuggestions()).toEqual([])
  })

  it('is not made if no blend passes the check, and a message explains why', async () => {
    await addHerbs(['elderberry', 'black-pepper'])
    const { page } = await open()
    await requestSuggestion(page)
    await page.getByRole('status').getByText('We found no blend of your herbs that passes our check').waitFor()
    expect(await storedSuggestions()).toEqual([])
  })

  it('can be requested again after an error', async () => {
    await addHerbs(calmingHerbs)
    const { page } = await open()
    await failRequests(page, '**/api/cabinet/suggestions')
    await requestSuggestion(page)
    await toast(page, 'Failed to generate blend suggestion')
    await page.unroute('**/api/cabinet/suggestions')
    await requestSuggestion(page)
    await tab(page, 'Blend Suggestions (1)').waitFor()
  })

  it('is checked again with the profile answers in the browser', async () => {
    await addHerbs(['linden'])
    const { page, pageErrors } = await open('', { answers: answersWithAllergies('Malvaceae') })
    await requestSuggestion(page)
    const blend = blends(page).first()
    await blend.getByText('For you: Don’t drink this').waitFor()
    await blend.getByText('We found no safety concerns').waitFor()
    expect(pageErrors).toEqual([])
  })
})

describe('a deleted suggestion', () => {
  it('is removed at once after confirmation, and comes back if that fails', async () => {
    await addHerbs(calmingHerbs)
    const { page, pageErrors } = await open()
    await requestSuggestion(page)
    await tab(page, 'Blend Suggestions (1)').waitFor()
    await requestSuggestion(page)
    await tab(page, 'Blend Suggestions (2)').waitFor()
    const remove = () =>
      blends(page)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click()
    await remove()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await blends(page).count()).toBe(2)

    await failRequests(page, '**/api/cabinet/suggestions/*')
    const release = await delayRequests(page, '**/api/cabinet/suggestions/*')
    await remove()
    await press(page, 'Delete suggestion')
    await tab(page, 'Blend Suggestions (1)').waitFor()
    await expect.poll(() => blends(page).count()).toBe(1)
    const reloaded = page.waitForResponse((response) => response.url().endsWith('/api/cabinet/suggestions'))
    release()
    await toast(page, 'Failed to delete blend suggestion')
    await reloaded
    await tab(page, 'Blend Suggestions (2)').waitFor()

    await page.unrouteAll()
    await remove()
    await press(page, 'Delete suggestion')
    await toast(page, 'Blend suggestion deleted')
    await tab(page, 'Blend Suggestions (1)').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article')?.id)).toMatch(/^suggestion-/)
    expect(await storedSuggestions()).toHaveLength(1)
    expect(pageErrors).toEqual([])
  })
})

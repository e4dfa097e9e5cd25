import { beforeEach, describe, expect, it } from 'vitest'

import {
  answersWithAllergies,
  blends,
  daysFromNow,
  type HerbOptions,
  openCabinet,
  requestSuggestion,
  storeHerbs,
  tab,
} from './cabinet-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, type OpenOptions } from './member.ts'
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

describe('a blend suggestion', () => {
  it('is made from the available herbs, shows its preparation and the results of the checks, and gets a label', async () => {
    const until = daysFromNow(40)
    await addHerbs(['chamomile', 'lemon-balm', 'linden'], { expiry: until })
    const { page, pageErrors } = await open('', { answers: answersWithAllergies('Malvaceae') })
    await requestSuggestion(page)
    await toast(page, /is now first in your suggestions$/)
    await tab(page, 'Blend Suggestions (1)').waitFor()
    expect(page.url()).toBe(`${site.address}/herbal-cabinet?tab=suggestions`)
    const blend = blends(page).first()
    await blend.getByText('steep 1 tsp in hot water for 5-7 minutes').waitFor()
    await blend.getByText('We found no safety concerns').waitFor()
    await blend.getByText('For you: Don’t drink this').waitFor()
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
    await blend.getByRole('link', { name: /^Label for / }).click()
    await page.getByRole('img', { name: /^Preview: / }).waitFor()
    await expect.poll(() => page.getByLabel('Best before', { exact: true }).inputValue()).toBe(until)
    expect(await page.getByLabel(/^Amount of ingredient/).count()).toBe(3)
    await page.getByRole('heading', { name: 'Always on the label' }).waitFor()
    expect(pageErrors).toEqual([])
  })
})

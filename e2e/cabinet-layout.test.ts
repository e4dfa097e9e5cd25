import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { blendKinds } from '#domain/cabinet/blend-kinds.ts'

import { findViolationsInAppearances } from './axe.ts'
import {
  answersWithAllergies,
  blends,
  calmingHerbs,
  card,
  daysFromNow,
  type HerbOptions,
  storeHerbs,
  makeNowRegion,
  openCabinet,
  requestSuggestion,
  tab,
} from './cabinet-page.ts'
import { openJourney } from './journey.ts'
import { addMember, makePremium, type Member, type OpenOptions } from './member.ts'
import { press, findSmallControls, contentWidth } from './page-helpers.ts'
import { emptyTables } from './site.ts'

const { site, browser } = await openJourney()

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  await makePremium(site, member)
})

const addHerbs = (herbs: readonly string[], options?: HerbOptions) => storeHerbs(site, member, herbs, options)
const open = (query?: string, options?: OpenOptions) => openCabinet({ site, browser }, member, query, options)

const longestBenefits = blendKinds
  .flatMap(({ benefits }) => benefits)
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 2)

/** Checks the page in each appearance, and its width and controls on a small screen. */
async function checkPage(page: Page, label: string) {
  expect(await findViolationsInAppearances(page, label)).toEqual([])
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await contentWidth(page)).toBe(width)
    expect(await findSmallControls(page, ':is(a, button, summary):not(.sources li a)')).toEqual([])
  }
}

describe('the cabinet', () => {
  it('passes axe in every part, fits the page, and has large enough controls', async () => {
    await addHerbs([...calmingHerbs, 'peppermint'], {
      quantity: '3 bags',
      location: 'A tin by the kettle',
      expiry: daysFromNow(9),
    })
    await addHerbs(['ginger'], { quantity: 'half a jar', expiry: daysFromNow(-2) })
    const { page, pageErrors } = await open('', { answers: answersWithAllergies('Malvaceae') })
    await makeNowRegion(page)
      .getByText(/^You have all the herbs for/)
      .waitFor()
    await checkPage(page, 'cabinet and what can be made')
    const lefts = await card(page, 'Peppermint')
      .locator('.card-actions > *')
      .evaluateAll((actions) => {
        const boxes = actions.map((action) => action.getBoundingClientRect())
        const lines = new Map(boxes.toReversed().map(({ top, left }) => [top, left]))
        return [...lines.values()]
      })
    expect(lefts.length).toBeGreaterThan(1)
    expect(new Set(lefts).size).toBe(1)

    await press(page, 'Add Herb')
    await page.getByRole('dialog').waitFor()
    await checkPage(page, 'form')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^All Herbs/ }).click()
    await page.getByRole('searchbox', { name: 'Find a herb' }).waitFor()
    await checkPage(page, 'all herbs')
    for (let count = 1; count <= 2; count++) {
      await requestSuggestion(page)
      await tab(page, `Blend Suggestions (${count})`).waitFor()
    }
    // Suggestions are random, so the longest possible benefits replace theirs.
    await site.db.prepare('UPDATE blend_suggestions SET benefits = ?').bind(JSON.stringify(longestBenefits)).run()
    await site.db.exec(
      "INSERT INTO user_herb_cabinet (id, user_id, herb_id, created_at) SELECT id, 'ada', id, 1 FROM herbs WHERE id NOT IN (SELECT herb_id FROM user_herb_cabinet) LIMIT 54",
    )
    await page.reload()
    await blends(page).first().getByText('For you:').waitFor()
    await checkPage(page, 'suggestions')
    expect(pageErrors).toEqual([])

    // The tabs take two lines at most, side by side, on every width.
    await tab(page, 'My Cabinet (60)').waitFor()
    for (const width of [320, 360, 390, 430, 560, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const tabs = await page.locator('.tab').evaluateAll((links) =>
        links.map((link) => {
          const { top, right } = link.getBoundingClientRect()
          const words = link.firstElementChild ?? link
          const lines = words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight)
          return { top: Math.round(top), right, lines: Math.round(lines) }
        }),
      )
      expect(tabs).toHaveLength(3)
      expect(new Set(tabs.map(({ top }) => top)).size).toBe(1)
      for (const { right, lines } of tabs) {
        expect(right).toBeLessThanOrEqual(width)
        expect(lines).toBeLessThanOrEqual(2)
      }
    }
  })
})

import { beforeEach, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { safetyConsent } from '#domain/safety/consent.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'

import { findViolationsInAppearances } from './axe.ts'
import { openJourney } from './journey.ts'
import { addMember, type Member, longAgo, openAs, reauthenticate } from './member.ts'
import { contentWidth, press } from './page-helpers.ts'
import { emptyTables, openPage, toast } from './site.ts'

const { site, browser } = await openJourney()

const answers = {
  savedOn: '2026-11-21',
  bornOn: '1990-05-01',
  ageYears: null,
  pregnant: 'no',
  trimester: null,
  breastfeeding: 'no',
  tryingToConceive: 'no',
  surgeryPlanned: 'no',
  conditions: [],
  medicines: ['Lisinopril'],
  allergies: [],
  hidesUnsuitable: false,
}

let member: Member
beforeEach(async () => {
  await emptyTables(site, 'users')
  member = await addMember(site, 'ada')
  const content = { ...ownRecipeContent, ingredients: [{ name: 'Liquorice', amount: '6 g' }] }
  await site.db.batch([
    site.db
      .prepare(
        "INSERT INTO own_recipes (id, user_id, content, search_text, revision, created_at, updated_at) VALUES ('own', 'ada', ?, '', 1, 1, 1)",
      )
      .bind(JSON.stringify(content)),
    site.db
      .prepare(
        "INSERT INTO safety_profiles (user_id, answers, consent, agreed_at, updated_at) VALUES ('ada', ?, ?, 1, 1)",
      )
      .bind(JSON.stringify(answers), safetyConsent),
  ])
})

describe('a member at the counter of a pharmacy', () => {
  it('shows what they drink by a link on a phone, which the pharmacist reads without JavaScript until it is ended', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, member, paths.profile, {
      width: 390,
      reauthenticatedAt: longAgo(),
    })
    await page.getByRole('link', { name: 'Show my pharmacist' }).click()
    await page.getByRole('heading', { level: 1, name: 'Show my pharmacist' }).waitFor()
    expect(await contentWidth(page)).toBe(390)
    expect(await findViolationsInAppearances(page, 'pharmacist links')).toEqual([])
    await press(page, 'Create a link')
    await reauthenticate(page)
    await toast(page, 'The link is ready')
    const link = new URL(await page.getByLabel(/^Your new link/).inputValue())
    const { page: pharmacist } = await openPage(browser, { scripts: false, width: 390 })
    await pharmacist.goto(site.address + link.pathname)
    await pharmacist.getByRole('heading', { level: 1, name: 'Herbal teas of Ada Linden' }).waitFor()
    const text = (await pharmacist.textContent('main')) ?? ''
    for (const words of [
      'Lisinopril',
      'Evening cup',
      'Liquorice, 6 g',
      'Don’t drink this',
      'This isn’t a medical record',
    ])
      expect(text).toContain(words)
    expect(await contentWidth(pharmacist)).toBe(390)
    expect(await pharmacist.getByRole('navigation').count()).toBe(0)
    await page.goto(site.address + link.pathname)
    expect(await findViolationsInAppearances(page, 'page of a pharmacist')).toEqual([])
    await page.goto(site.address + paths.pharmacistLinks)
    await page.getByRole('button', { name: /^End now/ }).click()
    await toast(page, 'The link no longer works')
    expect((await pharmacist.reload())?.status()).toBe(410)
    expect(await pharmacist.textContent('body')).toContain('This link has ended.')
    expect(pageErrors).toEqual([])
  })
})

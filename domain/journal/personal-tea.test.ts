import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { RunCheck } from '#domain/safety/browser-check.ts'
import { createCheck } from '#domain/safety/check.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'

import { findDayRefusals, createPersonalTea } from './personal-tea.ts'
import { protocolTeas as teas } from './protocol-teas.ts'
import type { PlannedTea } from './protocols.types.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const [check, describeFinding] = [createCheck(facts), createFindingWriter(facts, writeUnknownMedicine)]

const createRunCheck =
  (profile: Profile): RunCheck =>
  (recipe) => {
    const { verdict, findings } = check(recipe, profile, 'human')
    const findingsToDisplay = findings.filter(({ level }) => level !== 'NOTICE')
    return {
      verdict,
      findings: findingsToDisplay.map((finding) => Object.assign(finding, { text: describeFinding(finding) })),
    }
  }

const healthy: Profile = {
  ageYears: 40,
  pregnant: false,
  breastfeeding: false,
  conditions: [],
  drugClasses: [],
  allergies: [],
}
const adaptTea = (tea: PlannedTea, profile: Profile) =>
  createPersonalTea(tea, 6, createRunCheck({ ...healthy, ...profile }))

describe('a tea of a plan', () => {
  it('stays unchanged for a person without any refusal', () => {
    expect(adaptTea(teas.mintAndChamomile, {})).toMatchObject({ excludedIngredients: [], refusals: [], warnings: [] })
    expect(adaptTea(teas.mintAndChamomile, {}).remainingTea).toEqual(teas.mintAndChamomile)
  })

  it('loses the refused herb, with reasons and sources and without replacement', () => {
    const { remainingTea, excludedIngredients } = adaptTea(teas.mintAndChamomile, { allergies: ['Asteraceae'] })
    expect(remainingTea?.herbs.map(({ name }) => name)).toEqual(['Peppermint'])
    expect(excludedIngredients.map(({ name }) => name)).toEqual(['German Chamomile'])
    expect(excludedIngredients[0]?.reasons[0]?.text).toMatch(/^You named an allergy to the daisy family[^.]*\.$/)
    expect(excludedIngredients[0]?.reasons[0]?.sources.length).toBeGreaterThan(0)
  })

  it('loses other refused ingredients', () => {
    const { remainingTea, excludedIngredients } = adaptTea(teas.passionflower, { allergies: ['milk'] })
    expect(remainingTea?.kitchenIngredients).toEqual(['Vanilla Pod'])
    expect(excludedIngredients.map(({ name }) => name)).toEqual(['Milk'])
  })

  it('loses most herbs in pregnancy, and is left out if no herb remains', () => {
    const { remainingTea, excludedIngredients } = adaptTea(teas.seeds, { pregnant: true })
    expect(remainingTea?.herbs.map(({ name }) => name)).toEqual(['Sweet Orange Peel'])
    expect(excludedIngredients.map(({ name }) => name)).toEqual(['Caraway', 'Coriander Seed'])
    const lavender = adaptTea(teas.lavender, { pregnant: true })
    expect(lavender.excludedIngredients).toEqual([])
    expect(lavender.warnings.map(({ text }) => text).join(' ')).toMatch(/Lavender/)
    expect(adaptTea(teas.rosemary, { ageYears: 3 }).remainingTea).toBeUndefined()
  })

  it("is left out as a whole if each herb passes but all together don't", () => {
    const { remainingTea, excludedIngredients, refusals } = adaptTea(teas.lavender, {
      drugClasses: ['cns_depressants'],
    })
    expect([remainingTea, excludedIngredients]).toEqual([undefined, []])
    expect(refusals.map(({ text }) => text).join()).toMatch(/Lavender and Lemon Balm each may add to drowsiness/)
  })

  it('has warnings about the rest', () => {
    const { remainingTea, warnings } = adaptTea(teas.mintAndChamomile, { drugClasses: ['anticoagulants'] })
    expect(remainingTea?.herbs).toHaveLength(2)
    expect(warnings.map(({ text }) => text).join(' ')).toMatch(/bleeding/)
  })
})

describe('the teas of a day', () => {
  it('can be refused together although each passes alone', () => {
    const profile = { ageYears: 40, drugClasses: ['anticoagulants'] }
    const day = [teas.gingerAndLemon, teas.tulsiAndRose].map((tea) => adaptTea(tea, profile))
    expect(day.every(({ remainingTea }) => remainingTea !== undefined)).toBe(true)
    expect(findDayRefusals(day, createRunCheck({ ...healthy, ...profile })).length).toBeGreaterThan(0)
    expect(findDayRefusals(day, createRunCheck(healthy))).toEqual([])
  })
})

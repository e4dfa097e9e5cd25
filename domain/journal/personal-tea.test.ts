import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { RunCheck } from '#domain/safety/browser-check.ts'
import { createCheck } from '#domain/safety/check.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import type { Profile } from '#domain/safety/profile.ts'

import { dayRefusals, personalTea } from './personal-tea.ts'
import { protocolTeas as teas } from './protocol-teas.ts'
import type { PlannedTea } from './protocols.types.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const [check, say] = [createCheck(facts), createFindingWriter(facts)]

const askFor =
  (profile: Profile): RunCheck =>
  (recipe) => {
    const { verdict, findings } = check(recipe, profile, 'human')
    const shown = findings.filter(({ level }) => level !== 'NOTICE')
    return {
      verdict,
      findings: shown.map((finding) => Object.assign(finding, { text: say(finding) })),
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
const teaFor = (tea: PlannedTea, profile: Profile) => personalTea(tea, 6, askFor({ ...healthy, ...profile }))

describe('a tea of a plan', () => {
  it('stays unchanged for a person without any refusal', () => {
    expect(teaFor(teas.mintAndChamomile, {})).toMatchObject({ leftOut: [], refusals: [], warnings: [] })
    expect(teaFor(teas.mintAndChamomile, {}).rest).toEqual(teas.mintAndChamomile)
  })

  it('loses the refused herb, with reasons and sources and without replacement', () => {
    const { rest, leftOut } = teaFor(teas.mintAndChamomile, { allergies: ['Asteraceae'] })
    expect(rest?.herbs.map(({ name }) => name)).toEqual(['Peppermint'])
    expect(leftOut.map(({ name }) => name)).toEqual(['German Chamomile'])
    expect(leftOut[0]?.reasons[0]?.text).toMatch(/^You named an allergy to the daisy family[^.]*\.$/)
    expect(leftOut[0]?.reasons[0]?.sources.length).toBeGreaterThan(0)
  })

  it('loses other refused ingredients', () => {
    const { rest, leftOut } = teaFor(teas.passionflower, { allergies: ['milk'] })
    expect(rest?.kitchen).toEqual(['Vanilla Pod'])
    expect(leftOut.map(({ name }) => name)).toEqual(['Milk'])
  })

  it('loses most herbs in pregnancy, and is left out if no herb remains', () => {
    const { rest, leftOut } = teaFor(teas.seeds, { pregnant: true })
    expect(rest?.herbs.map(({ name }) => name)).toEqual(['Sweet Orange Peel'])
    expect(leftOut.map(({ name }) => name)).toEqual(['Caraway', 'Coriander Seed'])
    const lavender = teaFor(teas.lavender, { pregnant: true })
    expect(lavender.leftOut).toEqual([])
    expect(lavender.warnings.map(({ text }) => text).join(' ')).toMatch(/Lavender/)
    expect(teaFor(teas.rosemary, { ageYears: 3 }).rest).toBeUndefined()
  })

  it("is left out as a whole if each herb passes but all together don't", () => {
    const { rest, leftOut, refusals } = teaFor(teas.lavender, { drugClasses: ['cns_depressants'] })
    expect([rest, leftOut]).toEqual([undefined, []])
    expect(refusals.map(({ text }) => text).join()).toMatch(/Lavender and Lemon Balm each may add to drowsiness/)
  })

  it('has warnings about the rest', () => {
    const { rest, warnings } = teaFor(teas.mintAndChamomile, { drugClasses: ['anticoagulants'] })
    expect(rest?.herbs).toHaveLength(2)
    expect(warnings.map(({ text }) => text).join(' ')).toMatch(/bleeding/)
  })
})

describe('the teas of a day', () => {
  it('can be refused together although each passes alone', () => {
    const profile = { ageYears: 40, drugClasses: ['anticoagulants'] }
    const day = [teas.gingerAndLemon, teas.tulsiAndRose].map((tea) => teaFor(tea, profile))
    expect(day.every(({ rest }) => rest !== undefined)).toBe(true)
    expect(dayRefusals(day, askFor({ ...healthy, ...profile })).length).toBeGreaterThan(0)
    expect(dayRefusals(day, askFor(healthy))).toEqual([])
  })
})

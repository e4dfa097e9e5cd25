import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createPersonalCheck } from './personal-check.ts'
import { readStoredProfile } from './stored-profile.ts'

const { report, changes } = createPersonalCheck(safetyFacts(loadCatalogue().catalogue), () => '2026-11-24')
const answers = (answersGiven: object) => {
  const read = readStoredProfile(JSON.stringify({ savedOn: '2026-11-24', ...answersGiven }))
  if (!read) throw new Error('no answers')
  return read
}
const ginger = { ingredients: [{ name: 'Ginger', gramsPerCup: 1 }], cupsPerDay: 3, courseDays: 7 }
const verdict = (answersGiven: object) => report(ginger, answers(answersGiven)).verdict

describe('the check for a reader', () => {
  it('uses the current trimester', () => {
    const pregnant = { ageYears: 30, pregnant: 'yes' }
    expect(verdict({ ...pregnant, trimester: 'second' })).toBe('ok_with_warnings')
    expect(verdict({ ...pregnant, trimester: 'third' })).toBe('refused')
    expect(verdict({ ...pregnant, trimester: 'second', savedOn: '2026-11-20' })).toBe('refused')
    expect(verdict(pregnant)).toBe('refused')
  })

  it('names the unanswered questions', () => {
    expect(report(ginger, answers({ ageYears: 30 })).open).toContain('pregnancy')
  })

  it('suggests no change to a recipe with closed amounts', () => {
    expect(changes({ ...ginger, isClosed: true }, answers({ pregnant: 'yes' }))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createPersonalCheck } from './personal-check.ts'
import { parseStoredProfile } from './stored-profile.ts'

const { createReport, suggestChanges } = createPersonalCheck(safetyFacts(loadCatalogue().catalogue), () => '2026-11-24')
const parseAnswers = (answers: object) => {
  const profile = parseStoredProfile(JSON.stringify({ savedOn: '2026-11-24', ...answers }))
  if (!profile) throw new Error('no answers')
  return profile
}
const ginger = { ingredients: [{ name: 'Ginger', gramsPerCup: 1 }], cupsPerDay: 3, courseDays: 7 }
const verdict = (answers: object) => createReport(ginger, parseAnswers(answers)).verdict

describe('the check for a reader', () => {
  it('uses the current trimester', () => {
    const pregnant = { ageYears: 30, pregnant: 'yes' }
    expect(verdict({ ...pregnant, trimester: 'second' })).toBe('ok_with_warnings')
    expect(verdict({ ...pregnant, trimester: 'third' })).toBe('refused')
    expect(verdict({ ...pregnant, trimester: 'second', savedOn: '2026-11-20' })).toBe('refused')
    expect(verdict(pregnant)).toBe('refused')
  })

  it('names the unanswered questions', () => {
    expect(createReport(ginger, parseAnswers({ ageYears: 30 })).unansweredNote).toContain('pregnancy')
  })

  it('suggests no change to a recipe with closed amounts', () => {
    expect(suggestChanges({ ...ginger, isClosed: true }, parseAnswers({ pregnant: 'yes' }))).toEqual([])
  })
})

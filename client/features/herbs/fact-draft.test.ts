import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { factChange } from '#domain/herbs/fact-change.schemas.ts'
import { toFactValues } from '#domain/herbs/fact-values.ts'

import { createFactChange, findChangedNames, createFactDraft, emptyGrounds } from './fact-draft.ts'

const herb = loadCatalogue().catalogue.herbs.find(({ maxDurationDays }) => maxDurationDays !== null)
if (!herb) throw new Error('no herb with a maximum')
const values = toFactValues(herb)
const editor = {
  slug: herb.slug,
  name: herb.commonName,
  emoji: '',
  revision: 'r',
  dataVersion: 'v',
  values,
  edits: [],
  sources: [],
  sourced: {},
  recipes: 0,
  isRechecking: false,
}

describe('createFactChange', () => {
  it('contains no fact for an unchanged draft', () => {
    expect(findChangedNames(values, createFactDraft(values))).toEqual([])
    expect(createFactChange(editor, createFactDraft(values), {}).facts).toEqual({})
  })

  it('contains changed facts with the grounds of their group, and null for a removed limit', () => {
    const draft = { ...createFactDraft(values), maxDailyGrams: '1,5', maxDurationDays: '' }
    const change = createFactChange(editor, draft, {
      dose: { cite: 'A book', address: ' https://books.example ', tier: 'memory', reason: 'So it says.' },
      duration: { ...emptyGrounds, cite: 'A book', reason: 'So it says.' },
    })
    expect(change).toMatchObject({
      facts: { maxDailyGrams: 1.5, maxDurationDays: null },
      grounds: {
        dose: { cite: 'A book', address: 'https://books.example', tier: 'memory', reason: 'So it says.' },
        duration: { cite: 'A book', tier: 'regulator_page' },
      },
    })
    expect(factChange.safeParse(change).success).toBe(true)
  })

  it('keeps an invalid figure as typed, so that the error names the field', () => {
    const change = createFactChange(
      editor,
      { ...createFactDraft(values), minAgeYears: 'twelve', maxDurationDays: 'long', cupsPerDayMax: '' },
      {},
    )
    const refused = factChange.safeParse(JSON.parse(JSON.stringify(change)))
    const errors = refused.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(errors).toEqual(
      expect.arrayContaining([
        'facts.minAgeYears: Please enter a number.',
        'facts.cupsPerDayMax: Please enter a number.',
      ]),
    )
  })
})

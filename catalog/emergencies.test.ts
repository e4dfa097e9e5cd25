import { describe, expect, it } from 'vitest'

import { emergencies } from '#domain/safety/emergencies.ts'
import { helpLines } from '#domain/safety/help-lines.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { emergencyProblems } from './emergency-faults.ts'
import { loadCatalogue } from './load.ts'

const { catalogue } = loadCatalogue()
const examples = (key: 'recognises' | 'ignores') =>
  catalogue.emergencies.flatMap((emergency) => emergency[key].map((text) => [emergency.code, text] as const))
const codes = (text: string) => recogniseEmergencies(text).map(({ code }) => code)

describe('the emergencies of the catalogue', () => {
  it('have no fault', () => {
    expect(emergencyProblems(catalogue)).toEqual([])
  })

  it('say what to do and whom to call, without any claims', () => {
    for (const { name, advice, help } of emergencies) {
      expect(findClaims(advice), name).toEqual([])
      expect(help.length, name).toBeGreaterThan(0)
    }
    const phoneNumbers = new Set(emergencies.flatMap(({ help }) => help))
    expect(phoneNumbers).toEqual(new Set(Object.values(helpLines)))
  })

  it('block the answer for self-harm, poisoning and everything that cannot wait a minute', () => {
    expect(emergencies.filter(({ stopsAnswer }) => stopsAnswer).map(({ code }) => code)).toEqual([
      'swelling_face_throat',
      'anaphylaxis',
      'choking',
      'breathlessness',
      'unconscious',
      'chest_pain',
      'aortic_rupture',
      'stroke_signs',
      'fit',
      'poisoning_overdose',
      'carbon_monoxide',
      'burns',
      'eye_injury',
      'self_harm',
      'someone_suicidal',
      'adrenal_crisis',
      'postpartum_psychosis',
    ])
  })
})

describe('an example of an emergency', () => {
  it.each(examples('recognises'))('is recognised as %s: %s', (code, text) => {
    expect(codes(text)).toContain(code)
    expect(codes(`Hello, ${text.toUpperCase()}!! What tea helps?`)).toContain(code)
  })

  it.each(examples('ignores'))('is ignored by %s and all others: %s', (_, text) => {
    expect(codes(text)).toEqual([])
  })
})

describe('a fault', () => {
  const [first] = catalogue.emergencies
  const problemsOf = (changed: Partial<NonNullable<typeof first>>) =>
    first ? emergencyProblems({ ...catalogue, emergencies: [{ ...first, ...changed }] }) : []

  it.each([
    ['an unknown group', { names: ['$nowhere'] }, 'names', 'unknown group nowhere'],
    ['a lost parenthesis', { notSigns: ['(one|two'] }, 'notSigns', 'parenthesis'],
    ['a word in a form that is never read', { names: ['cannot breathe'] }, 'names', 'is read as “cant breathe”'],
    ['a sign that is no word', { signs: [{ any: ['..'] }] }, 'signs.0.any', 'is no word'],
    ['a file of another name', { code: 'other' }, 'code', 'other.yaml'],
  ])('names file and field for %s', (_, changed, field, reason) => {
    expect(problemsOf(changed)).toEqual([{ file: first?.file, field, reason: expect.stringContaining(reason) }])
  })

  it('names a group that contains itself', () => {
    const groups = { ...catalogue.emergencyWords.groups, pain: ['$bad', 'sore'], bad: ['$pain'] }
    const found = emergencyProblems({ ...catalogue, emergencyWords: { ...catalogue.emergencyWords, groups } })
    expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining(['groups.pain', 'groups.bad']))
  })
})

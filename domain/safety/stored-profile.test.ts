import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'

import {
  calculateAge,
  toProfile,
  parseStoredProfile,
  type StoredProfile,
  listUnansweredSubjects,
} from './stored-profile.ts'

const noAnswers: StoredProfile = {
  savedOn: '2026-11-21',
  bornOn: null,
  ageYears: null,
  pregnant: null,
  trimester: null,
  breastfeeding: null,
  tryingToConceive: null,
  surgeryPlanned: null,
  conditions: null,
  medicines: null,
  allergies: null,
  hidesUnsuitable: false,
}
const createProfile = (answers: Partial<StoredProfile>) =>
  toProfile({ ...noAnswers, ...answers }, '2026-11-21', classifyMedicine)

describe('a stored profile', () => {
  it('is read as it was written, for any answers', () => {
    const answer = fc.constantFrom('yes' as const, 'no' as const, null)
    const list = fc.option(fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }))
    const answers = fc.record({
      pregnant: answer,
      trimester: fc.constantFrom('first' as const, 'third' as const, null),
      surgeryPlanned: answer,
      conditions: list,
      medicines: list,
      allergies: list,
      ageYears: fc.option(fc.integer({ min: 0, max: 130 })),
      hidesUnsuitable: fc.boolean(),
    })
    fc.assert(
      fc.property(answers, (randomAnswers) => {
        const stored = { ...noAnswers, ...randomAnswers }
        expect(parseStoredProfile(JSON.stringify(stored))).toEqual(stored)
      }),
    )
  })

  it('reads the choice to hide unsuitable remedies under its earlier name', () => {
    const { hidesUnsuitable: _, ...others } = noAnswers
    const parsed = parseStoredProfile(JSON.stringify({ ...others, foldsRefused: true }))
    expect(parsed).toEqual({ ...noAnswers, hidesUnsuitable: true })
  })

  it('never throws for any stored text, and ignores texts that are not a profile', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseStoredProfile(text)))
    for (const text of [null, '', '{', '[]', '7', 'null', '{"savedOn":"yesterday"}', '{"savedOn":"2026-13-40"}'])
      expect(parseStoredProfile(text)).toBeUndefined()
    expect(
      parseStoredProfile(
        '{"savedOn":"2026-11-21","pregnant":"maybe","trimester":"fourth","ageYears":-4,"conditions":[7,"asthma"]}',
      ),
    ).toEqual({
      ...noAnswers,
      conditions: ['asthma'],
    })
  })

  it.each<[Partial<StoredProfile>, string, number | undefined]>([
    [{}, '2026-11-21', undefined],
    [{ bornOn: '2000-11-21' }, '2026-11-21', 26],
    [{ bornOn: '2000-11-22' }, '2026-11-21', 25],
    [{ bornOn: '2026-09-01' }, '2026-11-21', 0],
    [{ ageYears: 17 }, '2027-11-20', 17],
    [{ ageYears: 17 }, '2027-11-21', 18],
    [{ ageYears: 40, bornOn: '2000-01-01' }, '2026-11-21', 26],
  ])('gives for %j on %s an age of %s', (answers, today, years) => {
    expect(calculateAge({ ...noAnswers, ...answers }, today)).toBe(years)
  })

  it('passes no unanswered question to a check', () => {
    expect(createProfile({})).toEqual({})
    expect(listUnansweredSubjects(noAnswers)).toEqual([
      'your age',
      'pregnancy',
      'breastfeeding',
      'trying to conceive',
      'an operation',
      'illnesses',
      'medicines',
      'allergies',
    ])
  })

  it('passes drug classes and the names of unknown medicines to a check', () => {
    expect(createProfile({ medicines: ['levothyroxine', 'moonpill'] })).toEqual({
      drugClasses: ['oral_medicines_general', 'thyroid_hormones', 'oral_medicines_general'],
      unknownMedicines: ['moonpill'],
      impliedConditions: ['hypothyroidism'],
    })
    expect(createProfile({ medicines: [] })).toEqual({ drugClasses: [], unknownMedicines: [] })
  })

  it('gives an unknown medicine the classes that its name suggests', () => {
    const { drugClasses, unknownMedicines } = createProfile({ medicines: ['zuclopril 5 mg'] })
    expect(drugClasses).toEqual(['oral_medicines_general', 'antihypertensives', 'potassium_raising_drugs'])
    expect(unknownMedicines).toEqual(['zuclopril 5 mg'])
  })

  it.each<[string[], boolean | undefined]>([
    [['insulin'], false],
    [['insulin', 'salbutamol inhaler'], false],
    [['HRT patch'], false],
    [['insulin', 'metformin'], undefined],
    [['insulin', 'moonpill'], undefined],
    [['salbutamol tablets'], undefined],
    [[], undefined],
  ])('has for %j the value %s of takesOralMedicine', (medicines, takesOralMedicine) => {
    expect(createProfile({ medicines }).takesOralMedicine).toBe(takesOralMedicine)
  })

  it('separates the conditions that a medicine implies from those that it may be taken for', () => {
    const { conditions, impliedConditions, possibleConditions } = createProfile({
      medicines: ['insulin', 'metformin', 'warfarin'],
    })
    expect(conditions).toBeUndefined()
    expect(impliedConditions).toEqual(['diabetes'])
    expect(possibleConditions).toEqual(['cardiac_arrhythmia', 'heart_disease', 'bleeding_disorder'])
  })

  it('counts a planned operation and trying to conceive as conditions', () => {
    expect(createProfile({ surgeryPlanned: 'yes', tryingToConceive: 'yes', conditions: ['asthma'] })).toEqual({
      conditions: ['asthma', 'trying_to_conceive', 'surgery_planned'],
      unansweredConditions: [],
    })
    expect(createProfile({ surgeryPlanned: 'no', pregnant: 'no', breastfeeding: 'yes', allergies: [] })).toEqual({
      pregnant: false,
      breastfeeding: true,
      allergies: [],
    })
  })

  it('passes the possible trimesters of today to a check', () => {
    expect(createProfile({ pregnant: 'yes', trimester: 'second' })).toEqual({ pregnant: true, trimesters: ['second'] })
    expect(createProfile({ pregnant: 'yes', trimester: 'second', savedOn: '2026-11-01' }).trimesters).toEqual([
      'second',
      'third',
    ])
    expect(createProfile({ pregnant: 'no', trimester: 'second' })).toEqual({ pregnant: false })
  })

  it('keeps unanswered conditions apart from answered ones', () => {
    expect(createProfile({ conditions: [], surgeryPlanned: 'no' })).toEqual({
      conditions: [],
      unansweredConditions: ['trying_to_conceive'],
    })
    const { conditions, unansweredConditions } = createProfile({ tryingToConceive: 'yes', surgeryPlanned: 'no' })
    expect(conditions).toEqual(['trying_to_conceive'])
    expect(unansweredConditions).toContain('asthma')
    expect(unansweredConditions).not.toContain('surgery_planned')
    expect(unansweredConditions).not.toContain('trying_to_conceive')
  })
})

import { describe, expect, it } from 'vitest'

import { readAnswers } from './read-answers.ts'

const noItems: { medicines: string[]; allergies: string[] } = { medicines: [], allergies: [] }
const read = (fields: [string, string][], lists = noItems) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readAnswers(form, lists, '2026-11-21')
}

describe('readAnswers', () => {
  it('returns null for unanswered questions', () => {
    const { profile } = read([
      ['consent', 'on'],
      ['pregnant', ''],
    ])
    expect(profile).toMatchObject({
      bornOn: null,
      ageYears: null,
      pregnant: null,
      conditions: null,
      medicines: null,
      allergies: null,
    })
  })

  it('returns empty lists for “none” unless an item was chosen', () => {
    const none: [string, string][] = [
      ['noConditions', 'on'],
      ['noMedicines', 'on'],
      ['noAllergies', 'on'],
    ]
    expect(read(none).profile).toMatchObject({ conditions: [], medicines: [], allergies: [] })
    expect(
      read([...none, ['conditions', 'asthma']], { medicines: ['Warfarin'], allergies: ['Asteraceae'] }).profile,
    ).toMatchObject({
      conditions: ['asthma'],
      medicines: ['Warfarin'],
      allergies: ['Asteraceae'],
    })
  })

  it.each([
    ['typedMedicine', 'warfarin'],
    ['typedAllergy', 'daisies'],
  ])('reports an error while %s contains “%s”, which was not added', (name, typed) => {
    const consent: [string, string] = ['consent', 'on']
    expect(read([consent, [name, ` ${typed} `]]).errors).toEqual({ [name]: `Add “${typed}”, or clear the field.` })
    expect(read([consent, [name, '  ']]).errors).toEqual({})
  })

  it.each([
    ['yes', 'second', 'second'],
    ['yes', '', null],
    ['yes', 'fourth', null],
    ['no', 'second', null],
  ])('reads pregnant “%s” and trimester “%s” as the trimester %s', (pregnant, trimester, expected) => {
    const { profile } = read([
      ['pregnant', pregnant],
      ['trimester', trimester],
    ])
    expect(profile.trimester).toBe(expected)
  })

  it('requires consent', () => {
    expect(read([]).errors).toEqual({ consent: expect.any(String) })
    expect(read([['consent', 'on']]).errors).toEqual({})
  })

  it.each([
    ['ageYears', '35', true],
    ['ageYears', '0', true],
    ['ageYears', '121', false],
    ['ageYears', '-3', false],
    ['ageYears', 'thirty', false],
    ['bornOn', '1990-02-28', true],
    ['bornOn', '2026-11-21', true],
    ['bornOn', '2026-11-22', false],
    ['bornOn', '1890-01-01', false],
  ])('validates %s “%s” (valid: %s)', (field, value, isValid) => {
    const { profile, errors } = read([
      ['consent', 'on'],
      [field, value],
    ])
    expect(field in errors).toBe(!isValid)
    expect(JSON.stringify(profile).includes(`"${field}":null`)).toBe(!isValid)
  })

  it.each([
    ['26', '2000-11-21', true],
    ['25', '2000-11-21', false],
    ['25', '2000-11-22', true],
    ['40', '2017-01-01', false],
  ])('compares the age %s with the birth date %s (consistent: %s)', (ageYears, bornOn, isConsistent) => {
    const { errors } = read([
      ['consent', 'on'],
      ['ageYears', ageYears],
      ['bornOn', bornOn],
    ])
    expect('ageYears' in errors).toBe(!isConsistent)
  })
})

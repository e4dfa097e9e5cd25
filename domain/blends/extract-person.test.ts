import { describe, expect, it } from 'vitest'

import { extractPerson } from './extract-person.ts'

describe('the person in a text', () => {
  it.each([
    ["I'm not pregnant and on medication", { unknownMedicines: ['your medicine'] }],
    ["I'm not pregnant, and breastfeeding", { breastfeeding: true }],
    ["I'm not pregnant and breastfeeding", { breastfeeding: true }],
    ["I'm not pregnant or breastfeeding", {}],
    ['I take no medicines and no tablets', {}],
    ['for children under the age of 12', { ageYears: 8 }],
    ['with heart tablets', { unknownMedicines: ['your medicine'] }],
    ['I was prescribed something called Zorbex', { unknownMedicines: ['your medicine'] }],
    ['chamomile before bed', {}],
  ])('is read from “%s”', (text, person) => expect(extractPerson(text)).toEqual(person))

  it('counts a blood thinner as each of its kinds', () => {
    for (const text of ['a blood thinner', 'a DOAC', 'on NOACs'])
      expect(extractPerson(text).drugClasses, text).toContain('anticoagulants')
  })
})

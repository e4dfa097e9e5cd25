import { describe, expect, it } from 'vitest'

import { unknownPerson, type Profile, toPerson } from './profile.ts'

const readPerson = (profile: Profile) => toPerson(profile, () => false)

describe('a profile', () => {
  it.each<[Profile, boolean]>([
    [{ drugClasses: ['lithium'] }, true],
    [{ drugClasses: ['lithium'], takesOralMedicine: true }, true],
    [{ drugClasses: ['insulin_secretagogues'], takesOralMedicine: false }, false],
    [{ unknownMedicines: ['moonpill'] }, true],
    [{ drugClasses: [] }, false],
  ])('includes for %j a medicine by mouth: %s', (profile, isOral) => {
    expect(readPerson(profile).drugClasses?.has('oral_medicines_general')).toBe(isOral)
  })

  it('separates the conditions of medicines from the named conditions', () => {
    const person = readPerson({ impliedConditions: ['hyperthyroidism'], possibleConditions: ['diabetes', 'moon'] })
    expect(person.conditions).toBeUndefined()
    expect([...person.impliedConditions]).toEqual(['hyperthyroidism', 'thyroid_disorder'])
    expect([...person.possibleConditions]).toEqual(['diabetes'])
    expect(person.unknownCodes).toEqual(['moon'])
    expect(unknownPerson.impliedConditions.size + unknownPerson.possibleConditions.size).toBe(0)
  })

  it('reports malformed answers', () => {
    const malformed: object = { takesOralMedicine: 'no', impliedConditions: 'diabetes', possibleConditions: [1] }
    expect(readPerson(malformed).unknownCodes).toEqual(['takesOralMedicine', 'impliedConditions', 'possibleConditions'])
  })
})

import { describe, expect, it } from 'vitest'

import { anybody, type Profile, readProfile } from './profile.ts'

const read = (profile: Profile) => readProfile(profile, () => false)

describe('a profile', () => {
  it.each<[Profile, boolean]>([
    [{ drugClasses: ['lithium'] }, true],
    [{ drugClasses: ['lithium'], takesByMouth: true }, true],
    [{ drugClasses: ['insulin_secretagogues'], takesByMouth: false }, false],
    [{ unknownMedicines: ['moonpill'] }, true],
    [{ drugClasses: [] }, false],
  ])('includes for %j a medicine by mouth: %s', (profile, byMouth) => {
    expect(read(profile).drugClasses?.has('oral_medicines_general')).toBe(byMouth)
  })

  it('separates the conditions of medicines from the named conditions', () => {
    const person = read({ impliedConditions: ['hyperthyroidism'], possibleConditions: ['diabetes', 'moon'] })
    expect(person.conditions).toBeUndefined()
    expect([...person.impliedConditions]).toEqual(['hyperthyroidism', 'thyroid_disorder'])
    expect([...person.possibleConditions]).toEqual(['diabetes'])
    expect(person.unknownCodes).toEqual(['moon'])
    expect(anybody.impliedConditions.size + anybody.possibleConditions.size).toBe(0)
  })

  it('reports malformed answers', () => {
    const malformed: object = { takesByMouth: 'no', impliedConditions: 'diabetes', possibleConditions: [1] }
    expect(read(malformed).unknownCodes).toEqual(['takesByMouth', 'impliedConditions', 'possibleConditions'])
  })
})

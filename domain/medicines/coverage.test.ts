import { describe, expect, it } from 'vitest'

import { findMedicineByName } from './medicines.rules.ts'
import { classesOfGroups } from './testing/classes-of-groups.ts'
import { marketedNames } from './testing/marketed-names.ts'

const minShare = 0.95
const marketedMedicines = Object.entries(marketedNames).flatMap(([group, names]) =>
  names.split(', ').map((name) => ({ group, name })),
)
const salts = / (?:medoxomil|etexilate|dipivoxil|disoproxil|alafenamide|marboxil|pegol|vedotin)$/
const isKnown = (name: string) => findMedicineByName(name.replace(salts, '')) !== undefined

const knownShare = (names: readonly string[]) => names.filter(isKnown).length / names.length
const listUnknown = (names: readonly string[]) => names.filter((name) => !isKnown(name)).join(', ')

/** Marketed names by drug class, from groups in the WHO index that belong entirely to one class. */
const namesByClass = new Map(
  [...new Set(classesOfGroups.flatMap(([, classes]) => classes))].map((code) => {
    const groups = classesOfGroups.filter(([, classes]) => classes.includes(code)).map(([pattern]) => pattern)
    const members = marketedMedicines.filter(({ group }) => groups.some((pattern) => pattern.test(group)))
    return [code, [...new Set(members.map(({ name }) => name))]] as const
  }),
)

describe('the list of medicines', () => {
  it.each([...namesByClass])('contains at least 95 % of the marketed medicines in the class %s', (_, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(knownShare(names), listUnknown(names)).toBeGreaterThanOrEqual(minShare)
  })

  it('contains at least 95 % of all marketed medicines that are swallowed or belong to a class', () => {
    const names = [...new Set(marketedMedicines.map(({ name }) => name))]
    expect(names.length).toBeGreaterThan(1200)
    expect(knownShare(names), listUnknown(names)).toBeGreaterThanOrEqual(minShare)
  })

  it('contains every cancer medicine that is swallowed', () => {
    const oralCancerMedicines = ['L01E', 'L01XK', 'L01XJ', 'L02B'].flatMap((start) =>
      marketedMedicines
        .filter(({ group, name }) => group.startsWith(start) && !name.endsWith('limus'))
        .map(({ name }) => name),
    )
    expect(listUnknown(oralCancerMedicines)).toBe('')
  })
})

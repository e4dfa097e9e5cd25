import { describe, expect, it } from 'vitest'

import { createNameMedicines } from './own-medicines.ts'

const nameMedicines = createNameMedicines([
  { name: 'Warfarin', classes: ['vitamin_k_antagonists'] },
  { name: 'SSRI antidepressants', classes: ['antidepressants_serotonergic'] },
  { name: 'moonpill', classes: [] },
])

describe("the person's own medicines", () => {
  it('are named by their class and by the classes that it implies', () => {
    expect(nameMedicines('vitamin_k_antagonists')).toEqual(['warfarin'])
    expect(nameMedicines('anticoagulants')).toEqual(['warfarin'])
    expect(nameMedicines('lithium')).toEqual([])
  })

  it('keep the capitals of abbreviations', () => {
    expect(nameMedicines('antidepressants_serotonergic')).toEqual(['SSRI antidepressants'])
  })

  it('are not named for the class of all medicines', () => {
    expect(nameMedicines('oral_medicines_general')).toEqual([])
  })
})

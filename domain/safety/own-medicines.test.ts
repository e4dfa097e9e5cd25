import { describe, expect, it } from 'vitest'

import { createMedicineNameFinder } from './personal-check.ts'

const findMedicineNames = createMedicineNameFinder([
  { name: 'Warfarin', classes: ['vitamin_k_antagonists'] },
  { name: 'SSRI antidepressants', classes: ['antidepressants_serotonergic'] },
  { name: 'moonpill', classes: [] },
])

describe("the person's own medicines", () => {
  it('are named by their class and by the classes that it implies', () => {
    expect(findMedicineNames('vitamin_k_antagonists')).toEqual(['warfarin'])
    expect(findMedicineNames('anticoagulants')).toEqual(['warfarin'])
    expect(findMedicineNames('lithium')).toEqual([])
  })

  it('keep the capitals of abbreviations', () => {
    expect(findMedicineNames('antidepressants_serotonergic')).toEqual(['SSRI antidepressants'])
  })

  it('are not named for the class that contains every medicine', () => {
    expect(findMedicineNames('oral_medicines_general')).toEqual([])
  })
})

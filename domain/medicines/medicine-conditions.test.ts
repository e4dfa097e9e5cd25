import { describe, expect, it } from 'vitest'

import { createReader } from '#catalog/reader.ts'
import { conditions } from '#domain/safety/conditions.ts'
import type { Condition } from '#domain/safety/profile.ts'
import { listCodes } from '#domain/safety/vocabulary.ts'

import { conditionRows, listMedicineConditions } from './classify-medicine.ts'
import { medicineGroups } from './medicine-groups.ts'
import { findMedicineByName } from './medicines.rules.ts'
import { medicineConditionsFile } from './medicines.schemas.ts'
import { medicines } from './medicines.ts'

const { withoutMedicine = {} } = createReader('catalog').read('medicine-conditions.yaml', medicineConditionsFile) ?? {}
const allConditions = listCodes(conditions)
const namedConditions = new Set(conditionRows.flatMap(({ certain, possible }) => [...certain, ...possible]))
const readConditions = (written: string) => listMedicineConditions(findMedicineByName(written) ?? { atc: [] })

describe('a condition row', () => {
  it('appears once for its group and applies to one of our medicines', () => {
    const groups = conditionRows.map(({ atc }) => atc)
    expect(groups.filter((atc, index) => groups.indexOf(atc) !== index)).toEqual([])
    expect(groups.filter((atc) => atc.length < 3)).toEqual([])
    const unusedGroups = groups.filter(
      (group) => !medicines.some(({ atc }) => atc.some((code) => code.startsWith(group))),
    )
    expect(unusedGroups).toEqual([])
  })

  it('covers every medicine and every condition', () => {
    for (const medicine of medicines) {
      const codesWithoutRow = medicine.atc.filter((code) => !conditionRows.some(({ atc }) => code.startsWith(atc)))
      expect(codesWithoutRow, medicine.name).toEqual([])
      const { certain, possible } = listMedicineConditions(medicine)
      for (const condition of allConditions) {
        const isNamed = certain.includes(condition) || possible.includes(condition)
        expect(isNamed && withoutMedicine[condition] !== undefined, `${medicine.name}: ${condition}`).toBe(false)
      }
    }
  })

  it.each(allConditions)('covers %s, or gives a reason why no row does', (condition) => {
    expect(namedConditions.has(condition)).toBe(withoutMedicine[condition] === undefined)
  })
})

describe('the conditions of a medicine', () => {
  it.each<[string, Condition[], Condition[]]>([
    ['insulin', ['diabetes'], []],
    ['gliclazide', ['diabetes'], []],
    ['metformin', [], ['diabetes']],
    ['metformin with sitagliptin', ['diabetes'], []],
    ['Ozempic', [], ['diabetes']],
    ['carbimazole', ['hyperthyroidism'], []],
    ['levothyroxine', ['hypothyroidism'], []],
    ['Biktarvy', ['immunodeficiency'], []],
    ['Truvada', [], ['immunodeficiency']],
    ['Paxlovid', [], []],
    ['tamoxifen', [], ['cancer_active', 'hormone_sensitive_condition']],
    ['lamotrigine', [], ['epilepsy_seizures', 'bipolar_mania']],
    ['levetiracetam', ['epilepsy_seizures'], []],
    ['lithium', [], ['bipolar_mania', 'depression', 'anxiety_disorder', 'insomnia']],
    ['warfarin', [], ['cardiac_arrhythmia', 'heart_disease', 'bleeding_disorder']],
    ['digoxin', ['heart_disease'], ['cardiac_arrhythmia', 'heart_failure_oedema']],
    ['omeprazole', [], ['gerd_reflux', 'gastritis_hyperacidity', 'peptic_ulcer']],
    ['osimertinib', ['cancer_active'], ['immunodeficiency', 'progressive_systemic_disease']],
    ['deferasirox', ['iron_overload'], []],
    ['ibuprofen', [], []],
    ['alcohol', [], []],
  ])('follow from %s: certain %j, possible %j', (written, certain, possible) => {
    expect(readConditions(written)).toEqual({ certain, possible })
  })

  it('are not certain for methotrexate, which treats cancer and rheumatism', () => {
    const { certain, possible } = readConditions('methotrexate')
    expect(certain).toEqual([])
    expect(possible).toEqual(expect.arrayContaining(['autoimmune_disease', 'cancer_active']))
  })

  it('are never more certain for a kind of medicine than for each medicine that it may mean', () => {
    for (const group of medicineGroups) {
      const members = medicines.filter(({ atc }) =>
        atc.some((code) => group.atc.some((prefix) => code.startsWith(prefix))),
      )
      for (const condition of listMedicineConditions(group).certain)
        for (const member of members)
          expect(listMedicineConditions(member).certain, `${group.name}: ${member.name}`).toContain(condition)
    }
  })
})

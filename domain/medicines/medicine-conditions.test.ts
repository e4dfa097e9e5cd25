import { describe, expect, it } from 'vitest'

import { conditions } from '#domain/safety/conditions.ts'
import type { Condition } from '#domain/safety/profile.ts'
import { codes } from '#domain/safety/vocabulary.ts'

import { conditionRows, conditionsOf, unpointedConditions } from './medicine-conditions.ts'
import { medicineGroups } from './medicine-groups.ts'
import { readMedicine } from './medicines.rules.ts'
import { medicines } from './medicines.ts'

const all = codes(conditions)
const namedConditions = new Set(conditionRows.flatMap(({ certain, possible }) => [...certain, ...possible]))
const read = (written: string) => conditionsOf(readMedicine(written) ?? { atc: [] })

describe('a row of the conditions', () => {
  it('appears once for its group and applies to one of our medicines', () => {
    const groups = conditionRows.map(({ atc }) => atc)
    expect(groups.filter((atc, index) => groups.indexOf(atc) !== index)).toEqual([])
    expect(groups.filter((atc) => atc.length < 3)).toEqual([])
    const unused = groups.filter((group) => !medicines.some(({ atc }) => atc.some((code) => code.startsWith(group))))
    expect(unused).toEqual([])
  })

  it('names each condition once, or gives a reason for naming none', () => {
    for (const { atc, certain, possible, reason } of conditionRows) {
      const named = [...certain, ...possible]
      expect(new Set(named).size, atc).toBe(named.length)
      expect(reason !== undefined, atc).toBe(named.length === 0)
    }
  })

  it('covers every medicine and every condition', () => {
    for (const medicine of medicines) {
      const undecided = medicine.atc.filter((code) => !conditionRows.some(({ atc }) => code.startsWith(atc)))
      expect(undecided, medicine.name).toEqual([])
      const { certain, possible } = conditionsOf(medicine)
      for (const condition of all) {
        const isNamed = certain.includes(condition) || possible.includes(condition)
        expect(isNamed && unpointedConditions[condition] !== undefined, `${medicine.name}: ${condition}`).toBe(false)
      }
    }
  })

  it.each(all)('points to %s, or gives a reason why no row does', (condition) => {
    expect(namedConditions.has(condition)).toBe(unpointedConditions[condition] === undefined)
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
    expect(read(written)).toEqual({ certain, possible })
  })

  it('are not certain for methotrexate, which treats cancer and rheumatism', () => {
    const { certain, possible } = read('methotrexate')
    expect(certain).toEqual([])
    expect(possible).toEqual(expect.arrayContaining(['autoimmune_disease', 'cancer_active']))
  })

  it('are never more certain for a kind of medicine than for each medicine that it may mean', () => {
    for (const group of medicineGroups) {
      const members = medicines.filter(({ atc }) =>
        atc.some((code) => group.atc.some((start) => code.startsWith(start))),
      )
      for (const condition of conditionsOf(group).certain)
        for (const member of members)
          expect(conditionsOf(member).certain, `${group.name}: ${member.name}`).toContain(condition)
    }
  })
})

import { describe, expect, it } from 'vitest'

import { readForCheck } from './medicine-reading.ts'

describe('a medicine for the check', () => {
  it.each([
    ['warfarin', true],
    ['insulin', false],
    ['insulin pen', false],
    ['salbutamol', false],
    ['salbutamol 2 mg tablets', true],
    ['blue inhaler', false],
    ['Inhaler', false],
    ['HRT patch', false],
    ['HRT', true],
    ['nicotine patches', false],
    ['Mirena coil', false],
    ['Nexplanon implant', false],
    ['Spiriva Respimat', false],
    ['diclofenac gel', false],
    ['Daktarin oral gel', true],
    ['moonpill', true],
    ['moon cream', true],
    ['zuclopril', true],
  ])('reads %s as taken by mouth: %s', (written, byMouth) => {
    expect(readForCheck(written).byMouth).toBe(byMouth)
  })

  it.each([
    ['Seretide', false],
    ['budesonide inhaler', false],
    ['Flixonase nasal', false],
    ['Protopic', false],
    ['budesonide', true],
    ['Entocort capsules', true],
    ['fentanyl patch', true],
    ['ciclosporin', true],
    ['ciclosporin infusion', true],
    ['Pulmicort nebules', false],
  ])('reads %s as a medicine whose level in the blood a herb may change: %s', (written, isChanged) => {
    expect(readForCheck(written).classes.includes('cyp3a4_substrates')).toBe(isChanged)
  })

  it('keeps its other classes when it is inhaled', () => {
    expect(readForCheck('Seretide').classes).toEqual(['corticosteroids', 'stimulants'])
  })

  it('is unknown and has the classes of its stem when only the stem is known', () => {
    expect(readForCheck('zuclopril')).toEqual({
      isKnown: false,
      classes: ['antihypertensives', 'potassium_raising_drugs'],
      byMouth: true,
      certain: [],
      possible: [],
    })
  })

  it('includes its conditions', () => {
    expect(readForCheck('carbimazole').certain).toEqual(['hyperthyroidism'])
    expect(readForCheck('metformin').possible).toEqual(['diabetes'])
  })
})

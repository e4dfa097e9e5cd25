import { describe, expect, it } from 'vitest'

import { classifyMedicine } from './classify-medicine.ts'

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
  ])('reads %s as taken by mouth: %s', (written, isOral) => {
    expect(classifyMedicine(written).isOral).toBe(isOral)
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
    expect(classifyMedicine(written).classes.includes('cyp3a4_substrates')).toBe(isChanged)
  })

  it('keeps its other classes if it is inhaled', () => {
    expect(classifyMedicine('Seretide').classes).toEqual(['corticosteroids', 'stimulants'])
  })

  it('is unknown and gets the classes of its stem if only the stem is known', () => {
    expect(classifyMedicine('zuclopril')).toEqual({
      isKnown: false,
      classes: ['antihypertensives', 'potassium_raising_drugs'],
      isOral: true,
      certain: [],
      possible: [],
    })
  })

  it('includes its conditions', () => {
    expect(classifyMedicine('carbimazole').certain).toEqual(['hyperthyroidism'])
    expect(classifyMedicine('metformin').possible).toEqual(['diabetes'])
  })
})

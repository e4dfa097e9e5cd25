import { describe, expect, it } from 'vitest'

import { listMedicineEntries } from './medicine-entries.ts'

describe('the medicines of a herb', () => {
  it('are listed once for each drug class, with every effect and the worst severity, worst first', () => {
    const entries = listMedicineEntries([
      { drugClass: 'lithium', effect: 'lithium_level_change', severity: 'monitor' },
      { drugClass: 'anticoagulants', effect: 'additive_bleeding', severity: 'monitor' },
      { drugClass: 'diuretics', effect: 'additive_diuresis', severity: 'caution' },
      { drugClass: 'anticoagulants', effect: 'reduced_anticoagulation', severity: 'avoid' },
    ])
    expect(entries).toEqual([
      {
        medicine: 'anticoagulants (warfarin, heparins, DOACs)',
        effects: 'may add to bleeding risk; may weaken the blood thinner',
        advice: 'do not combine them',
        severity: 'avoid',
      },
      expect.objectContaining({ medicine: 'diuretics (loop, thiazide)', advice: 'ask your pharmacist first' }),
      expect.objectContaining({ medicine: 'lithium', advice: 'tell your pharmacist' }),
    ])
  })

  it('are empty for a herb without interactions', () => {
    expect(listMedicineEntries([])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { medicineEntries } from './medicine-entries.ts'

describe('the medicines of a herb', () => {
  it('are told once a class, with every effect, by the worst severity, and the worst first', () => {
    const entries = medicineEntries([
      { drugClass: 'lithium', effect: 'lithium_level_change', severity: 'monitor' },
      { drugClass: 'anticoagulants', effect: 'additive_bleeding', severity: 'monitor' },
      { drugClass: 'diuretics', effect: 'additive_diuresis', severity: 'caution' },
      { drugClass: 'anticoagulants', effect: 'reduced_anticoagulation', severity: 'avoid' },
    ])
    expect(entries).toEqual([
      {
        medicine: 'anticoagulants (warfarin, heparins, DOACs)',
        effects: 'may add to bleeding risk; may weaken the blood thinner',
        advice: 'not together',
        severity: 'avoid',
      },
      expect.objectContaining({ medicine: 'diuretics (loop, thiazide)', advice: 'ask your pharmacist first' }),
      expect.objectContaining({ medicine: 'lithium', advice: 'tell your pharmacist' }),
    ])
  })

  it('are none where the facts name none', () => {
    expect(medicineEntries([])).toEqual([])
  })
})

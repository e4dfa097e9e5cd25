import { describe, expect, it } from 'vitest'

import { copyStatus } from './answers-copy.rules.ts'
import type { StoredProfile } from './stored-profile.ts'

const told: StoredProfile = {
  savedOn: '2026-11-21',
  bornOn: '1990-05-01',
  ageYears: null,
  pregnant: null,
  trimester: null,
  breastfeeding: null,
  tryingToConceive: null,
  surgeryPlanned: null,
  conditions: null,
  medicines: ['Warfarin'],
  allergies: null,
  hidesUnsuitable: false,
}
const aged: StoredProfile = { ...told, bornOn: null, ageYears: 34 }

describe('the status of answers and their copy', () => {
  it.each([
    ['nothing told, nothing kept', undefined, undefined, 'untold'],
    ['told, not kept', told, undefined, 'unkept'],
    ['kept, not told here', undefined, told, 'account-alone'],
    ['the same', told, { ...told }, 'equal'],
    ['the same, saved on other days', told, { ...told, savedOn: '2026-11-01' }, 'equal'],
    ['the same age, told on other days', aged, { ...aged, savedOn: '2025-11-01' }, 'browser-newer'],
    [
      'the same trimester, told on other days',
      { ...told, pregnant: 'yes' as const, trimester: 'first' as const },
      { ...told, pregnant: 'yes' as const, trimester: 'first' as const, savedOn: '2026-11-01' },
      'browser-newer',
    ],
    ['another medicine here', { ...told, medicines: [] }, told, 'browser-newer'],
    ['another medicine later elsewhere', { ...told, savedOn: '2026-11-02', medicines: [] }, told, 'account-newer'],
  ])('%s', (_, stored, copy, status) => {
    expect(copyStatus(stored, copy)).toBe(status)
  })
})

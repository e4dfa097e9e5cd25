import { describe, expect, it } from 'vitest'

import { compareAnswerCopies } from './answers-copy.rules.ts'
import type { StoredProfile } from './stored-profile.ts'

const answers: StoredProfile = {
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
const answersWithAge: StoredProfile = { ...answers, bornOn: null, ageYears: 34 }

describe('the comparison of answers and their copy', () => {
  it.each([
    ['finds no answers and no copy', undefined, undefined, 'no-answers'],
    ['finds answers without a copy', answers, undefined, 'no-copy'],
    ['finds a copy without answers', undefined, answers, 'account-only'],
    ['finds them equal', answers, { ...answers }, 'equal'],
    [
      'finds them equal when they were saved on different days',
      answers,
      { ...answers, savedOn: '2026-11-01' },
      'equal',
    ],
    [
      'finds the browser newer for the same age on a later day',
      answersWithAge,
      { ...answersWithAge, savedOn: '2025-11-01' },
      'browser-newer',
    ],
    [
      'finds the browser newer for the same trimester on a later day',
      { ...answers, pregnant: 'yes' as const, trimester: 'first' as const },
      { ...answers, pregnant: 'yes' as const, trimester: 'first' as const, savedOn: '2026-11-01' },
      'browser-newer',
    ],
    [
      'finds the browser newer for other medicines on the same day',
      { ...answers, medicines: [] },
      answers,
      'browser-newer',
    ],
    [
      'finds the account newer for other medicines on a later day',
      { ...answers, savedOn: '2026-11-02', medicines: [] },
      answers,
      'account-newer',
    ],
  ])('%s', (_, stored, copy, status) => {
    expect(compareAnswerCopies(stored, copy)).toBe(status)
  })
})

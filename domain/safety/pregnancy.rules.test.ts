import { describe, expect, it } from 'vitest'

import { getPregnancyStatus } from './pregnancy.rules.ts'

describe('the status of a herb in pregnancy', () => {
  const ginger = {
    pregnancy: 'caution',
    pregnancyTrimesters: { first: 'caution', second: 'caution', third: 'food_amounts_only' },
  } as const

  it('depends on the trimester', () => {
    expect(getPregnancyStatus(ginger, ['second'])).toBe('caution')
  })

  it('is the strictest of the possible trimesters', () => {
    expect(getPregnancyStatus(ginger, ['second', 'third'])).toBe('food_amounts_only')
    expect(getPregnancyStatus(ginger, [])).toBe('food_amounts_only')
  })

  it('is the same in all trimesters when a herb has only one status', () => {
    expect(getPregnancyStatus({ pregnancy: 'avoid', pregnancyTrimesters: null }, ['third'])).toBe('avoid')
  })
})

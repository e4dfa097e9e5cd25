import { describe, expect, it } from 'vitest'

import { formatFactCheck } from './fact-checks.ts'

describe('the line about checked facts', () => {
  it('names the day and when the next check is due', () => {
    expect(formatFactCheck('2026-11-24')).toBe('Facts last checked on 24 Nov 2026. Next check due by 24 Nov 2027.')
  })

  it('names 28 February when the next year has no 29th', () => {
    expect(formatFactCheck('2028-02-29')).toContain('28 Feb 2029')
  })
})

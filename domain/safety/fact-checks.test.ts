import { describe, expect, it } from 'vitest'

import { formatFactCheck } from './fact-checks.ts'

describe('the line about checked facts', () => {
  it('states the dates of the last and the next check', () => {
    expect(formatFactCheck('2026-11-24')).toBe('Facts last checked on 24 Nov 2026. Next check due by 24 Nov 2027.')
  })

  it('states 28 February if the next year has no leap day', () => {
    expect(formatFactCheck('2028-02-29')).toContain('28 Feb 2029')
  })
})

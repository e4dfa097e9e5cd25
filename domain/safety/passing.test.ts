import { describe, expect, it } from 'vitest'

import { verdicts } from './findings.ts'
import { isListed, isPassing } from './passing.ts'

describe('a verdict', () => {
  it('passes with a caution or milder', () => {
    expect(verdicts.filter(isPassing)).toEqual(['ok', 'separate', 'ok_with_warnings'])
  })

  it('is not listed with a caution for a reader who wants none', () => {
    expect(verdicts.filter((verdict) => isListed(verdict, true))).toEqual(['ok', 'separate'])
    expect(verdicts.filter((verdict) => isListed(verdict, false))).toEqual(['ok', 'separate', 'ok_with_warnings'])
  })
})

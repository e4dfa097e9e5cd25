import { describe, expect, it } from 'vitest'

import { listPossibleTrimesters, type Trimester, calculateCurrentTrimester } from './trimesters.ts'

describe('the trimesters that a pregnancy may be in', () => {
  it.each<[Trimester, string, Trimester[]]>([
    ['first', '2026-11-21', ['first']],
    ['first', '2026-11-22', ['first', 'second']],
    ['first', '2027-02-12', ['first', 'second']],
    ['first', '2027-02-13', ['second']],
    ['first', '2027-03-07', ['second', 'third']],
    ['second', '2026-11-22', ['second', 'third']],
    ['second', '2027-03-06', ['third']],
    ['third', '2026-11-22', ['third']],
    ['third', '2027-03-06', []],
    ['first', '2026-11-20', []],
  ])('follow from the %s on 21 November: on %s, %j', (trimester, today, possible) => {
    expect(listPossibleTrimesters(trimester, '2026-11-21', today)).toEqual(possible)
  })
})

describe('the preselected trimester', () => {
  it.each<[Trimester | null, string, Trimester | undefined]>([
    ['first', '2026-11-21', 'first'],
    ['first', '2026-11-22', undefined],
    ['first', '2027-02-13', 'second'],
    ['third', '2027-03-06', undefined],
    [null, '2026-11-21', undefined],
  ])('follows from %s on 21 November: on %s, %s', (trimester, today, chosen) => {
    expect(calculateCurrentTrimester({ trimester, savedOn: '2026-11-21' }, today)).toBe(chosen)
  })
})

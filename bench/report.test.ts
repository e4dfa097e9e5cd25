import { describe, expect, it } from 'vitest'

import { because, type Figure, createFigureBuilder, median } from './figures.ts'
import { writeReport } from './report.ts'
import { type AreaResult, mergeResults, listMissedTargets } from './results.ts'

const { atMost, atLeast, exactly, untargeted } = createFigureBuilder('by counting')

const area = (title: string, figures: Figure[], overrides: Partial<AreaResult> = {}): AreaResult => ({
  title,
  measuredAt: '2026-11-22T10:20:30.000Z',
  commit: 'abc1234',
  machine: '2 × processor',
  node: '24.0.0',
  load: 0.5,
  seconds: 3,
  figures,
  ...overrides,
})

describe('a figure', () => {
  it('holds up to its limit and not beyond', () => {
    expect(atMost('rows', 3, 3)).toMatchObject({ seen: '3', target: 'at most 3', holds: true, how: 'by counting' })
    expect(atMost('rows', 4, 3).holds).toBe(false)
    expect(atLeast('mails', 49, 50, ' a second')).toMatchObject({ seen: '49 a second', holds: false })
    expect([exactly('rows', 1, 1).holds, exactly('rows', 2, 1).holds]).toEqual([true, false])
  })

  it('is not rounded to a limit that it misses', () => {
    expect(atMost('ratio', 2.001, 2)).toMatchObject({ seen: '2.001', holds: false })
  })

  it('always holds without a target', () => {
    expect(untargeted('rows', 12.345)).toMatchObject({ seen: '12.3', target: null, holds: true })
  })

  it("gives a reason only if it doesn't hold", () => {
    expect(because(atMost('rows', 4, 3), () => 'one for each herb')).toMatchObject({ because: 'one for each herb' })
    expect(because(atMost('rows', 3, 3), () => 'one for each herb')).not.toHaveProperty('because')
  })

  it('does not hold if nothing could be measured', () => {
    expect(atMost('time', median([]), 50).holds).toBe(false)
  })
})

describe('the report', () => {
  it("begins with figures that don't hold, and counts those with a target", () => {
    const report = writeReport({
      a: area('Rows', [atMost('reads', 9, 3), atMost('writes', 1, 3), untargeted('calls', 2)]),
    })
    expect(report).toContain('1 of 2 figures with a target meet it')
    expect(report.indexOf('| Rows | reads | 9 | at most 3 |')).toBeGreaterThan(report.indexOf('## Missed targets'))
    expect(report.indexOf('| Rows | reads | 9 | at most 3 |')).toBeLessThan(report.indexOf('## Rows'))
    expect(report).toContain('| reads | 9 | at most 3 | **no** | 1 |')
    expect(report).toContain('| calls | 2 | – | – | 1 |')
  })

  it('shows the observed reason of a missed target, or says that none is known', () => {
    const figures = [because(atMost('reads', 9, 3), () => 'one for each herb'), atMost('writes', 9, 3)]
    const report = writeReport({ a: area('Rows', figures) })
    expect(report).toContain('| Rows | reads | 9 | at most 3 | one for each herb |')
    expect(report).toContain('| Rows | writes | 9 | at most 3 | unknown: the benchmark recorded only the figure |')
  })

  it('says so if every target is met', () => {
    expect(writeReport({ a: area('Rows', [atMost('reads', 1, 3)]) })).toContain('All targets are met.')
  })

  it('names the machine, Node, date and commit, and those of each area', () => {
    const later = { measuredAt: '2026-11-23T08:00:00.000Z', commit: 'def5678' }
    const report = writeReport({ a: area('Rows', []), b: area('Bytes', [], later) })
    expect(report).toContain('Machine: 2 × processor. Node 24.0.0. Last measured 2026-11-23 08:00 UTC, commit def5678.')
    expect(report).toContain('Measured 2026-11-22 10:20 UTC, commit abc1234, load 0.5 at the start, in 3 s.')
  })

  it('numbers each measuring method once', () => {
    const other = createFigureBuilder('by the clock')
    const report = writeReport({ a: area('Rows', [untargeted('a', 1), other.untargeted('b', 2), untargeted('c', 3)]) })
    expect(report).toContain('| a | 1 | – | – | 1 |\n| b | 2 | – | – | 2 |\n| c | 3 | – | – | 1 |')
    expect(report).toContain('1. by counting\n2. by the clock')
  })

  it('escapes the text of a table cell', () => {
    const report = writeReport({ a: area('Rows', [untargeted('a | b', 'x\n*y*')]) })
    expect(report).toContain(String.raw`| a \| b | x \*y\* | – | – | 1 |`)
  })

  it('reports an area that failed, and keeps the others', () => {
    const results = { a: area('Rows', [], { failure: 'no database' }), b: area('Bytes', [untargeted('worker', 1)]) }
    expect(listMissedTargets(results)).toEqual([
      { area: 'Rows', figure: 'the whole area', seen: 'nothing', target: 'measured', why: 'no database' },
    ])
    expect(writeReport(results)).toContain('It failed: no database')
    expect(writeReport(results)).toContain('| worker | 1 |')
  })
})

it('replaces earlier results by new ones, in the order of the areas', () => {
  const [old, unchanged, fresh] = [area('Old', []), area('Kept', []), area('New', [])]
  const merged = mergeResults(['a', 'b'], { b: unchanged, a: old, gone: old }, { a: fresh })
  expect(Object.entries(merged)).toEqual([
    ['a', fresh],
    ['b', unchanged],
  ])
})

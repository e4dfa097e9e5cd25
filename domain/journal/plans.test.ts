import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { timed } from '../testing/timed.ts'
import { meansByDay } from './day-means.ts'
import { differenceInWords, outcomeOf, spreadOf } from './plan-outcome.ts'
import { startRefusal, withStarted } from './plan-start.rules.ts'
import {
  datesOf,
  planDayOf,
  progressOf,
  statusOn,
  withCheckOff,
  withEnd,
  withPause,
  withResume,
} from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { readStoredPlans, writeStoredPlans } from './stored-plans.ts'

const start = '2026-03-25'
const on = (count: number) => addDays(start, count)
const started: PlanRun = { id: 'one', protocol: 'sleep', startedOn: start, pauses: [], endedOn: null, done: {} }

const entries = (first: number, count: number, mood: number, wave = 0) =>
  Array.from({ length: count }, (_, position) => ({
    id: `${first + position}`,
    date: on(first + position),
    mood: mood + (position % 2 ? wave : -wave),
    energy: 5,
    sleep: 5,
    symptoms: '',
    herbsTaken: '',
    notes: '',
    editedAt: 0,
  }))

const spread = (mean: number, deviation: number) => ({ mean, deviation, days: 9 })

const outcome = (...parts: ReturnType<typeof entries>[]) => outcomeOf(started, meansByDay(parts.flat()), on(9))

describe('a plan', () => {
  it.each([
    [-1, { state: 'running', day: 1 }],
    [0, { state: 'running', day: 1 }],
    [4, { state: 'running', day: 5 }],
    [13, { state: 'running', day: 14 }],
    [14, { state: 'finished' }],
  ])('has the expected status %d days after its start, across a clock change', (count, expected) => {
    expect(statusOn(started, on(count))).toEqual(expected)
  })

  it('stops while it is paused, which moves its later days', () => {
    const paused = withPause(started, on(3))
    expect(statusOn(paused, on(3))).toEqual({ state: 'paused', day: 4 })
    expect(statusOn(paused, on(40))).toEqual({ state: 'paused', day: 4 })
    const resumed = withResume(paused, on(10))
    expect(statusOn(resumed, on(10))).toEqual({ state: 'running', day: 4 })
    expect(statusOn(resumed, on(20))).toEqual({ state: 'running', day: 14 })
    expect(statusOn(resumed, on(21))).toEqual({ state: 'finished' })
    const again = withResume(withPause(resumed, on(12)), on(14))
    expect(statusOn(again, on(14))).toEqual({ state: 'running', day: 6 })
    expect(datesOf(again, on(14))).toEqual([0, 1, 2, 10, 11, 14].map(on))
  })

  it('drops a pause that ends on its first day, and ignores a second pause', () => {
    expect(withResume(withPause(started, on(3)), on(3)).pauses).toEqual([])
    expect(withPause(withPause(started, on(3)), on(5)).pauses).toEqual([{ from: on(3), until: null }])
  })

  it('computes its dates quickly even after a long pause', () => {
    const forCenturies = { ...started, startedOn: '0001-01-01', pauses: [{ from: '0001-01-03', until: '2026-03-01' }] }
    expect(timed(() => datesOf(forCenturies, '2026-03-01'))).toBeLessThan(50)
    expect(datesOf(forCenturies, '2026-03-01')).toEqual(['0001-01-01', '0001-01-02', '2026-03-01'])
  })

  it('is over when it is ended, and can be started again', () => {
    const ended = withEnd(started, on(2))
    expect(statusOn(ended, on(2))).toEqual({ state: 'ended' })
    expect(datesOf(ended, on(9))).toEqual([0, 1, 2].map(on))
    expect(withStarted([ended], 'sleep', on(3), 'two')).toHaveLength(2)
  })

  it('runs once at a time and with at most one other, counting paused plans', () => {
    expect(startRefusal([withPause(started, on(1))], 'sleep', on(2))).toBe('runs already')
    const two = withStarted([started], 'gut', on(1), 'two')
    expect(startRefusal(two, 'energy', on(1))).toBe('too many at once')
    expect(withStarted(two, 'energy', on(1), 'three')).toEqual(two)
    expect(startRefusal(two, 'energy', on(14))).toBeUndefined()
  })

  it('counts each checked item of its days once', () => {
    const done = withCheckOff(withCheckOff(started, 1, 'evening', true), 1, 'evening', true)
    expect(done.done[1]).toEqual(['evening'])
    expect(progressOf(withCheckOff(done, 1, 'morning', true), 2)).toEqual({ done: 1, planned: 4 })
    expect(progressOf(withCheckOff(done, 1, 'evening', false), 1)).toEqual({ done: 0, planned: 2 })
    expect(planDayOf(started, 14)?.teas).toEqual([])
    expect(planDayOf(started, 15)).toBeUndefined()
  })
})

describe('the stored plans', () => {
  it('are read as they were written', () => {
    const run = withCheckOff(withPause(started, on(3)), 2, 'act', true)
    expect(readStoredPlans(writeStoredPlans({ runs: [run], unread: [] }))).toEqual({ runs: [run], unread: [] })
  })

  it.each([null, '', '[]'])('are empty for %j', (text) => {
    expect(readStoredPlans(text)).toEqual({ runs: [], unread: [] })
  })

  it('keep unreadable rows and return the rest', () => {
    const rows = [started, { ...started, id: 'x', protocol: 'detox' }, 7]
    const { runs, unread } = readStoredPlans(JSON.stringify(rows))
    expect(runs.map(({ id }) => id)).toEqual(['one'])
    expect(JSON.parse(writeStoredPlans({ runs, unread }))).toEqual(rows)
    expect(readStoredPlans('{broken').unread).toEqual(['{broken'])
  })

  it('return a damaged run without its unreadable parts', () => {
    const damaged = {
      ...started,
      pauses: [{ from: on(1) }, 'x', { from: on(2), until: on(3) }],
      done: { 1: ['tea'], 2: ['act', 'act'], 3: 'x' },
      endedOn: 'soon',
    }
    expect(readStoredPlans(JSON.stringify([damaged, { ...started, id: '2', startedOn: '2026-02-30' }])).runs).toEqual([
      { ...started, pauses: [{ from: on(2), until: on(3) }], done: { 1: [], 2: ['act'], 3: [] } },
    ])
  })
})

describe('the outcome of a plan', () => {
  it('compares its days with the fourteen before, with their spread', () => {
    const { before, during, comparisons } = outcome(entries(-20, 20, 4, 1), entries(0, 10, 8))
    expect([before, during]).toEqual([14, 10])
    expect(comparisons?.[0]).toMatchObject({ scale: 'mood', before: { mean: 4, days: 14 }, during: { mean: 8 } })
    expect(comparisons?.[0]?.before.deviation).toBeCloseTo(1.038, 3)
    expect(comparisons?.[0]?.during.deviation).toBe(0)
  })

  it('is undefined with fewer than five days with entries before or during the plan', () => {
    expect(outcome(entries(-14, 4, 4), entries(0, 10, 8)).comparisons).toBeUndefined()
    expect(outcome(entries(-14, 14, 4), entries(0, 4, 8)).comparisons).toBeUndefined()
    expect(outcome(entries(-5, 5, 4), entries(0, 5, 8)).comparisons).toHaveLength(3)
  })

  it('ignores days of an earlier round', () => {
    const earlier = withEnd({ ...started, id: 'zero', startedOn: on(-10) }, on(-3))
    const days = meansByDay([...entries(-14, 14, 4), ...entries(0, 10, 8)])
    expect(outcomeOf(started, days, on(9), [earlier, started]).before).toBe(6)
  })

  it('ignores future and paused days', () => {
    const paused = withResume(withPause(started, on(2)), on(6))
    const days = meansByDay([...entries(-14, 14, 4), ...entries(0, 14, 8)])
    expect(outcomeOf(paused, days, on(9)).during).toBe(6)
  })

  it.each([
    [6, 1, 6.01, 1, 'about the same'],
    [5, 1, 7, 1.5, '2.0 higher'],
    [5, 1, 4.5, 1, '0.5 lower, within your usual range'],
  ])('describes %d ± %d and %d ± %d as: %s', (one, ownSpread, other, otherSpread, words) => {
    expect(
      differenceInWords({ scale: 'mood', before: spread(one, ownSpread), during: spread(other, otherSpread) }),
    ).toBe(words)
  })

  it('has no spread for a single day', () => {
    expect(spreadOf([4])).toEqual({ mean: 4, deviation: null, days: 1 })
  })
})

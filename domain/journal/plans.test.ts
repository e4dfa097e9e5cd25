import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { measureCpuMs } from '../testing/measure-cpu.ts'
import { calculateDayMeans } from './day-means.ts'
import { formatDifference, calculateOutcome, calculateSpread } from './plan-outcome.ts'
import { findStartRefusal, startPlan } from './plan-start.rules.ts'
import {
  listPlanDates,
  getPlanDay,
  countProgress,
  getStatus,
  setChecked,
  endRun,
  pauseRun,
  resumeRun,
} from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { parseStoredPlans, serialisePlans } from './stored-plans.ts'

const start = '2026-03-25'
const addToStart = (count: number) => addDays(start, count)
const run: PlanRun = { id: 'one', protocol: 'sleep', startedOn: start, pauses: [], endedOn: null, done: {} }

const createEntries = (first: number, count: number, mood: number, wave = 0) =>
  Array.from({ length: count }, (_, position) => ({
    id: `${first + position}`,
    date: addToStart(first + position),
    mood: mood + (position % 2 ? wave : -wave),
    energy: 5,
    sleep: 5,
    symptoms: '',
    herbsTaken: '',
    notes: '',
    editedAt: 0,
  }))

const createSpread = (mean: number, deviation: number) => ({ mean, deviation, days: 9 })

const calculateOutcomeFor = (...entryGroups: ReturnType<typeof createEntries>[]) =>
  calculateOutcome(run, calculateDayMeans(entryGroups.flat()), addToStart(9))

describe('a plan', () => {
  it.each([
    [-1, { state: 'running', day: 1 }],
    [0, { state: 'running', day: 1 }],
    [4, { state: 'running', day: 5 }],
    [13, { state: 'running', day: 14 }],
    [14, { state: 'finished' }],
  ])('has the expected status %d days after its start, across a clock change', (count, expected) => {
    expect(getStatus(run, addToStart(count))).toEqual(expected)
  })

  it('stops while it is paused, which moves its later days', () => {
    const paused = pauseRun(run, addToStart(3))
    expect(getStatus(paused, addToStart(3))).toEqual({ state: 'paused', day: 4 })
    expect(getStatus(paused, addToStart(40))).toEqual({ state: 'paused', day: 4 })
    const resumed = resumeRun(paused, addToStart(10))
    expect(getStatus(resumed, addToStart(10))).toEqual({ state: 'running', day: 4 })
    expect(getStatus(resumed, addToStart(20))).toEqual({ state: 'running', day: 14 })
    expect(getStatus(resumed, addToStart(21))).toEqual({ state: 'finished' })
    const resumedTwice = resumeRun(pauseRun(resumed, addToStart(12)), addToStart(14))
    expect(getStatus(resumedTwice, addToStart(14))).toEqual({ state: 'running', day: 6 })
    expect(listPlanDates(resumedTwice, addToStart(14))).toEqual([0, 1, 2, 10, 11, 14].map(addToStart))
  })

  it('drops a pause that ends on its first day, and ignores a second pause', () => {
    expect(resumeRun(pauseRun(run, addToStart(3)), addToStart(3)).pauses).toEqual([])
    expect(pauseRun(pauseRun(run, addToStart(3)), addToStart(5)).pauses).toEqual([{ from: addToStart(3), until: null }])
  })

  it('computes its dates quickly even after a long pause', () => {
    const longPaused = { ...run, startedOn: '0001-01-01', pauses: [{ from: '0001-01-03', until: '2026-03-01' }] }
    expect(measureCpuMs(() => listPlanDates(longPaused, '2026-03-01'))).toBeLessThan(500)
    expect(listPlanDates(longPaused, '2026-03-01')).toEqual(['0001-01-01', '0001-01-02', '2026-03-01'])
  })

  it('is over when it is ended, and can be started again', () => {
    const ended = endRun(run, addToStart(2))
    expect(getStatus(ended, addToStart(2))).toEqual({ state: 'ended' })
    expect(listPlanDates(ended, addToStart(9))).toEqual([0, 1, 2].map(addToStart))
    expect(startPlan([ended], 'sleep', addToStart(3), 'two')).toHaveLength(2)
  })

  it('runs once at a time, beside at most one other plan, counting paused plans', () => {
    expect(findStartRefusal([pauseRun(run, addToStart(1))], 'sleep', addToStart(2))).toBe('already running')
    const two = startPlan([run], 'gut', addToStart(1), 'two')
    expect(findStartRefusal(two, 'energy', addToStart(1))).toBe('too many plans')
    expect(startPlan(two, 'energy', addToStart(1), 'three')).toEqual(two)
    expect(findStartRefusal(two, 'energy', addToStart(14))).toBeUndefined()
  })

  it('counts each checked item of its days once', () => {
    const done = setChecked(setChecked(run, 1, 'evening', true), 1, 'evening', true)
    expect(done.done[1]).toEqual(['evening'])
    expect(countProgress(setChecked(done, 1, 'morning', true), 2)).toEqual({ done: 1, planned: 4 })
    expect(countProgress(setChecked(done, 1, 'evening', false), 1)).toEqual({ done: 0, planned: 2 })
    expect(getPlanDay(run, 14)?.teas).toEqual([])
    expect(getPlanDay(run, 15)).toBeUndefined()
  })
})

describe('the stored plans', () => {
  it('are read as they were written', () => {
    const changed = setChecked(pauseRun(run, addToStart(3)), 2, 'action', true)
    expect(parseStoredPlans(serialisePlans({ runs: [changed], unparsedRows: [] }))).toEqual({
      runs: [changed],
      unparsedRows: [],
    })
  })

  it.each([null, '', '[]'])('are empty for %j', (text) => {
    expect(parseStoredPlans(text)).toEqual({ runs: [], unparsedRows: [] })
  })

  it('keep unreadable rows and return the other plans', () => {
    const rows = [run, { ...run, id: 'x', protocol: 'detox' }, 7]
    const { runs, unparsedRows } = parseStoredPlans(JSON.stringify(rows))
    expect(runs.map(({ id }) => id)).toEqual(['one'])
    expect(JSON.parse(serialisePlans({ runs, unparsedRows }))).toEqual(rows)
    expect(parseStoredPlans('{broken').unparsedRows).toEqual(['{broken'])
  })

  it('return a damaged run without its unreadable parts', () => {
    const damaged = {
      ...run,
      pauses: [{ from: addToStart(1) }, 'x', { from: addToStart(2), until: addToStart(3) }],
      done: { 1: ['tea'], 2: ['action', 'action'], 3: 'x' },
      endedOn: 'soon',
    }
    expect(parseStoredPlans(JSON.stringify([damaged, { ...run, id: '2', startedOn: '2026-02-30' }])).runs).toEqual([
      { ...run, pauses: [{ from: addToStart(2), until: addToStart(3) }], done: { 1: [], 2: ['action'], 3: [] } },
    ])
  })

  it('read the action of a day under its earlier name', () => {
    const [earlier] = parseStoredPlans(JSON.stringify([{ ...run, done: { 1: ['morning', 'act'] } }])).runs
    expect(earlier?.done).toEqual({ 1: ['morning', 'action'] })
  })
})

describe('the outcome of a plan', () => {
  it('compares its days with the fourteen before, with their spread', () => {
    const { before, during, comparisons } = calculateOutcomeFor(createEntries(-20, 20, 4, 1), createEntries(0, 10, 8))
    expect([before, during]).toEqual([14, 10])
    expect(comparisons?.[0]).toMatchObject({ scale: 'mood', before: { mean: 4, days: 14 }, during: { mean: 8 } })
    expect(comparisons?.[0]?.before.deviation).toBeCloseTo(1.038, 3)
    expect(comparisons?.[0]?.during.deviation).toBe(0)
  })

  it('is undefined with fewer than five days with entries before or during the plan', () => {
    expect(calculateOutcomeFor(createEntries(-14, 4, 4), createEntries(0, 10, 8)).comparisons).toBeUndefined()
    expect(calculateOutcomeFor(createEntries(-14, 14, 4), createEntries(0, 4, 8)).comparisons).toBeUndefined()
    expect(calculateOutcomeFor(createEntries(-5, 5, 4), createEntries(0, 5, 8)).comparisons).toHaveLength(3)
  })

  it('ignores days of an earlier round', () => {
    const earlier = endRun({ ...run, id: 'zero', startedOn: addToStart(-10) }, addToStart(-3))
    const days = calculateDayMeans([...createEntries(-14, 14, 4), ...createEntries(0, 10, 8)])
    expect(calculateOutcome(run, days, addToStart(9), [earlier, run]).before).toBe(6)
  })

  it('ignores future and paused days', () => {
    const paused = resumeRun(pauseRun(run, addToStart(2)), addToStart(6))
    const days = calculateDayMeans([...createEntries(-14, 14, 4), ...createEntries(0, 14, 8)])
    expect(calculateOutcome(paused, days, addToStart(9)).during).toBe(6)
  })

  it.each([
    [6, 1, 6.01, 1, 'about the same'],
    [5, 1, 7, 1.5, '2.0 higher'],
    [5, 1, 4.5, 1, '0.5 lower, within your usual range'],
  ])('describes %d ± %d and %d ± %d as: %s', (one, ownSpread, other, otherSpread, expected) => {
    expect(
      formatDifference({
        scale: 'mood',
        before: createSpread(one, ownSpread),
        during: createSpread(other, otherSpread),
      }),
    ).toBe(expected)
  })

  it('has no spread for a single day', () => {
    expect(calculateSpread([4])).toEqual({ mean: 4, deviation: null, days: 1 })
  })
})

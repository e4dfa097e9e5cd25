import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { findStartRefusal, startPlan } from './plan-start.rules.ts'
import { endRun, pauseRun } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { listPlanDays, getProtocol, protocols } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

const first = '2026-03-25'
const addToFirst = (count: number) => addDays(first, count)
const countPlanDays = (key: ProtocolKey) => listPlanDays(getProtocol(key)).length

const createRun = (protocol: ProtocolKey, start: number): PlanRun => ({
  id: `${protocol} ${start}`,
  protocol,
  startedOn: addToFirst(start),
  pauses: [],
  endedOn: null,
  done: {},
})

describe.each(protocols.map(({ key }) => key))('the plan %s', (key) => {
  const length = countPlanDays(key)
  const twoRounds = [createRun(key, 0), createRun(key, length)]

  it('can start again the day after its end, and a third time only after two weeks of rest', () => {
    expect(findStartRefusal([createRun(key, 0)], key, addToFirst(length))).toBeUndefined()
    for (const days of [0, 1, 13])
      expect(findStartRefusal(twoRounds, key, addToFirst(2 * length + days))).toMatchObject({
        until: addToFirst(2 * length + 14),
      })
    expect(findStartRefusal(twoRounds, key, addToFirst(2 * length + 14))).toBeUndefined()
    expect(startPlan(twoRounds, key, addToFirst(2 * length), 'third')).toEqual(twoRounds)
  })

  it('needs no rest if there was one between two rounds', () => {
    const roundsWithRest = [createRun(key, 0), createRun(key, length + 14)]
    expect(findStartRefusal(roundsWithRest, key, addToFirst(2 * length + 14))).toBeUndefined()
  })
})

describe('the rest between rounds', () => {
  it('names the herbs that another round would use for too long', () => {
    expect(findStartRefusal([createRun('sleep', 0), createRun('sleep', 14)], 'sleep', addToFirst(28))).toEqual({
      herbs: ['Lavender', 'Lemon Balm'],
      until: addToFirst(42),
    })
  })

  it('counts the days of a herb in all plans', () => {
    const peppermint = [createRun('gut', 0), createRun('gut', 21)]
    expect(findStartRefusal(peppermint, 'energy', addToFirst(42))).toEqual({
      herbs: ['Peppermint'],
      until: addToFirst(56),
    })
    expect(findStartRefusal(peppermint, 'sleep', addToFirst(42))).toBeUndefined()
    expect(findStartRefusal([createRun('gut', 0)], 'energy', addToFirst(21))).toBeUndefined()
  })

  it('counts the future days of a running plan, and a day with the herb in two plans once', () => {
    const endedRun = endRun(createRun('gut', 10), addToFirst(20))
    expect(
      findStartRefusal([createRun('gut', 0), endedRun, createRun('energy', 21)], 'gut', addToFirst(21)),
    ).toMatchObject({ until: addToFirst(49) })
    expect(findStartRefusal([createRun('gut', 0), createRun('energy', 21)], 'gut', addToFirst(21))).toBeUndefined()
  })

  it('counts a long pause as a rest', () => {
    const paused = endRun(pauseRun(createRun('sleep', 14), addToFirst(20)), addToFirst(40))
    expect(findStartRefusal([createRun('sleep', 0), paused], 'sleep', addToFirst(30))).toBeUndefined()
  })

  it('counts a day once if a plan starts on it several times', () => {
    const repeatedStarts = Array.from({ length: 9 }, () => endRun(createRun('sleep', 0), addToFirst(0)))
    expect(findStartRefusal(repeatedStarts, 'sleep', addToFirst(0))).toBeUndefined()
  })

  it('counts the actual days of unfinished rounds', () => {
    const endedRuns = [0, 5, 10, 15, 20].map((start) => endRun(createRun('sleep', start), addToFirst(start + 4)))
    expect(findStartRefusal(endedRuns.slice(0, 4), 'sleep', addToFirst(20))).toBeUndefined()
    expect(findStartRefusal(endedRuns, 'sleep', addToFirst(25))).toEqual({
      herbs: ['Passionflower'],
      until: addToFirst(39),
    })
  })
})

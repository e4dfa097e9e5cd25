import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { startRefusal, withStarted } from './plan-start.rules.ts'
import { withEnd, withPause } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { daysOf, protocolOf, protocols } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

const first = '2026-03-25'
const on = (count: number) => addDays(first, count)
const lengthOf = (key: ProtocolKey) => daysOf(protocolOf(key)).length

/** Returns a run that starts `start` days after the first. */
const run = (protocol: ProtocolKey, start: number): PlanRun => ({
  id: `${protocol} ${start}`,
  protocol,
  startedOn: on(start),
  pauses: [],
  endedOn: null,
  done: {},
})

describe.each(protocols.map(({ key }) => key))('the plan %s', (key) => {
  const length = lengthOf(key)
  const twoRounds = [run(key, 0), run(key, length)]

  it('can start again the day after its end, and a third time only after two weeks of rest', () => {
    expect(startRefusal([run(key, 0)], key, on(length))).toBeUndefined()
    for (const days of [0, 1, 13])
      expect(startRefusal(twoRounds, key, on(2 * length + days))).toMatchObject({ until: on(2 * length + 14) })
    expect(startRefusal(twoRounds, key, on(2 * length + 14))).toBeUndefined()
    expect(withStarted(twoRounds, key, on(2 * length), 'third')).toEqual(twoRounds)
  })

  it('needs no rest if there was one between two rounds', () => {
    const apart = [run(key, 0), run(key, length + 14)]
    expect(startRefusal(apart, key, on(2 * length + 14))).toBeUndefined()
  })
})

describe('the rest between rounds', () => {
  it('names the herbs that another round would use for too long', () => {
    expect(startRefusal([run('sleep', 0), run('sleep', 14)], 'sleep', on(28))).toEqual({
      herbs: ['Lavender', 'Lemon Balm'],
      until: on(42),
    })
  })

  it('counts a herb over all plans', () => {
    const peppermint = [run('gut', 0), run('gut', 21)]
    expect(startRefusal(peppermint, 'energy', on(42))).toEqual({ herbs: ['Peppermint'], until: on(56) })
    expect(startRefusal(peppermint, 'sleep', on(42))).toBeUndefined()
    expect(startRefusal([run('gut', 0)], 'energy', on(21))).toBeUndefined()
  })

  it('counts the future days of a running plan, and a day with the herb in two plans once', () => {
    const broken = withEnd(run('gut', 10), on(20))
    expect(startRefusal([run('gut', 0), broken, run('energy', 21)], 'gut', on(21))).toMatchObject({ until: on(49) })
    expect(startRefusal([run('gut', 0), run('energy', 21)], 'gut', on(21))).toBeUndefined()
  })

  it('counts a long pause as a rest', () => {
    const paused = withEnd(withPause(run('sleep', 14), on(20)), on(40))
    expect(startRefusal([run('sleep', 0), paused], 'sleep', on(30))).toBeUndefined()
  })

  it('counts a day once if a plan starts on it several times', () => {
    const often = Array.from({ length: 9 }, () => withEnd(run('sleep', 0), on(0)))
    expect(startRefusal(often, 'sleep', on(0))).toBeUndefined()
  })

  it('counts the actual days of unfinished rounds', () => {
    const brokenOff = [0, 5, 10, 15, 20].map((start) => withEnd(run('sleep', start), on(start + 4)))
    expect(startRefusal(brokenOff.slice(0, 4), 'sleep', on(20))).toBeUndefined()
    expect(startRefusal(brokenOff, 'sleep', on(25))).toEqual({ herbs: ['Passionflower'], until: on(39) })
  })
})

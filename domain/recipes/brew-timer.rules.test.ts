import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatBrewAnnouncement,
  type BrewPhase,
  getBrewPhase,
  formatRemaining,
  isCurrent,
  createBrewTimer,
  parseBrewTimer,
  getRemainingSeconds,
  setTitlePrefix,
  getMsUntilNextSecond,
  extendByMinute,
} from './brew-timer.rules.ts'

const now = 1_800_000_000_000
const timer = createBrewTimer({ slug: 'linden-cup', name: 'Linden Cup', minutes: 8 }, now)
const thousandRuns = { numRuns: 1000 }

describe('a brew timer', () => {
  it('ends after its minutes, plus one for each added minute', () => {
    expect(timer).toEqual({ slug: 'linden-cup', name: 'Linden Cup', minutes: 8, endsAt: now + 480_000 })
    expect(extendByMinute(timer, now)).toEqual({ ...timer, minutes: 9, endsAt: now + 540_000 })
    expect(extendByMinute(timer, now + 500_000)).toEqual({ ...timer, minutes: 9, endsAt: now + 560_000 })
  })

  it.each<[seconds: number, remaining: number, phase: BrewPhase]>([
    [0, 480, 'running'],
    [0.001, 480, 'running'],
    [1, 479, 'running'],
    [419, 61, 'running'],
    [420, 60, 'lastMinute'],
    [479.999, 1, 'lastMinute'],
    [480, 0, 'ready'],
    [9999, 0, 'ready'],
  ])('after %f s has %i s remaining and the phase %s', (seconds, remaining, phase) => {
    expect(getRemainingSeconds(timer, now + seconds * 1000)).toBe(remaining)
    expect(getBrewPhase(timer, now + seconds * 1000)).toBe(phase)
  })

  it('counts down one second exactly at the next tick', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 479_999 }), (elapsed) => {
        const time = now + elapsed
        const next = time + getMsUntilNextSecond(timer, time)
        expect(getRemainingSeconds(timer, next)).toBe(getRemainingSeconds(timer, next - 1) - 1)
        expect(getRemainingSeconds(timer, next - 1)).toBe(getRemainingSeconds(timer, time))
      }),
      thousandRuns,
    )
  })

  it.each([
    [timer.endsAt + 30 * 60_000 - 1, true],
    [timer.endsAt + 30 * 60_000, false],
    [now - 60_000, true],
    [now - 60_001, false],
  ])('is current at %i: %s', (time, expected) => {
    expect(isCurrent(timer, time)).toBe(expected)
  })

  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [272, '4:32'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [5372, '1:29:32'],
  ])('shows %i s as %s', (seconds, text) => {
    expect(formatRemaining(seconds)).toBe(text)
  })

  it.each<[before: BrewPhase | undefined, after: BrewPhase, text: string | undefined]>([
    [undefined, 'running', 'Brewing Linden Cup.'],
    [undefined, 'lastMinute', 'Brewing Linden Cup.'],
    ['running', 'running', undefined],
    ['running', 'lastMinute', 'One minute left for Linden Cup.'],
    ['lastMinute', 'running', undefined],
    ['lastMinute', 'ready', 'Linden Cup is ready.'],
    ['running', 'ready', 'Linden Cup is ready.'],
    ['ready', 'ready', undefined],
    ['ready', 'lastMinute', 'Brewing Linden Cup.'],
  ])('announces on changing from %s to %s: %s', (before, after, text) => {
    expect(formatBrewAnnouncement(before, after, timer)).toBe(text)
  })
})

describe('a stored timer', () => {
  it('is read back unchanged', () => {
    expect(parseBrewTimer(JSON.stringify({ ...timer, more: 1 }))).toEqual(timer)
  })

  it.each([null, '', '{', 'null', '1', '"linden"', '[]', '{}'])('is ignored if it is %s', (text) => {
    expect(parseBrewTimer(text)).toBeUndefined()
  })

  it.each([
    { slug: undefined },
    { slug: '' },
    { slug: 1 },
    { name: undefined },
    { name: ' ' },
    { name: 'x'.repeat(301) },
    { minutes: undefined },
    { minutes: 0 },
    { minutes: 1.5 },
    { minutes: '8' },
    { minutes: 10_001 },
    { endsAt: undefined },
    { endsAt: -1 },
    { endsAt: 1e300 },
  ])('is ignored with %j', (fields) => {
    expect(parseBrewTimer(JSON.stringify({ ...timer, ...fields }))).toBeUndefined()
  })

  it('is ignored for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseBrewTimer(text) === undefined),
      thousandRuns,
    )
  })
})

describe('setTitlePrefix', () => {
  it.each([
    ['Linden Cup · Herbal Remedies', '4:32', '4:32 · Linden Cup · Herbal Remedies'],
    ['4:32 · Linden Cup · Herbal Remedies', '4:31', '4:31 · Linden Cup · Herbal Remedies'],
    ['1:00:00 · Linden Cup', '59:59', '59:59 · Linden Cup'],
    ['0:01 · Linden Cup', 'Ready', 'Ready · Linden Cup'],
    ['Ready · Linden Cup', '', 'Linden Cup'],
    ['Ready in 5:00 · Cup', '', 'Ready in 5:00 · Cup'],
  ])('turns %s with the prefix "%s" into %s', (title, prefix, expected) => {
    expect(setTitlePrefix(title, prefix)).toBe(expected)
  })

  it('restores the original title without a prefix', () => {
    const prefix = fc.oneof(fc.nat({ max: 40_000 }).map(formatRemaining), fc.constant('Ready'))
    const originalTitle = fc.string().filter((title) => setTitlePrefix(title, '') === title)
    fc.assert(
      fc.property(originalTitle, prefix, prefix, (title, one, other) => {
        expect(setTitlePrefix(setTitlePrefix(setTitlePrefix(title, one), other), '')).toBe(title)
      }),
      thousandRuns,
    )
  })
})

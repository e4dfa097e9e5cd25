import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { needsApproval, createPostSlug, calculateWaitMs, getWritingLimits } from './community.rules.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const now = 100 * day

describe('the writing limits', () => {
  it.each([
    [
      'post',
      0,
      [
        { max: 1, windowMs: 2 * minute },
        { max: 3, windowMs: day },
      ],
    ],
    [
      'post',
      day - 1,
      [
        { max: 1, windowMs: 2 * minute },
        { max: 3, windowMs: day },
      ],
    ],
    ['post', day, [{ max: 20, windowMs: day }]],
    [
      'reply',
      0,
      [
        { max: 1, windowMs: 30 * second },
        { max: 10, windowMs: day },
      ],
    ],
    ['reply', day, [{ max: 100, windowMs: day }]],
  ] as const)('allow a %s, %i ms after signing up, within their windows', (kind, age, limits) => {
    expect(getWritingLimits(kind, age)).toEqual(limits)
  })

  it('are multiplied by the factor', () => {
    expect(getWritingLimits('post', day, 10)).toEqual([{ max: 200, windowMs: day }])
  })
})

describe('the waiting time', () => {
  const newcomerLimits = getWritingLimits('post', 0)

  it.each([
    [[], 0],
    [[now - 1], 2 * minute - 1],
    [[now - 2 * minute + 1], 1],
    [[now - 2 * minute], 0],
    [[now - 3 * minute, now - 10 * minute], 0],
    [[now - 10 * minute, now - 20 * minute, now - 5 * minute], day - 20 * minute],
    [[now + second], 2 * minute + second],
  ])('with texts at %j is %i', (writtenAt, waitMs) => {
    expect(calculateWaitMs(newcomerLimits, writtenAt, now)).toBe(waitMs)
  })

  it('ends exactly when the next text fits', () => {
    const writingTimes = fc.array(fc.integer({ min: now - 2 * day, max: now }), { maxLength: 12 })
    fc.assert(
      fc.property(writingTimes, fc.constantFrom('post', 'reply'), fc.constantFrom(0, day), (writtenAt, kind, age) => {
        const limits = getWritingLimits(kind, age)
        const waitMs = calculateWaitMs(limits, writtenAt, now)
        const hasRoom = (time: number) =>
          limits.every(
            ({ max, windowMs }) => writtenAt.filter((writtenTime) => writtenTime > time - windowMs).length < max,
          )
        expect(hasRoom(now + waitMs)).toBe(true)
        if (waitMs > 0) expect(hasRoom(now + waitMs - 1)).toBe(false)
      }),
    )
  })
})

it.each([
  [{ accountAgeMs: day - 1, hasShownText: false, links: 3 }, true],
  [{ accountAgeMs: day - 1, hasShownText: false, links: 2 }, false],
  [{ accountAgeMs: day - 1, hasShownText: true, links: 3 }, false],
  [{ accountAgeMs: day, hasShownText: false, links: 3 }, false],
])('holds back a text of %j: %s', (draft, expected) => {
  expect(needsApproval(draft)).toBe(expected)
})

describe('the readable part of a URL', () => {
  it.each([
    ['How long do you steep linden?', 'how-long-do-you-steep-linden'],
    ['🍵', 'post'],
    ['--', 'post'],
    ['Čaj & med', 'čaj-med'],
    ['linden '.repeat(12).trim(), 'linden-'.repeat(11).slice(0, -1)],
    ['a'.repeat(150), 'a'.repeat(80)],
  ])('turns %j into %j', (title, slug) => {
    expect(createPostSlug(title)).toBe(slug)
  })

  it('is valid in a URL for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (title) => {
        const slug = createPostSlug(title)
        expect(slug).not.toBe('')
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug)
      }),
    )
  })
})

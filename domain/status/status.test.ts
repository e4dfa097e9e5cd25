import { describe, expect, it } from 'vitest'

import { hourMs } from '../durations.ts'
import { describeOutcome, formatName, formatBytes } from './status.messages.ts'
import { countErrorsByEvent, countErrorsByHour, getHourStart, isLate, getJobsState } from './status.rules.ts'
import { createTally } from './tally.ts'

const now = Date.UTC(2026, 10, 21, 12, 34)
const minute = 60_000

const createError = (event: string, hoursAgo: number, count = 1) => ({
  event,
  count,
  hour: getHourStart(now) - hoursAgo * hourMs,
  lastAt: now - hoursAgo * hourMs,
  lastRequest: `${event} ${hoursAgo}`,
})

describe('a job', () => {
  it.each([
    ['minute', 10 * minute, false],
    ['minute', 10 * minute + 1, true],
    ['day', 26 * hourMs, false],
    ['day', 26 * hourMs + 1, true],
  ] as const)('that runs each %s and began %i ms ago is late: %s', (rhythm, agoMs, expected) => {
    expect(isLate({ rhythm, startedAt: now - agoMs }, now)).toBe(expected)
  })

  it('is missing, on time or late if it runs each minute', () => {
    expect([null, now, now - hourMs].map((last) => getJobsState(last, now))).toEqual(['none yet', 'on time', 'late'])
  })
})

describe('errors', () => {
  it('are counted for each of 24 hours, including the current hour', () => {
    const hours = countErrorsByHour(
      [createError('a', 0, 2), createError('b', 0), createError('a', 23, 5), createError('a', 24, 9)],
      now,
    )
    expect(hours).toHaveLength(24)
    expect([hours[0]?.count, hours[1]?.count, hours.at(-1)?.count]).toEqual([5, 0, 3])
    expect(hours.at(-1)?.hour).toBe(Date.UTC(2026, 10, 21, 12))
  })

  it('are added up by event, latest first, with their last request', () => {
    expect(countErrorsByEvent([createError('a', 3), createError('b', 1), createError('a', 2, 4)])).toMatchObject([
      { event: 'b', count: 1, lastRequest: 'b 1' },
      { event: 'a', count: 5, lastRequest: 'a 2' },
    ])
  })
})

const toObject = (counts: ReadonlyMap<string, number> | null) => counts && Object.fromEntries(counts)

describe('a tally', () => {
  it('limits writes a minute and adds the rest to the next write', () => {
    const tally = createTally(2)
    const add = (event: string, after: number) => toObject(tally.add(event, now + after))
    expect([add('a', 0), add('a', 1)]).toEqual([{ a: 1 }, { a: 1 }])
    expect([add('a', 2), add('b', 3), add('a', minute - 1)]).toEqual([null, null, null])
    expect(add('c', minute)).toEqual({ a: 2, b: 1, c: 1 })
    expect(add('c', minute + 1)).toEqual({ c: 1 })
  })

  it('repeats a failed write', () => {
    const tally = createTally(5)
    tally.restore(tally.add('a', now) ?? new Map())
    expect(toObject(tally.add('a', now))).toEqual({ a: 2 })
  })
})

describe('the messages of the status page', () => {
  it.each([
    [0, '0.0 kB'],
    [12_345, '12.3 kB'],
    [4_200_000, '4.2 MB'],
    [9_999_000_000_000, '9999.0 GB'],
  ])('describe %i bytes as %s', (bytes, expected) => expect(formatBytes(bytes)).toBe(expected))

  it('name an event or a job without separators, and its number of failures', () => {
    expect([formatName('request_failed'), formatName('purge-pages')]).toEqual(['Request failed', 'Purge pages'])
    expect([0, 1, 3].map((failures) => describeOutcome({ failures, deferred: 0 }))).toEqual([
      'Done',
      'Failed',
      'Failed 3 times in a row',
    ])
  })
})

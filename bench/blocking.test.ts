import { expect, it } from 'vitest'

import { calculateBlocking, findLongestTask, type TraceEvent } from './blocking.ts'

const page = { pid: 7, tid: 1 }
const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  ...page,
  ...more,
})
const navigationStart = event('navigationStart', 0, {
  ph: 'R',
  args: { data: { documentLoaderURL: 'http://localhost/' } },
})
const firstPaint = event('firstContentfulPaint', 1000, { ph: 'I' })
const task = (ts: number, tdur: number, more: Partial<TraceEvent> = {}) => event('RunTask', ts, { tdur, ...more })

it('counts each task beyond 50 ms on a processor four times as slow, after the first contentful paint', () => {
  const counted = [task(2000, 20_000), task(3000, 12_500), task(4000, 15_000)]
  const others = [task(500, 90_000), task(5000, 90_000, { tid: 2 }), task(6000, 90_000, { pid: 8 })]
  expect(calculateBlocking([navigationStart, firstPaint, ...counted, ...others])).toBe(30 + 10)
  expect(findLongestTask([navigationStart, firstPaint, ...counted, ...others])).toBe(20)
})

it('is undefined if no page was opened', () => {
  expect(calculateBlocking([firstPaint, task(2000, 20_000)])).toBeNaN()
})

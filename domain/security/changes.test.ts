import { expect, it } from 'vitest'

import { utc } from '../format-date.ts'
import { changesOf } from './changes.rules.ts'

it('lists the differences between two states and nothing unchanged', () => {
  const before = { name: 'Cups', isActive: true, icon: '☕' }
  expect(changesOf(before, { name: 'Mugs', isActive: false, icon: '☕' }, utc)).toEqual([
    { what: 'name', before: 'Cups', after: 'Mugs' },
    { what: 'is active', before: 'yes', after: 'no' },
  ])
  expect(changesOf(before, before, utc)).toEqual([])
})

it('formats times, and missing values as empty', () => {
  const until = Date.UTC(2026, 11, 24, 23, 59)
  expect(changesOf({ premiumUntil: null }, { premiumUntil: until }, utc)).toEqual([
    { what: 'premium until', before: '', after: '24 Dec 2026, 23:59' },
  ])
  expect(changesOf(null, { steps: 5 }, utc)).toEqual([{ what: 'steps', before: '', after: '5' }])
})

it.each([
  [null, null, []],
  [['a', 'b'], ['b', 'a'], [{ what: '', before: '["a","b"]', after: '["b","a"]' }]],
  [
    'old',
    { name: 'new' },
    [
      { what: 'value', before: 'old', after: '' },
      { what: 'name', before: '', after: 'new' },
    ],
  ],
])('turns %j and %j into readable changes', (before, after, changes) => {
  expect(changesOf(before, after, utc)).toEqual(changes)
})

it('limits the number and length of changes', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field ${at}`, 'x'.repeat(1000)]))
  const changes = changesOf(null, many, utc)
  expect([changes.length, Math.max(...changes.map(({ after }) => after.length))]).toEqual([30, 301])
})

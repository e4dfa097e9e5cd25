import { expect, it } from 'vitest'

import { utc } from '../format-date.ts'
import { listChanges } from './changes.rules.ts'

it('listChanges lists the differences between two states and nothing unchanged', () => {
  const before = { name: 'Cups', isActive: true, icon: '☕' }
  expect(listChanges(before, { name: 'Mugs', isActive: false, icon: '☕' }, utc)).toEqual([
    { field: 'name', before: 'Cups', after: 'Mugs' },
    { field: 'is active', before: 'yes', after: 'no' },
  ])
  expect(listChanges(before, before, utc)).toEqual([])
})

it('listChanges formats times, and missing values as empty', () => {
  const until = Date.UTC(2026, 11, 24, 23, 59)
  expect(listChanges({ premiumUntil: null }, { premiumUntil: until }, utc)).toEqual([
    { field: 'premium until', before: '', after: '24 Dec 2026, 23:59' },
  ])
  expect(listChanges(null, { steps: 5 }, utc)).toEqual([{ field: 'steps', before: '', after: '5' }])
})

it.each([
  [null, null, []],
  [['a', 'b'], ['b', 'a'], [{ field: '', before: '["a","b"]', after: '["b","a"]' }]],
  [
    'old',
    { name: 'new' },
    [
      { field: 'value', before: 'old', after: '' },
      { field: 'name', before: '', after: 'new' },
    ],
  ],
])('turns %j and %j into readable changes', (before, after, changes) => {
  expect(listChanges(before, after, utc)).toEqual(changes)
})

it('listChanges limits the number and length of changes', () => {
  const manyFields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field ${index}`, 'x'.repeat(1000)]))
  const changes = listChanges(null, manyFields, utc)
  expect([changes.length, Math.max(...changes.map(({ after }) => after.length))]).toEqual([30, 301])
})

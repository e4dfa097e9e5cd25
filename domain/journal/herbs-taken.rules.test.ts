import { expect, it } from 'vitest'

import { completeHerbs, suggestHerbs } from './herbs-taken.rules.ts'

const names = ['Chamomile', 'Lemon balm', 'Linden', 'Roman chamomile', 'Peppermint']

it.each([
  ['', []],
  ['linden, ', []],
  ['li', ['Linden']],
  ['CHA', ['Chamomile', 'Roman chamomile']],
  ['chamomile', ['Chamomile', 'Roman chamomile']],
  ['Chamomile, cha', ['Roman chamomile']],
  ['linden', []],
  ['mint', []],
  ['peppermint, le', ['Lemon balm']],
])('for %j suggests the names %j', (input, expected) => {
  expect(suggestHerbs(names, input)).toEqual(expected)
})

it.each([
  ['li', 'Linden, '],
  ['peppermint,li', 'peppermint, Linden, '],
  ['', 'Linden, '],
])('completes %j to %j', (input, expected) => {
  expect(completeHerbs(input, 'Linden')).toBe(expected)
})

import { expect, it } from 'vitest'

import { memoize } from './memoize.ts'

it('memoize computes once for each text, and clears the cache when it is full', () => {
  const computed: string[] = []
  const length = memoize((text) => computed.push(text) && text.length)
  expect([length('sage'), length('sage'), length('')]).toEqual([4, 4, 0])
  expect(computed).toEqual(['sage', ''])
  for (let number = 0; number < 500; number++) length(`name ${number}`)
  length('sage')
  expect(computed.filter((text) => text === 'sage')).toHaveLength(2)
})

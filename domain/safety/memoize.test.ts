import { expect, it } from 'vitest'

import { memoize } from './memoize.ts'

it('asks once for each text, and begins anew before it holds too many', () => {
  const asked: string[] = []
  const length = memoize((text) => asked.push(text) && text.length)
  expect([length('sage'), length('sage'), length('')]).toEqual([4, 4, 0])
  expect(asked).toEqual(['sage', ''])
  for (let number = 0; number < 500; number++) length(`name ${number}`)
  length('sage')
  expect(asked.filter((text) => text === 'sage')).toHaveLength(2)
})

import { expect, it } from 'vitest'

import { paths } from '../paths.ts'
import { postIdOf } from './post-address.ts'

const id = '5f0c1a51-0001-4000-8000-000000000001'

it('finds the id at the start of a post’s URL', () => {
  expect(postIdOf(paths.post({ id, slug: 'how-long' }).replace('/community/', ''))).toBe(id)
  expect(postIdOf(`${id}-`)).toBe(id)
  expect(postIdOf(id)).toBe(id)
})

it.each(['', 'own', `${id}x`, `x${id}`, id.slice(1), id.toUpperCase()])('finds no id in “%s”', (address) => {
  expect(postIdOf(address)).toBeUndefined()
})

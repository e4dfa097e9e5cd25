import { expect, it } from 'vitest'

import { paths } from '../paths.ts'
import { parsePostId } from './post-url.ts'

const id = '5f0c1a51-0001-4000-8000-000000000001'

it('parsePostId finds the id at the start of a post’s URL', () => {
  expect(parsePostId(paths.post({ id, slug: 'how-long' }).replace('/community/', ''))).toBe(id)
  expect(parsePostId(`${id}-`)).toBe(id)
  expect(parsePostId(id)).toBe(id)
})

it.each(['', 'own', `${id}x`, `x${id}`, id.slice(1), id.toUpperCase()])(
  'parsePostId finds no id in “%s”',
  (urlSegment) => {
    expect(parsePostId(urlSegment)).toBeUndefined()
  },
)

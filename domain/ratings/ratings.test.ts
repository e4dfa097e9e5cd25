import { describe, expect, it } from 'vitest'

import { newRating } from './ratings.schemas.ts'

describe('a rating', () => {
  it.each([1, 2, 3, 4, 5])('accepts %d', (rating) => {
    expect(newRating.parse({ rating })).toEqual({ rating })
  })

  it.each([0, 6, -1, 4.5, '4', null, undefined, Number.NaN])('rejects %s', (rating) => {
    expect(newRating.safeParse({ rating }).success).toBe(false)
  })
})

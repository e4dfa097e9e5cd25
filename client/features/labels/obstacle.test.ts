import { describe, expect, it } from 'vitest'

import { instructionsMax, newLabel } from '#domain/labels/label-drafts.ts'

import { obstacleOf } from './obstacle.ts'

const draft = { ...newLabel('2026-11-24'), name: 'Evening Cup' }
const obstacle = (change: Partial<typeof draft>) => obstacleOf({ ...draft, ...change }, undefined, '2026-11-24')?.text

describe('a label', () => {
  it('is not made with a best-before date that cannot be', () => {
    expect(obstacle({ bestBefore: '2020-01-01' })).toBe('The best-before date is before the day it was made.')
  })

  it('is not made with more instructions than its field says', () => {
    expect(obstacle({ instructions: 'x'.repeat(instructionsMax + 1) })).toBe(
      'The instructions may have at most 1,500 characters.',
    )
  })
})

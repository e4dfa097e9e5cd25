import { describe, expect, it } from 'vitest'

import { instructionsMax, newLabel } from '#domain/labels/label-drafts.ts'

import { obstacleOf } from './obstacle.ts'

const draft = { ...newLabel('2026-11-24'), name: 'Evening Cup' }
const obstacle = (change: Partial<typeof draft>) => obstacleOf({ ...draft, ...change }, undefined, '2026-11-24')?.text

describe('the obstacle to a label', () => {
  it('names a best-before date before the day the label was made', () => {
    expect(obstacle({ bestBefore: '2020-01-01' })).toBe('The best-before date is before the date it was made.')
  })

  it('names instructions that are too long', () => {
    expect(obstacle({ instructions: 'x'.repeat(instructionsMax + 1) })).toBe(
      'Instructions can have up to 1,500 characters.',
    )
  })
})

import { describe, expect, it } from 'vitest'

import { maxInstructionsLength, createEmptyLabel } from '#domain/labels/label-drafts.ts'

import { findExportProblem } from './export-problem.ts'

const draft = { ...createEmptyLabel('2026-11-24'), name: 'Evening Cup' }
const findProblemText = (change: Partial<typeof draft>) =>
  findExportProblem({ ...draft, ...change }, undefined, '2026-11-24')?.text

describe('findExportProblem', () => {
  it('reports a best-before date before the day the label was made', () => {
    expect(findProblemText({ bestBefore: '2020-01-01' })).toBe(
      'The best-before date can’t be before the “Made on” date.',
    )
  })

  it('reports instructions that are too long', () => {
    expect(findProblemText({ instructions: 'x'.repeat(maxInstructionsLength + 1) })).toBe(
      'Instructions can have up to 1,500 characters.',
    )
  })
})

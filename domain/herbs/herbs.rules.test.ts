import { expect, it } from 'vitest'

import { formatTeaEvidence } from './herbs.rules.ts'

it.each([
  ['low back pain (extract)', 'HMPC well-established', 'assessed for another preparation, not for a tea'],
  ['low back pain', 'HMPC well-established', 'well-established use (European assessors, HMPC)'],
  ['wound and vein support (WHO, other forms)', 'WHO', 'assessed for another preparation, not for a tea'],
  [
    'short-term cold support (juice and extract)',
    'HMPC well-established',
    'assessed for another preparation, not for a tea',
  ],
  ['migraine (powder trials)', 'clinical trials', 'early trials, not settled'],
] as const)('the use "%s" graded %s is described as "%s"', (use, evidence, expected) => {
  expect(formatTeaEvidence({ use, evidence, category: 'Inflammation' })).toBe(expected)
})

import { expect, it } from 'vitest'

import { getStatusAfterCheck } from './status-after.rules.ts'

const published = { status: 'published', confirmedAt: null, safety: { codes: [] } } as const
const confirmed = { status: 'published', confirmedAt: 5, safety: { codes: ['AMBIGUOUS_NAME'] } } as const
const waiting = { status: 'review', confirmedAt: null, safety: { codes: ['AMBIGUOUS_NAME'] } } as const

it.each([
  ['stays published when the check passes', published, 'ok', [], 'published', null],
  ['stays published with warnings', published, 'ok_with_warnings', ['CONDITIONAL_HERB'], 'published', null],
  ['is withheld when it is refused', published, 'refused', ['DAILY_MAX_EXCEEDED'], 'review', null],
  ['is withheld when it needs a review', published, 'needs_review', ['AMBIGUOUS_NAME'], 'review', null],
  ['stays published with the codes that were confirmed', confirmed, 'needs_review', ['AMBIGUOUS_NAME'], 'published', 5],
  [
    'is withheld again when it was confirmed with other codes',
    confirmed,
    'needs_review',
    ['AMBIGUOUS_NAME', 'MANY_HERBS'],
    'review',
    null,
  ],
  ['loses its confirmation when it is refused', confirmed, 'refused', ['AMBIGUOUS_NAME'], 'review', null],
  ['stays in review when it becomes harmless', waiting, 'ok', [], 'review', null],
] as const)('a recipe %s', (_, current, verdict, codes, status, confirmedAt) => {
  expect(getStatusAfterCheck(current, { verdict, safety: { codes } })).toEqual({ status, confirmedAt })
})

import { describe, expect, it } from 'vitest'

import type { ReaderSource } from '#domain/herbs/reader-messages.ts'

import { createMedicalMarkup } from './medical-markup.ts'
import type { Review } from './reviews.ts'

const monograph: ReaderSource = { words: 'EMA monograph', address: 'https://ema.test/1', tier: 'regulator_page' }
const ada: Review = {
  name: 'Ada Linden',
  profession: 'pharmacist',
  register: 'GPhC 1234567',
  reviewed: ['facts'],
  dataVersion: '2026-11',
  signedOn: '2026-12-01',
}

describe('the markup of a medical page', () => {
  it('cites each document, but not general knowledge', () => {
    const book: ReaderSource = { words: 'A book', address: null, tier: 'primary_copy' }
    const memory: ReaderSource = { words: 'General knowledge', address: null, tier: 'memory' }
    expect(createMedicalMarkup([monograph, book, memory], '2026-11')).toEqual({
      '@type': 'MedicalWebPage',
      citation: [
        { '@type': 'CreativeWork', name: 'EMA monograph', url: 'https://ema.test/1' },
        { '@type': 'CreativeWork', name: 'A book' },
      ],
    })
    expect(createMedicalMarkup([memory], '2026-11')).not.toHaveProperty('citation')
  })

  it('names the reviewers of these facts and the last day', () => {
    const ben = { ...ada, name: 'Ben Sage', signedOn: '2026-12-24' }
    expect(createMedicalMarkup([], '2026-11+0a1b2c3d.5', [ben, ada])).toMatchObject({
      lastReviewed: '2026-12-24',
      reviewedBy: [{ name: 'Ben Sage' }, { name: 'Ada Linden', jobTitle: 'pharmacist', identifier: 'GPhC 1234567' }],
    })
  })

  it.each([
    ['nobody has signed', '2026-11', []],
    ['the facts have changed since', '2026-12', [ada]],
    ['nobody knows the version of the facts', undefined, [ada]],
    ['somebody has reviewed only the rules', '2026-11', [{ ...ada, reviewed: ['rules' as const] }]],
  ])('claims no review if %s', (_reason, version, signatures) => {
    const markup = createMedicalMarkup([monograph], version, signatures)
    expect(markup).not.toHaveProperty('lastReviewed')
    expect(markup).not.toHaveProperty('reviewedBy')
  })
})

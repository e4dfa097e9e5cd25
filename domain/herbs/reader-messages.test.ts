import { describe, expect, it } from 'vitest'

import type { Review } from '../safety/reviews.ts'
import {
  formatFactsVersion,
  formatNotesForReaders,
  formatRulingForReaders,
  formatSourceForReaders,
  formatForReaders,
} from './reader-messages.ts'

const stricterNote = 'Where sources differ or say little, we use the stricter figure.'

describe('a note of the facts', () => {
  it.each([
    [
      'Not dong quai. Wild look-alikes include deadly hemlock: cultivated root only.',
      ['Not dong quai.', 'Wild look-alikes include deadly hemlock: cultivated root only.'],
    ],
    [
      'HMPC permits short use from age 4; 12 chosen. Keep whole, crush just before use.',
      ['Keep whole, crush just before use.', stricterNote],
    ],
    ['HMPC range 1-3.5 g three times daily; lowered under the estragole statement.', [stricterNote]],
    ['Food-type fruit: exempt from the per-cup load rule.', []],
    [
      'Silver linden (T. tomentosa) was rated unproven by Commission E and is not covered.',
      ['Silver linden (T. tomentosa) was rated unproven by Commission E and is not covered.'],
    ],
    ['Amounts are food practice (memory).', ['Amounts are food practice (general knowledge, without a source).']],
    [
      'HMPC 2025 prefers avoidance in pregnancy.',
      ['The European herbal committee (HMPC, 2025) prefers avoidance in pregnancy.'],
    ],
    ['', []],
  ])('turns %o into %o', (note, expected) => {
    expect(formatNotesForReaders(note)).toEqual(expected)
  })

  it('never contains an amount or an age that the page does not allow', () => {
    const notes = formatNotesForReaders(
      'HMPC 4-10 g three times daily; capped at 12 g/day. From 4 years in reduced amount.',
    )
    expect(notes).toEqual([stricterNote])
  })
})

it.each([
  ['Airtight, dark, dry, below 22 C; 30-35 C.', 'Airtight, dark, dry, below 22 °C; 30–35 °C.'],
  ['PA contamination limit 400 ug/kg.', 'Pyrrolizidine alkaloid contamination limit 400 µg/kg.'],
  ['raise cancer concern (IARC).', 'Raise cancer concern (the cancer research agency IARC).'],
  ['No specific toxicity known at tea amounts.', 'No specific toxicity known at tea amounts.'],
])('the text "%s" becomes "%s"', (text, expected) => {
  expect(formatForReaders(text)).toBe(expected)
})

it.each([
  ['US: FDA ban 2004', 'United States: FDA ban 2004'],
  [
    'UK and DE: products withdrawn (memory)',
    'United Kingdom and Germany: products withdrawn (general knowledge, without a source)',
  ],
  ['EU: HMPC covers skin use only', 'European Union: its herbal committee (HMPC) covers skin use only'],
  ['EU: HMPC EMA/HMPC/7695/2021', 'European Union: its herbal committee (HMPC), 2021'],
  ['POM substance', 'Prescription-only substance'],
])('the ruling "%s" becomes "%s"', (ruling, expected) => {
  expect(formatRulingForReaders(ruling)).toBe(expected)
})

describe('a source', () => {
  it('links to the file of a repository in the version that was read', () => {
    const cite = 'Donum Dei plant file thymus-vulgaris (transcribes EMA/HMPC)'
    const address = 'github:owner/name@8814b1f src/thymus-vulgaris.json#thyme'
    expect(formatSourceForReaders({ cite, address, tier: 'secondary_transcription' })).toEqual({
      words: 'Donum Dei, a collection of plant files (transcribes EMA/HMPC)',
      address: 'https://github.com/owner/name/blob/8814b1f/src/thymus-vulgaris.json',
      tier: 'secondary_transcription',
    })
  })

  it('keeps a web address and drops anything else', () => {
    const source = { cite: 'A book', tier: 'memory' } as const
    expect(formatSourceForReaders({ ...source, address: 'http://example.org/1' }).address).toBe('http://example.org/1')
    expect(formatSourceForReaders(source)).toEqual({ words: 'A book', tier: 'memory', address: null })
    expect(formatSourceForReaders({ ...source, address: 'javascript:alert(1)' }).address).toBeNull()
  })
})

it.each([
  ['2026-11-draft-2', 'Facts version 2026-11-draft-2, November 2026; no pharmacist or doctor has reviewed it yet.'],
  ['second', 'Facts version second; no pharmacist or doctor has reviewed it yet.'],
  [
    undefined,
    'We don’t know which version of our facts this page shows; no pharmacist or doctor has reviewed them yet.',
  ],
])('the version %s is shown as "%s"', (version, expected) => {
  expect(formatFactsVersion(version, [])).toBe(expected)
})

it('the version names the reviewers of the facts', () => {
  const ada: Review = {
    name: 'Ada Linden',
    profession: 'pharmacist',
    register: 'GPhC 1234567',
    reviewed: ['facts'],
    dataVersion: '2026-12',
    signedOn: '2026-12-01',
  }
  expect(formatFactsVersion('2026-12', [ada])).toMatch(
    /^Facts version 2026-12, December 2026\. Ada Linden, pharmacist .*reviewed/,
  )
  expect(formatFactsVersion('2026-12', [{ ...ada, reviewed: ['rules'] }])).toMatch(
    /no pharmacist or doctor has reviewed it yet/,
  )
})

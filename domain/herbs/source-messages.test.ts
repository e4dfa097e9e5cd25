import { describe, expect, it } from 'vitest'

import { formatEdition } from './source-messages.ts'

describe('the edition of a source', () => {
  it.each([
    [{ cite: 'LactMed, Ginger', edition: 'NBK501786', date: '2023-11-15' }, ', NBK501786, 15 November 2023'],
    [{ cite: 'A mailing', date: '2023-01' }, ', January 2023'],
    [{ cite: 'Foods 2018', date: '2018' }, ''],
    [{ cite: 'A page', date: 'undated' }, ', undated'],
    [{ cite: 'A page' }, ''],
  ])('is shown for %j as “%s”', (source, expected) => {
    expect(formatEdition(source)).toBe(expected)
  })
})

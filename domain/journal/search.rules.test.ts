import { expect, it } from 'vitest'

import { createEntry } from './journal.cases.ts'
import { findEntries } from './search.rules.ts'

const journal = [
  createEntry({ id: 'a', symptoms: 'Headache', notes: 'after the café', date: '2026-11-20' }),
  createEntry({ id: 'b', herbsTaken: 'Linden, mint', date: '2026-10-02' }),
]

it.each([
  ['', 'a b'],
  ['  ', 'a b'],
  ['HEAD', 'a'],
  ['cafe', 'a'],
  ['mint linden', 'b'],
  ['mint head', ''],
  ['2026-10', 'b'],
  ['2 Oct 2026', 'b'],
  ['0 Nov 2026', ''],
  ['20 Nov 2026', 'a'],
  ['nov', 'a'],
])('for “%s” finds the entries %s', (search, expectedIds) => {
  expect(
    findEntries(journal, search)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expectedIds)
})

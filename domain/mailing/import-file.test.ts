import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { splitChunks, type ImportFile, parseImportTable } from './import-file.ts'
import { findRefusal, maxChunkRows } from './import.rules.ts'
import type { ImportRow } from './subscribers.schemas.ts'

function parseTable(table: string[][]): ImportFile {
  const file = parseImportTable(table)
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('a subscriber file', () => {
  it("is read in Mailchimp's format, including unsubscribed people", () => {
    const headings = [
      'Email Address',
      'First Name',
      'Last Name',
      'MEMBER_RATING',
      'OPTIN_TIME',
      'CONFIRM_TIME',
      'UNSUB_TIME',
    ]
    const { rows, columns } = parseTable([
      headings,
      ['ada@example.org', 'Ada', 'Lovelace', '2', '', '2021-03-04 10:11:12', ''],
      ['bea@example.org', 'Bea', '', '2', '2020-01-01 00:00:00', '', '2022-01-01 00:00:00'],
    ])
    expect(rows).toEqual([
      {
        row: 2,
        email: 'ada@example.org',
        firstName: 'Ada',
        lastName: 'Lovelace',
        at: Date.UTC(2021, 2, 4, 10, 11, 12),
        left: false,
      },
      { row: 3, email: 'bea@example.org', firstName: 'Bea', lastName: '', at: null, left: true },
    ])
    expect(columns).toEqual({
      email: 'Email Address',
      firstName: 'First Name',
      lastName: 'Last Name',
      joined: 'CONFIRM_TIME',
      left: 'UNSUB_TIME',
    })
  })

  it("is read in listmonk's format, with one column for the name", () => {
    const { rows } = parseTable([
      ['uuid', 'email', 'name', 'attributes', 'status', 'created_at', 'updated_at'],
      ['1', 'ada@example.org', 'Ada King Lovelace', '{"city":"London"}', 'enabled', '2024-01-02T03:04:05.678Z', ''],
      ['2', 'bea@example.org', 'Bea', '{}', 'blocklisted', '', ''],
    ])
    expect(rows).toMatchObject([
      { firstName: 'Ada', lastName: 'King Lovelace', at: Date.UTC(2024, 0, 2, 3, 4, 5), left: false },
      { firstName: 'Bea', lastName: '', left: true },
    ])
  })

  it('is read in our format, including protected cells', () => {
    const { rows } = parseTable([
      ['\uFEFFEmail', 'First Name', 'Last Name', 'Subscription Date', 'Status', 'Source'],
      ["'+ada@example.org", "'=Ada", '', '2026-11-21', 'active', 'recipe_page'],
      ['bea@example.org', '', '', '2026-11-21', 'unsubscribed', 'footer'],
    ])
    expect(rows).toMatchObject([
      { email: '+ada@example.org', firstName: '=Ada', at: Date.UTC(2026, 10, 21), left: false },
      { email: 'bea@example.org', left: true },
    ])
  })

  it('skips empty rows and keeps the numbers of the others', () => {
    expect(parseTable([['email'], [''], ['a@b.org'], ['  '], ['c@d.org', 'more']]).rows.map(({ row }) => row)).toEqual([
      3, 5,
    ])
  })

  it.each([
    [[['name'], ['Ada']], 'noEmail'],
    [[], 'blank'],
    [[['\uFEFF'], [' ']], 'blank'],
    [[['email']], 'empty'],
    [[['email'], ['', '']], 'empty'],
    [[['email'], ...Array.from({ length: 100_001 }, () => ['a@b.org'])], 'long'],
  ])('is refused with a reason', (table, error) => {
    expect(parseImportTable(table)).toBe(error)
  })

  it('never causes an error, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), { maxLength: 5 }), (lines) => {
        for (const row of parseTable([['email', 'name', 'status', 'created_at'], ['a@b.org'], ...lines]).rows)
          expect(row.at === null || Number.isInteger(row.at)).toBe(true)
      }),
    )
  })
})

const createRow = (row: number, name = ''): ImportRow => ({
  row,
  email: `reader${row}@example.org`,
  firstName: name,
  lastName: name,
  at: null,
  left: false,
})

describe('the chunks of an import', () => {
  it('have at most 500 rows, and contain every row once and in order', () => {
    const rows = Array.from({ length: 1201 }, (_, row) => createRow(row))
    const chunks = splitChunks(rows)
    expect(chunks.flat()).toEqual(rows)
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(maxChunkRows)
    expect(chunks.length).toBeLessThanOrEqual(4)
    expect(splitChunks(rows)).toEqual(chunks)
  })

  it('fit into one request, whatever letters the names contain', () => {
    const chunks = splitChunks(Array.from({ length: 300 }, (_, row) => createRow(row, '🌿'.repeat(200))))
    for (const rows of chunks)
      expect(new TextEncoder().encode(JSON.stringify({ rows })).length).toBeLessThanOrEqual(60 * 1024)
  })
})

describe('a row in a file', () => {
  const states = [undefined, 'active', 'unconfirmed', 'unsubscribed', 'suppressed'] as const
  it.each([
    ['an import with consent', true, [undefined, 'subscribed', undefined, 'unsubscribed', 'suppressed']],
    ['an import without consent', false, [undefined, 'subscribed', 'waiting', 'unsubscribed', 'suppressed']],
  ])('never overrides the subscriber’s own decision in %s', (_, hasConsent, expected) => {
    const listRefusals = (isSuppressed: boolean, isOfThisImport: boolean) =>
      states.map((status) => findRefusal(status && { status, isOfThisImport }, { isSuppressed, hasConsent }))
    expect(listRefusals(false, false)).toEqual(expected)
    expect(listRefusals(true, false)).toEqual(states.map(() => 'suppressed'))
    expect(listRefusals(false, true)).toEqual([undefined, 'twice', 'twice', 'twice', 'suppressed'])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { journalArbitrary, createEntry, rowsWithoutIds } from './journal.cases.ts'
import { compareNewestFirst, parseStoredEntries, serialiseEntries } from './stored-entries.ts'

const parseEntries = (rows: unknown) => parseStoredEntries(JSON.stringify(rows)).entries

describe('the stored journal', () => {
  it('is read with the newest day first', () => {
    const [old, recent] = [createEntry({ id: 'a', date: '2025-01-31' }), createEntry({ id: 'b', date: '2025-02-01' })]
    expect(parseEntries([old, recent])).toEqual([recent, old])
  })

  it('is read in the format of an earlier version', () => {
    const row = {
      id: 1736071200000,
      date: '2025-01-05',
      mood: '7,4',
      energy: 4,
      sleep: 12,
      herbsTaken: ['mint', 'sage'],
    }
    expect(parseEntries([row])).toEqual([
      {
        ...row,
        id: '1736071200000',
        mood: 7,
        sleep: 10,
        symptoms: '',
        herbsTaken: 'mint, sage',
        notes: '',
        editedAt: 0,
      },
    ])
  })

  it.each([null, '', '[]'])('is empty for %s', (text) => {
    expect(parseStoredEntries(text)).toEqual({ entries: [], unparsedRows: [], originalRows: new Map() })
  })

  it.each(['not json', '{"a":1}', '7', 'null', '["x",3,null,{"date":"2025-02-30"},{"date":"tomorrow"}]'])(
    "keeps rows that aren't entries through repeated saves: %s",
    (text) => {
      const stored = parseStoredEntries(text)
      expect(stored.entries).toEqual([])
      const journal = serialiseEntries(stored)
      expect(serialiseEntries(parseStoredEntries(journal))).toBe(journal)
      expect(JSON.parse(journal)).toEqual(
        text === 'not json' ? [text] : text.startsWith('[') ? JSON.parse(text) : [JSON.parse(text)],
      )
    },
  )

  it('accepts a date with a time and refuses an invalid date', () => {
    expect(parseEntries([{ id: 'a', date: '2024-02-29T08:00:00.000Z' }])[0]?.date).toBe('2024-02-29')
    for (const date of ['2025-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '2025-01-00', '2025-01-051', '5'])
      expect(parseEntries([{ id: 'a', date }])).toEqual([])
  })

  it('keeps the entry edited last for an id, and both if the edit times are equal', () => {
    const first = createEntry({ id: 'a', notes: 'first', editedAt: 1 })
    expect(parseEntries([{ ...first, notes: 'later', editedAt: 2 }, first]).map(({ notes }) => notes)).toEqual([
      'later',
    ])
    expect(
      parseEntries([first, { ...first, notes: 'other' }])
        .map(({ notes }) => notes)
        .toSorted(),
    ).toEqual(['first', 'other'])
  })

  it('is saved unchanged except for edited entries', () => {
    const rows = [
      { id: 'a', date: '2025-01-02', mood: 'awful', weather: 'rain' },
      { id: 'b', date: '2025-01-01', mood: 99 },
    ]
    const stored = parseStoredEntries(JSON.stringify(rows))
    const changed = stored.entries.map((one) => (one.id === 'b' ? { ...one, mood: 3 } : one))
    expect(JSON.parse(serialiseEntries({ ...stored, entries: changed }))).toEqual([
      rows[0],
      { ...rows[1], mood: 3, energy: 5, sleep: 5, symptoms: '', herbsTaken: '', notes: '', editedAt: 0 },
    ])
  })

  it('loses no word of any stored text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), rowsWithoutIds)), (rows) => {
        const stored = parseStoredEntries(JSON.stringify(rows))
        const reread = parseStoredEntries(serialiseEntries(stored))
        expect(reread.entries).toEqual(stored.entries)
        expect(reread.unparsedRows).toEqual(stored.unparsedRows)
        const saved = JSON.stringify([...stored.entries, ...stored.unparsedRows])
        for (const row of rows)
          if (typeof row === 'object' && row !== null && 'notes' in row && typeof row.notes === 'string')
            expect(saved).toContain(JSON.stringify(row.notes))
      }),
    )
  })

  it('survives a round trip', () => {
    fc.assert(
      fc.property(journalArbitrary, (journal) => {
        const text = serialiseEntries({ entries: journal, unparsedRows: [], originalRows: new Map() })
        expect(parseStoredEntries(text).entries).toEqual(journal.toSorted(compareNewestFirst))
      }),
    )
  })
})

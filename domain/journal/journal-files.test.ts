import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { signsOf } from '#domain/csv.ts'
import { timed } from '#domain/testing/timed.ts'

import { fileRowsMax, readJournalJson, readJournalTable, writeJournalCsv } from './journal-files.ts'
import { entries, entry } from './journal.cases.ts'
import { newestFirst, writeStoredEntries } from './stored-entries.ts'

const parse = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), signsOf(text)).data
const readCsv = (text: string) => readJournalTable(parse(text))
const writeJson = (own: ReturnType<typeof entry>[]) =>
  writeStoredEntries({ entries: own, unread: [], rows: new Map() }, 2)

describe('an export that is imported again', () => {
  it('gives the same journal, as CSV', () => {
    fc.assert(
      fc.property(entries, (own) => {
        expect(readCsv(writeJournalCsv(own))).toEqual({ entries: own.toSorted(newestFirst), unreadable: [] })
      }),
    )
  })

  it('gives the same journal, as JSON', () => {
    fc.assert(
      fc.property(entries, (own) => {
        const read = readJournalJson(writeJson(own))
        expect(read).toEqual(own.length === 0 ? undefined : { entries: own.toSorted(newestFirst), unreadable: [] })
      }),
    )
  })
})

describe('a table', () => {
  it('holds no formula', () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"]
    const [, ...lines] = parse(writeJournalCsv(formulas.map((notes) => entry({ notes }))))
    expect(lines.map((cells) => cells[6])).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", "''=1", undefined])
  })

  it('may name its columns in any order and leave some out; what it does not tell is the middle', () => {
    const read = readCsv('Notes;Day;Herbs taken\r\n"slept; well";2026-11-20;linden\r\n')
    expect(read?.entries).toMatchObject([
      { notes: 'slept; well', date: '2026-11-20', herbsTaken: 'linden', mood: 5, editedAt: 0 },
    ])
  })

  it('names the rows that cannot be read, counted as a spreadsheet does, and leaves empty ones out', () => {
    const read = readCsv('date,notes\r\n2026-11-20,one\r\n,\r\nyesterday,two\r\n\r\n2026-02-30,three\r\n2026-11-19\r\n')
    expect(read?.entries.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19'])
    expect(read?.unreadable).toEqual([4, 6])
  })

  it('gives entries without an id the same one each time', () => {
    const text = 'date,notes\r\n2026-11-20,one\r\n2026-11-20,two\r\n'
    expect(new Set(readCsv(text)?.entries.map(({ id }) => id)).size).toBe(2)
    expect(readCsv(text)).toEqual(readCsv(text))
  })

  it.each(['', 'name,email\r\nAda,ada@herbal.test\r\n', 'hello'])('is refused without a day: %s', (text) => {
    expect(readCsv(text)).toBeUndefined()
  })
})

describe('a text', () => {
  it.each(['', 'hello', '7', '"x"', '[]', '[1,2]'])('that is no list of entries is refused: %s', (text) => {
    expect(readJournalJson(text)).toBeUndefined()
  })

  it('names the entries that cannot be read', () => {
    expect(readJournalJson(JSON.stringify([entry(), { id: 'b' }, 3]))).toEqual({
      entries: [entry()],
      unreadable: [2, 3],
    })
  })
})

describe('a hundred thousand rows', () => {
  const rows = Array.from({ length: fileRowsMax }, (_, number) => ['2026-11-20', `note ${number}`])

  it('are read in bounded time', () => {
    expect(timed(() => readJournalTable([['date', 'notes'], ...rows]))).toBeLessThan(3000)
  })

  it('are the most', () => {
    expect(readJournalTable([['date', 'notes'], ...rows])?.entries).toHaveLength(fileRowsMax)
    expect(readJournalTable([['date', 'notes'], ...rows, ['2026-11-20', 'one more']])).toBeUndefined()
  })
})

import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { detectSeparators } from '#domain/csv.ts'
import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { maxFileRows, parseJournalJson, parseJournalTable, createJournalCsv } from './journal-files.ts'
import { journalArbitrary, createEntry } from './journal.cases.ts'
import { compareNewestFirst, serialiseEntries } from './stored-entries.ts'

const parseCsv = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), detectSeparators(text)).data
const parseJournalCsv = (text: string) => parseJournalTable(parseCsv(text))
const createJson = (journal: ReturnType<typeof createEntry>[]) =>
  serialiseEntries({ entries: journal, unparsedRows: [], originalRows: new Map() }, 2)

describe('an export that is imported again', () => {
  it('restores the same journal from CSV', () => {
    fc.assert(
      fc.property(journalArbitrary, (journal) => {
        expect(parseJournalCsv(createJournalCsv(journal))).toEqual({
          entries: journal.toSorted(compareNewestFirst),
          unreadable: [],
        })
      }),
    )
  })

  it('restores the same journal from JSON', () => {
    fc.assert(
      fc.property(journalArbitrary, (journal) => {
        const file = parseJournalJson(createJson(journal))
        expect(file).toEqual(
          journal.length === 0 ? undefined : { entries: journal.toSorted(compareNewestFirst), unreadable: [] },
        )
      }),
    )
  })
})

describe('a table', () => {
  it('contains no formula', () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"]
    const [, ...rows] = parseCsv(createJournalCsv(formulas.map((notes) => createEntry({ notes }))))
    expect(rows.map((cells) => cells[6])).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", "''=1", undefined])
  })

  it('contains no number that a spreadsheet would round', () => {
    const [, cells] = parseCsv(createJournalCsv([createEntry({ id: '1735700000000', editedAt: 1795313270589 })]))
    expect(cells?.slice(7)).toEqual(["'1795313270589", "'1735700000000"])
  })

  it('is read in the format of a German spreadsheet', () => {
    const text = `date;mood;sleep;notes;editedAt;id\r\n20.11.2026;7;8,5;gut;'1795313270589;'1735700000000\r\n1.2.2026;3;;;1,79531E+12;b\r\n`
    expect(parseJournalCsv(text)).toMatchObject({
      entries: [
        { id: '1735700000000', date: '2026-11-20', mood: 7, sleep: 9, notes: 'gut', editedAt: 1795313270589 },
        { id: 'b', date: '2026-02-01', mood: 3, sleep: 5, editedAt: 0 },
      ],
      unreadable: [],
    })
  })

  it.each([
    ['the day first', ['20/11/2026', '01/11/2026'], ['2026-11-20', '2026-11-01']],
    ['the month first', ['11/20/2026', '11/1/2026'], ['2026-11-20', '2026-11-01']],
    ['the day first, with dashes', ['20-11-2026', '03-04-2026 00:00'], ['2026-11-20', '2026-04-03']],
    ['nobody knows which first', ['01/11/2026'], []],
    ['both first', ['20/11/2026', '11/20/2026'], []],
  ])('accepts days with %s', (_, days, expected) => {
    expect(parseJournalCsv(['date', ...days].join('\r\n'))?.entries.map(({ date }) => date)).toEqual(expected)
  })

  it('accepts columns in any order, and the middle for missing scales', () => {
    const file = parseJournalCsv('Notes;Day;Herbs taken\r\n"slept; well";2026-11-20;linden\r\n')
    expect(file?.entries).toMatchObject([
      { notes: 'slept; well', date: '2026-11-20', herbsTaken: 'linden', mood: 5, editedAt: 0 },
    ])
  })

  it('reports unreadable rows by their spreadsheet number and skips empty rows', () => {
    const file = parseJournalCsv(
      'date,notes\r\n2026-11-20,one\r\n,\r\nyesterday,two\r\n\r\n2026-02-30,three\r\n2026-11-19\r\n',
    )
    expect(file?.entries.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19'])
    expect(file?.unreadable).toEqual([4, 6])
  })

  it("reports a row whose mood, energy or sleep isn't a number from 1 to 10", () => {
    const rows = ['99,5,5', '5,-1,5', '5,5,x', '5,"7,4",10'].map((scales) => `2026-11-20,${scales}`)
    const file = parseJournalCsv(['date,mood,energy,sleep', ...rows].join('\r\n'))
    expect(file).toMatchObject({ entries: [{ mood: 5, energy: 7, sleep: 10 }], unreadable: [2, 3, 4] })
  })

  it('gives entries without an id the same id each time', () => {
    const text = 'date,notes\r\n2026-11-20,one\r\n2026-11-20,two\r\n'
    expect(new Set(parseJournalCsv(text)?.entries.map(({ id }) => id)).size).toBe(2)
    expect(parseJournalCsv(text)).toEqual(parseJournalCsv(text))
  })

  it.each(['', 'name,email\r\nAda,ada@herbal.test\r\n', 'hello'])('is refused without a date column: %s', (text) => {
    expect(parseJournalCsv(text)).toBeUndefined()
  })
})

describe('a JSON file', () => {
  it.each(['', 'hello', '7', '"x"', '[]', '[1,2]'])("is refused if it isn't a list of entries: %s", (text) => {
    expect(parseJournalJson(text)).toBeUndefined()
  })

  it('reports unreadable entries at any position', () => {
    expect(parseJournalJson(JSON.stringify(['a line', createEntry(), { id: 'b' }, 3]))).toEqual({
      entries: [createEntry()],
      unreadable: [1, 3, 4],
    })
  })
})

describe('a file of a hundred thousand rows', () => {
  const rows = Array.from({ length: maxFileRows }, (_, index) => ['2026-11-20', `note ${index}`])

  const measureTime = (count: number) =>
    measureCpuMs(() => parseJournalTable([['date', 'notes'], ...rows.slice(0, count)]))

  it('is read in linear time', () => {
    // Catches quadratic time: ten times as many rows would take a hundred times as long.
    expect(measureTime(maxFileRows) / measureTime(maxFileRows / 10)).toBeLessThan(40)
  })

  it('is the largest accepted', () => {
    expect(parseJournalTable([['date', 'notes'], ...rows])?.entries).toHaveLength(maxFileRows)
    expect(parseJournalTable([['date', 'notes'], ...rows, ['2026-11-20', 'one more']])).toBeUndefined()
  })
})

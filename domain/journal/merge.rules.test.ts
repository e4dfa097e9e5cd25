import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { journalArbitrary, createEntry, conflictingJournals } from './journal.cases.ts'
import { compareEntries, mergeEntries } from './merge.rules.ts'
import { serialiseContent } from './parse-entry.ts'

const listNotes = (current: Parameters<typeof mergeEntries>[0]) => current.map((one) => one.notes)

describe('merging two journals', () => {
  it('keeps the entry edited last for each id', () => {
    const current = [
      createEntry({ id: 'a', notes: 'old', editedAt: 1 }),
      createEntry({ id: 'b', notes: 'mine', editedAt: 5 }),
    ]
    const incoming = [
      createEntry({ id: 'a', notes: 'new', editedAt: 2 }),
      createEntry({ id: 'b', notes: 'theirs', editedAt: 4 }),
    ]
    expect(listNotes(mergeEntries(current, incoming)).toSorted()).toEqual(['mine', 'new'])
  })

  it('keeps both entries if their edit times are equal', () => {
    const [one, other] = [createEntry({ notes: 'one', editedAt: 0 }), createEntry({ notes: 'other', editedAt: 0 })]
    expect(listNotes(mergeEntries([one], [other])).toSorted()).toEqual(['one', 'other'])
  })

  it('gives the same result in either order and when repeated', () => {
    fc.assert(
      fc.property(conflictingJournals, conflictingJournals, (current, incoming) => {
        const merged = mergeEntries(current, incoming)
        expect(mergeEntries(incoming, current)).toEqual(merged)
        expect(mergeEntries(merged, incoming)).toEqual(merged)
        expect(mergeEntries(merged, current)).toEqual(merged)
      }),
    )
  })

  it('drops a version only for a later one', () => {
    fc.assert(
      fc.property(conflictingJournals, conflictingJournals, (current, incoming) => {
        const mergedContents = new Set(mergeEntries(current, incoming).map(serialiseContent))
        const all = [...current, ...incoming]
        const isSuperseded = ({ id, editedAt }: (typeof all)[number]) =>
          all.some((other) => other.id === id && other.editedAt > editedAt)
        for (const one of all) if (!isSuperseded(one)) expect(mergedContents).toContain(serialiseContent(one))
      }),
    )
  })
})

describe('the preview of an import', () => {
  it('sorts entries into new, newer, older and the same', () => {
    const current = ['same', 'newer', 'older'].map((id) => createEntry({ id, notes: id, editedAt: 5 }))
    const incoming = [
      createEntry({ id: 'same', notes: 'same', editedAt: 9 }),
      createEntry({ id: 'newer', notes: 'changed', editedAt: 6 }),
      createEntry({ id: 'older', notes: 'changed', editedAt: 4 }),
      createEntry({ id: 'fresh' }),
    ]
    const { same, newer, older, added } = compareEntries(current, incoming)
    expect([same, newer, older, added].map((entries) => entries.map(({ id }) => id))).toEqual([
      ['same'],
      ['newer'],
      ['older'],
      ['fresh'],
    ])
  })

  it('counts as new what the merge adds', () => {
    fc.assert(
      fc.property(conflictingJournals, conflictingJournals, (current, incoming) => {
        const { added } = compareEntries(current, incoming)
        expect(mergeEntries(current, incoming)).toHaveLength(current.length + added.length)
      }),
    )
  })

  it('finds no changes after the import', () => {
    fc.assert(
      fc.property(journalArbitrary, (incoming) => {
        const { same, added, newer, older } = compareEntries(mergeEntries([], incoming), incoming)
        expect([same.length, added, newer, older]).toEqual([incoming.length, [], [], []])
      }),
    )
  })
})

import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createEntry } from '#domain/journal/journal.cases.ts'
import { type JournalEntry, journalKey } from '#domain/journal/journal.schemas.ts'

let storedText: string | null
let isFull: boolean

/** Loads a fresh copy of the module, as a new page would. */
async function openTab() {
  vi.resetModules()
  return import('./entries.ts')
}

beforeEach(() => {
  storedText = null
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === journalKey ? storedText : null),
    setItem: (_: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storedText = text
    },
  })
  return () => vi.unstubAllGlobals()
})

const add = (id: string) => (entries: JournalEntry[]) => [createEntry({ id }), ...entries]
const remove = (id: string) => (entries: JournalEntry[]) => entries.filter((entry) => entry.id !== id)
const readIds = (text: string | null) => (JSON.parse(text ?? '[]') as JournalEntry[]).map(({ id }) => id).toSorted()

describe('the journal of a browser', () => {
  it('keeps the changes of two tabs in any order', async () => {
    const tabs = [await openTab(), await openTab()]
    const actions = fc.array(
      fc.record({ tab: fc.nat({ max: 1 }), id: fc.constantFrom('a', 'b', 'c', 'd'), adds: fc.boolean() }),
    )
    fc.assert(
      fc.property(actions, (steps) => {
        storedText = null
        const expected = new Set<string>()
        for (const { tab, id, adds } of steps) {
          tabs[tab]?.updateEntries(adds ? (entries) => add(id)(remove(id)(entries)) : remove(id))
          if (adds) expected.add(id)
          else expected.delete(id)
        }
        expect(readIds(storedText)).toEqual([...expected].toSorted())
      }),
    )
  })

  it('keeps a change that the storage rejects and stores it once there is room', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    other.updateEntries(add('theirs'))
    isFull = true
    expect(tab.updateEntries(add('mine'))).toBe(false)
    expect(readIds(storedText)).toEqual(['theirs'])
    expect(readIds(tab.exportEntries())).toEqual(['mine', 'theirs'])
    isFull = false
    other.updateEntries(add('later'))
    expect(tab.updateEntries(add('last'))).toBe(true)
    expect(readIds(storedText)).toEqual(['last', 'later', 'mine', 'theirs'])
  })

  it('stays unchanged after an import that does not fit', async () => {
    const tab = await openTab()
    tab.updateEntries(add('mine'))
    isFull = true
    expect(tab.updateEntriesIfStored(add('imported'))).toBe(false)
    expect(readIds(tab.exportEntries())).toEqual(['mine'])
    isFull = false
    expect(tab.updateEntriesIfStored(add('imported'))).toBe(true)
    expect(readIds(storedText)).toEqual(['imported', 'mine'])
  })

  it('exports rows that this page cannot read', async () => {
    storedText = JSON.stringify(['odd', createEntry({ id: 'a' })])
    const tab = await openTab()
    expect(JSON.parse(tab.exportEntries())).toEqual([createEntry({ id: 'a' }), 'odd'])
  })
})

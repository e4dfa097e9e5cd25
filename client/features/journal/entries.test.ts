import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { entry } from '#domain/journal/journal.cases.ts'
import { type JournalEntry, journalKey } from '#domain/journal/journal.schemas.ts'

let stored: string | null
let isFull: boolean

/** Loads a fresh copy of the module, as a new page would. */
async function openTab() {
  vi.resetModules()
  return import('./entries.ts')
}

beforeEach(() => {
  stored = null
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === journalKey ? stored : null),
    setItem: (_: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored = text
    },
  })
  return () => vi.unstubAllGlobals()
})

const add = (id: string) => (entries: JournalEntry[]) => [entry({ id }), ...entries]
const remove = (id: string) => (entries: JournalEntry[]) => entries.filter((one) => one.id !== id)
const idsIn = (text: string | null) => (JSON.parse(text ?? '[]') as JournalEntry[]).map(({ id }) => id).toSorted()

describe('the journal of a browser', () => {
  it('keeps the changes of two tabs in any order', async () => {
    const tabs = [await openTab(), await openTab()]
    const actions = fc.array(
      fc.record({ tab: fc.nat({ max: 1 }), id: fc.constantFrom('a', 'b', 'c', 'd'), adds: fc.boolean() }),
    )
    fc.assert(
      fc.property(actions, (done) => {
        stored = null
        const expected = new Set<string>()
        for (const { tab, id, adds } of done) {
          tabs[tab]?.changeEntries(adds ? (entries) => add(id)(remove(id)(entries)) : remove(id))
          if (adds) expected.add(id)
          else expected.delete(id)
        }
        expect(idsIn(stored)).toEqual([...expected].toSorted())
      }),
    )
  })

  it('keeps a change that the storage rejects and stores it once there is room', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    other.changeEntries(add('theirs'))
    isFull = true
    expect(tab.changeEntries(add('mine'))).toBe(false)
    expect(idsIn(stored)).toEqual(['theirs'])
    expect(idsIn(tab.exportEntries())).toEqual(['mine', 'theirs'])
    isFull = false
    other.changeEntries(add('later'))
    expect(tab.changeEntries(add('last'))).toBe(true)
    expect(idsIn(stored)).toEqual(['last', 'later', 'mine', 'theirs'])
  })

  it('stays unchanged after an import that does not fit', async () => {
    const tab = await openTab()
    tab.changeEntries(add('mine'))
    isFull = true
    expect(tab.changeIfStored(add('imported'))).toBe(false)
    expect(idsIn(tab.exportEntries())).toEqual(['mine'])
    isFull = false
    expect(tab.changeIfStored(add('imported'))).toBe(true)
    expect(idsIn(stored)).toEqual(['imported', 'mine'])
  })

  it('exports rows that this page cannot read', async () => {
    stored = JSON.stringify(['odd', entry({ id: 'a' })])
    const tab = await openTab()
    expect(JSON.parse(tab.exportEntries())).toEqual([entry({ id: 'a' }), 'odd'])
  })
})

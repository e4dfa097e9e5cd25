import { beforeEach, describe, expect, it, vi } from 'vitest'

import { labelDraftKey, newLabel, readSavedLabels, writeSavedLabels } from '#domain/labels/label-drafts.ts'

import { readStoredLabels, storeLabels } from './use-label.ts'

const today = '2026-11-24'
const storage = new Map<string, string>()
const createLabel = (name: string) => ({ ...newLabel(today), name })
const readLabels = () => readSavedLabels(storage.get(labelDraftKey) ?? null, today)

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

describe('storeLabels', () => {
  it('keeps a label stored by another tab instead of overwriting it', () => {
    readStoredLabels(today)
    storeLabels({ draft: createLabel('Mine'), former: undefined })
    storage.set(labelDraftKey, writeSavedLabels({ draft: createLabel('Theirs'), former: undefined }))
    storeLabels({ draft: createLabel('Mine, longer'), former: undefined })
    expect([readLabels().draft.name, readLabels().former?.name]).toEqual(['Mine, longer', 'Theirs'])
  })

  it('overwrites the label that the same tab has stored', () => {
    readStoredLabels(today)
    storeLabels({ draft: createLabel('Mint'), former: undefined })
    storeLabels({ draft: createLabel('Mint tea'), former: undefined })
    expect([readLabels().draft.name, readLabels().former]).toEqual(['Mint tea', undefined])
  })
})

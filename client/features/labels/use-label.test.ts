import { beforeEach, describe, expect, it, vi } from 'vitest'

import { labelDraftKey, createEmptyLabel, parseSavedLabels, serialiseLabels } from '#domain/labels/label-drafts.ts'

import { readStoredLabels, storeLabels } from './use-label.ts'

const today = '2026-11-24'
const storage = new Map<string, string>()
const createLabel = (name: string) => ({ ...createEmptyLabel(today), name })
const readLabels = () => parseSavedLabels(storage.get(labelDraftKey) ?? null, today)

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
    storeLabels({ draft: createLabel('Mine'), previous: undefined })
    storage.set(labelDraftKey, serialiseLabels({ draft: createLabel('Theirs'), previous: undefined }))
    storeLabels({ draft: createLabel('Mine, longer'), previous: undefined })
    expect([readLabels().draft.name, readLabels().previous?.name]).toEqual(['Mine, longer', 'Theirs'])
  })

  it('overwrites the label that the same tab has stored', () => {
    readStoredLabels(today)
    storeLabels({ draft: createLabel('Mint'), previous: undefined })
    storeLabels({ draft: createLabel('Mint tea'), previous: undefined })
    expect([readLabels().draft.name, readLabels().previous]).toEqual(['Mint tea', undefined])
  })
})

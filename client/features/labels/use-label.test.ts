import { beforeEach, describe, expect, it, vi } from 'vitest'

import { labelDraftKey, newLabel, readSavedLabels, writeSavedLabels } from '#domain/labels/label-drafts.ts'

import { readStoredLabels, storeLabels } from './use-label.ts'

const today = '2026-11-24'
const stored = new Map<string, string>()
const label = (name: string) => ({ ...newLabel(today), name })
const read = () => readSavedLabels(stored.get(labelDraftKey) ?? null, today)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

describe('storing a label', () => {
  it('keeps a label stored by another tab instead of overwriting it', () => {
    readStoredLabels(today)
    storeLabels({ draft: label('Mine'), former: undefined })
    stored.set(labelDraftKey, writeSavedLabels({ draft: label('Theirs'), former: undefined }))
    storeLabels({ draft: label('Mine, longer'), former: undefined })
    expect([read().draft.name, read().former?.name]).toEqual(['Mine, longer', 'Theirs'])
  })

  it('overwrites the label that the same tab has stored', () => {
    readStoredLabels(today)
    storeLabels({ draft: label('Mint'), former: undefined })
    storeLabels({ draft: label('Mint tea'), former: undefined })
    expect([read().draft.name, read().former]).toEqual(['Mint tea', undefined])
  })
})

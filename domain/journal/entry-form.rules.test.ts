import { describe, expect, it } from 'vitest'

import { findEntryErrors, parseEntryForm } from './entry-form.rules.ts'
import { createEntry } from './journal.cases.ts'
import { getMoodEmoji } from './journal.messages.ts'
import { maxEntryTextLength } from './journal.schemas.ts'

const context = { today: '2026-11-21', stored: undefined, otherEntries: [] }

describe('the date of an entry', () => {
  it.each(['2026-11-21', '2026-11-20', '1999-01-01'])('accepts today or earlier: %s', (date) => {
    expect(findEntryErrors(createEntry({ date }), context)).toEqual({})
  })

  it.each(['2026-11-22', '2027-01-01', '', '21.11.2026', '2026-02-30'])('refuses %s', (date) => {
    expect(findEntryErrors(createEntry({ date }), context).date).toMatch(/\w/)
  })
})

it('accepts a text of 4,000 characters, and a longer one that is already stored', () => {
  expect(findErrors(maxEntryTextLength)).toEqual({})
  expect(findErrors(maxEntryTextLength + 1)).toEqual({ notes: 'Please shorten this to 4,000 characters' })
  expect(findErrors(6000, 6000)).toEqual({})
  expect(findErrors(6001, 6000)).toHaveProperty('notes')
})

const createEntryWithNotes = (length: number) => createEntry({ notes: 'x'.repeat(length) })
const findErrors = (length: number, stored?: number) =>
  findEntryErrors(createEntryWithNotes(length), {
    ...context,
    stored: stored === undefined ? undefined : createEntryWithNotes(stored),
  })

it('refuses an entry that repeats another one in every field', () => {
  const otherEntries = [createEntry({ notes: 'Slept well' }), createEntry({})]
  expect(findEntryErrors(createEntry({}), { ...context, otherEntries })).toEqual({
    date: 'You’ve already saved this entry',
  })
  expect(findEntryErrors(createEntry({ notes: 'Slept badly' }), { ...context, otherEntries })).toEqual({})
  expect(findEntryErrors(createEntry({ mood: 9 }), { ...context, otherEntries })).toEqual({})
})

it('reads the submitted form', () => {
  const input = { date: '2026-11-21', mood: '9', energy: '1', sleep: '', symptoms: ' cough\n', herbsTaken: 'thyme, ' }
  expect(parseEntryForm(input)).toEqual({
    date: '2026-11-21',
    mood: 9,
    energy: 1,
    sleep: 5,
    symptoms: 'cough',
    herbsTaken: 'thyme',
    notes: '',
  })
})

it('shows a face for each mood', () => {
  expect([1, 3, 4, 6, 7, 8, 9, 10].map(getMoodEmoji).join('')).toBe('😢😢😐😐🙂🙂😄😄')
})

import { describe, expect, it } from 'vitest'

import { entryErrors, readEntryForm } from './entry-form.rules.ts'
import { entry } from './journal.cases.ts'
import { moodEmoji } from './journal.messages.ts'
import { entryTextMax } from './journal.schemas.ts'

const context = { today: '2026-11-21', stored: undefined, others: [] }

describe('the date of an entry', () => {
  it.each(['2026-11-21', '2026-11-20', '1999-01-01'])('accepts today or earlier: %s', (date) => {
    expect(entryErrors(entry({ date }), context)).toEqual({})
  })

  it.each(['2026-11-22', '2027-01-01', '', '21.11.2026', '2026-02-30'])('refuses %s', (date) => {
    expect(entryErrors(entry({ date }), context).date).toMatch(/\w/)
  })
})

it('accepts a text of 4,000 characters, and a longer one that is already stored', () => {
  expect(errorsOf(entryTextMax)).toEqual({})
  expect(errorsOf(entryTextMax + 1)).toEqual({ notes: 'Please shorten this to 4,000 characters' })
  expect(errorsOf(6000, 6000)).toEqual({})
  expect(errorsOf(6001, 6000)).toHaveProperty('notes')
})

const noteOf = (length: number) => entry({ notes: 'x'.repeat(length) })
const errorsOf = (length: number, stored?: number) =>
  entryErrors(noteOf(length), { ...context, stored: stored === undefined ? undefined : noteOf(stored) })

it('refuses an entry that repeats another one in every field', () => {
  const others = [entry({ notes: 'Slept well' }), entry({})]
  expect(entryErrors(entry({}), { ...context, others })).toEqual({ date: 'You’ve already saved this entry' })
  expect(entryErrors(entry({ notes: 'Slept badly' }), { ...context, others })).toEqual({})
  expect(entryErrors(entry({ mood: 9 }), { ...context, others })).toEqual({})
})

it('reads the submitted form', () => {
  const typed = { date: '2026-11-21', mood: '9', energy: '1', sleep: '', symptoms: ' cough\n', herbsTaken: 'thyme, ' }
  expect(readEntryForm(typed)).toEqual({
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
  expect([1, 3, 4, 6, 7, 8, 9, 10].map(moodEmoji).join('')).toBe('😢😢😐😐🙂🙂😄😄')
})

import { describe, expect, it } from 'vitest'

import { dateFault, readEntryForm } from './entry-form.rules.ts'
import { moodEmoji } from './journal.words.ts'

describe('the day of an entry', () => {
  it.each(['2026-11-21', '2026-11-20', '1999-01-01'])('may be today or earlier: %s', (date) => {
    expect(dateFault(date, '2026-11-21')).toBeUndefined()
  })

  it.each(['2026-11-22', '2027-01-01', '', '21.11.2026', '2026-02-30'])('may not be: %s', (date) => {
    expect(dateFault(date, '2026-11-21')).toMatch(/\w/)
  })
})

it('reads what a form says', () => {
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

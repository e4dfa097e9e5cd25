import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createPersonalNotes } from './personal-notes.ts'

const createNotes = createPersonalNotes(safetyFacts(loadCatalogue().catalogue))

it('adds the findings about a herb for a profile', () => {
  const notes = createNotes('Peppermint is traditionally taken after a meal.', { conditions: ['gerd_reflux'] })
  expect(notes).toMatch(/^\*\*From your answers under For you:\*\*\n- Peppermint: not for people with /)
})

it('uses the amounts of the answer', () => {
  const pregnant = { ageYears: 35, pregnant: true }
  expect(createNotes('A cup takes 0.4 g of ginger, two cups a day.', pregnant)).toBe('')
  expect(createNotes('A cup takes 0.7 g of ginger, two cups a day.', pregnant)).toMatch(
    /Ginger: in pregnancy, only in cooking amounts\. This is more than that/,
  )
})

it('adds findings that herbs only have together', () => {
  const answer = 'A cup takes 1.5 g of chamomile and 0.8 g of ginger, two cups a day.'
  expect(createNotes(answer, { ageYears: 35, drugClasses: ['anticoagulants'] })).toMatch(/and more so together/)
})

it('is empty without findings, and leaves out findings that apply to everybody', () => {
  expect(createNotes('Peppermint is cool.', { ageYears: 35, conditions: [], drugClasses: [] })).toBe('')
  expect(createNotes('Take 9 g of ginger a day.', { ageYears: 35, conditions: [], drugClasses: [] })).toBe('')
  expect(createNotes('It smells of summer.', { ageYears: 4 })).toBe('')
})

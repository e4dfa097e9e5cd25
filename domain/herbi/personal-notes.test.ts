import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createPersonalNotes } from './personal-notes.ts'

const notesOf = createPersonalNotes(safetyFacts(loadCatalogue().catalogue))

it('tells what speaks against a herb of an answer for whoever told of themselves', () => {
  const notes = notesOf('Peppermint is traditionally taken after a meal.', { conditions: ['gerd_reflux'] })
  expect(notes).toMatch(/^\*\*From your answers under For you:\*\*\n- Peppermint: not for people with /)
})

it('counts the amounts that an answer names', () => {
  const pregnant = { ageYears: 35, pregnant: true }
  expect(notesOf('A cup takes 0.4 g of ginger, two cups a day.', pregnant)).toBe('')
  expect(notesOf('A cup takes 0.7 g of ginger, two cups a day.', pregnant)).toMatch(
    /Ginger: in pregnancy, only in cooking amounts\. This is more than that/,
  )
})

it('tells what herbs do together that each alone does not', () => {
  const answer = 'A cup takes 1.5 g of chamomile and 0.8 g of ginger, two cups a day.'
  expect(notesOf(answer, { ageYears: 35, drugClasses: ['anticoagulants'] })).toMatch(/and more so together/)
})

it('says nothing where nothing speaks against it, and nothing that holds for anybody', () => {
  expect(notesOf('Peppermint is cool.', { ageYears: 35, conditions: [], drugClasses: [] })).toBe('')
  expect(notesOf('Take 9 g of ginger a day.', { ageYears: 35, conditions: [], drugClasses: [] })).toBe('')
  expect(notesOf('It smells of summer.', { ageYears: 4 })).toBe('')
})

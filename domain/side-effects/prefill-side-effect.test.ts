import { expect, it } from 'vitest'

import { prefillFromAnswers, prefillFromEntry, prefillFromRecipe } from './prefill-side-effect.ts'

it('fills in the name, herbs, amounts and dose of a recipe', () => {
  const herb = { name: 'Linden', amount: '4 g', gramsPerCup: 2, notes: null, herb: 'linden' }
  const recipe = { name: 'Dusk', ailment: 'Sleep', servings: 2, cupsPerDay: 3 }
  expect(prefillFromRecipe({ ...recipe, ingredients: [herb, { ...herb, name: 'Honey', amount: '' }] })).toEqual({
    product: ['Dusk, a recipe of Herbal Remedies'],
    ingredients: ['Linden, 4 g\nHoney\nFor 2 cups'],
    dose: ['As a tea, by mouth, up to 3 cups a day'],
    reason: ['Sleep'],
  })
})

it('fills in symptoms, herbs and the day of a journal entry', () => {
  const scores = { mood: 3, energy: 3, sleep: 3 }
  const entry = { ...scores, id: 'a', date: '2026-11-20', symptoms: 'Rash', herbsTaken: 'Linden', notes: 'Itchy' }
  expect(prefillFromEntry({ ...entry, editedAt: 1 })).toEqual({
    reaction: ['Rash\nItchy'],
    reactionStart: ['2026-11-20'],
    ingredients: ['Linden'],
    productEnd: ['2026-11-20'],
  })
})

it('fills in age, medicines and illnesses, and leaves out what wasn’t answered', () => {
  const none = {
    trimester: null,
    tryingToConceive: null,
    surgeryPlanned: null,
    allergies: null,
    hidesUnsuitable: false,
  }
  const stored = { ...none, savedOn: '2026-11-20', bornOn: null, ageYears: 41, breastfeeding: null } as const
  const conditions = ['hypertension']
  expect(
    prefillFromAnswers({ ...stored, pregnant: 'yes', conditions, medicines: ['Warfarin', 'Lithium'] }, '2026-11-29'),
  ).toEqual({ age: ['41'], medicines: ['Warfarin\nLithium'], history: ['high blood pressure\npregnant'] })
  expect(
    prefillFromAnswers({ ...stored, ageYears: null, pregnant: null, conditions: null, medicines: null }, '2026-11-29'),
  ).toEqual({})
})

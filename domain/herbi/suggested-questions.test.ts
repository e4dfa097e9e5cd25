import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { indexNames } from '../safety/names.ts'
import { findPlantMentions } from '../safety/plant-mentions.ts'
import { recogniseEmergencies } from '../safety/recognise-emergencies.ts'
import type { HerbiSource } from './herbi.types.ts'
import { createFollowUps, listHerbTitles, suggestQuestions } from './suggested-questions.ts'

const thyme = { title: 'Thyme (leaf)', path: '/herbs/thyme' }
const cup = { title: 'Hillside Thyme Cup', path: '/recipe/hillside-thyme-cup' }
const createAnswer = (sources: HerbiSource[], followUps: string[] = []) => ({ sources, details: { followUps } })
const allQuestions = [0, 1, 2, 3].flatMap(suggestQuestions)

describe('suggested questions', () => {
  it('are six a day, do not repeat within four days and end with a question mark', () => {
    expect([0, 1, 20_000].map((day) => suggestQuestions(day).length)).toEqual([6, 6, 6])
    expect(new Set(allQuestions).size).toBe(24)
    expect(allQuestions.filter((question) => !question.endsWith('?'))).toEqual([])
  })

  it('mention no emergency and name herbs that the catalogue knows', () => {
    const index = indexNames(safetyFacts(loadCatalogue().catalogue))
    const withHerb = allQuestions.filter((question) => findPlantMentions(index, question).length > 0)
    expect(allQuestions.flatMap(recogniseEmergencies)).toEqual([])
    expect(withHerb.length).toBeGreaterThanOrEqual(19)
  })
})

describe('follow-up questions', () => {
  it('concern the first herb and the first remedy of the answer', () => {
    expect(createFollowUps(createAnswer([cup, thyme]), [])).toEqual([
      'How much thyme goes into a cup?',
      'How do I make Hillside Thyme Cup?',
      'Who should leave thyme out?',
    ])
  })

  it('start with those of the answer, each once', () => {
    const followUps = ['Is thyme fine for children?', 'how much thyme goes into a cup?']
    expect(createFollowUps(createAnswer([thyme], followUps), ['Thyme or sage?'])).toEqual([
      ...followUps,
      'Who should leave thyme out?',
    ])
    expect(createFollowUps(createAnswer([thyme], followUps), followUps)).toEqual([
      'Who should leave thyme out?',
      'Does thyme go with medicines?',
      'Which remedies hold thyme?',
    ])
  })

  it('repeat no question, and are empty for sources without a herb or remedy', () => {
    expect(createFollowUps(createAnswer([thyme]), ['how much thyme goes into a cup? '])).not.toContain(
      'How much thyme goes into a cup?',
    )
    expect(createFollowUps(createAnswer([cup]), ['How do I make the Hillside Thyme Cup'])).toEqual([
      'Who should leave Hillside Thyme Cup out?',
    ])
    expect(createFollowUps(createAnswer([{ title: 'Herbs', path: '/herbs' }]), [])).toEqual([])
  })
})

it('finds the herbs among sources', () => {
  expect(listHerbTitles([cup, thyme, { title: 'Herbs', path: '/herbs' }])).toEqual(['Thyme (leaf)'])
})

import { describe, expect, it } from 'vitest'

import type { Blend } from '#domain/blends/blends.types.ts'
import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { makeAnswerMine, makeBlendMine, makeSuggestionMine } from './make-blend-mine.ts'
import { makeRecipeMine } from './make-it-mine.ts'
import { toOwnRecipeContent } from './own-recipe-form.ts'
import { ownRecipeContent } from './own-recipes.schemas.ts'

const recipe = {
  name: 'Hillside Thyme Cup',
  ailment: 'Cold & Flu',
  emoji: '🌿',
  servings: 2,
  cupsPerDay: 3,
  courseDays: 7,
  brewMinutes: 10,
  preparation: ['cover_while_steeping'],
  ingredients: [{ name: 'Thyme', amount: '4 g', gramsPerCup: 2, notes: 'dried', herb: 'thyme' }],
  instructions: ['Pour.', 'Cover.'],
  tips: ['Good with honey.'],
} as unknown as Recipe

const blend: Blend = {
  name: 'Evening blend',
  ailment: 'Sleep Problems',
  description: 'For the evening.',
  herbs: [{ slug: 'linden', name: 'Linden Blossom (Tilia)', emoji: '🌼', gramsPerCup: 1.5, why: '' }],
  minutes: 9,
  celsius: 95,
  millilitres: 200,
  cupsPerDay: 2,
  courseDays: null,
  preparation: ['cover_while_steeping', 'something else'],
  method: ['Pour.'],
  benefits: [],
  warnings: [],
  sources: [],
}

const suggestion: BlendSuggestion = {
  id: 's',
  suggestedHerbs: ['Linden Blossom (Tilia)', 'Lemon Balm'],
  blendName: 'Cabinet cup',
  description: 'Uses what you have.',
  preparationMethod: 'Pour and wait.',
  benefits: [],
  blend: null,
  createdAt: 1,
}

describe('making a recipe one’s own', () => {
  it('keeps the content of one of our recipes', () => {
    const content = toOwnRecipeContent(makeRecipeMine(recipe))
    expect(content).toEqual(ownRecipeContent.parse(content))
    expect(content).toMatchObject({
      name: 'Hillside Thyme Cup',
      servings: 2,
      cupsPerDay: 3,
      courseDays: 7,
      waterMl: null,
      brewMinutes: 10,
      preparation: ['cover_while_steeping'],
      ingredients: [{ name: 'Thyme', amount: '4 g', notes: 'dried' }],
      steps: ['Pour.', 'Cover.'],
      notes: 'Based on our remedy “Hillside Thyme Cup”.\nGood with honey.',
    })
  })

  it('keeps the amounts of a blend for one cup', () => {
    const content = toOwnRecipeContent(makeBlendMine(blend))
    expect(content).toEqual(ownRecipeContent.parse(content))
    expect(content).toMatchObject({
      servings: 1,
      waterMl: 200,
      brewMinutes: 9,
      preparation: ['cover_while_steeping'],
      ingredients: [{ name: 'Linden Blossom (Tilia)', amount: '1.5 g' }],
    })
  })

  it('takes amounts from a suggestion only if it has some', () => {
    expect(makeSuggestionMine({ ...suggestion, blend })).toEqual({ ...makeBlendMine(blend), name: 'Cabinet cup' })
    expect(toOwnRecipeContent(makeSuggestionMine(suggestion))).toMatchObject({
      name: 'Cabinet cup',
      ingredients: [
        { name: 'Linden Blossom', amount: '' },
        { name: 'Lemon Balm', amount: '' },
      ],
      steps: ['Pour and wait.'],
      notes: 'Uses what you have.',
    })
  })

  it('takes the herbs of an answer, and its text as a note that fits', () => {
    const sources = [
      { title: 'Linden Blossom (Tilia)', path: '/herbs/linden' },
      { title: 'A Cup', path: '/recipe/a-cup' },
    ]
    const content = toOwnRecipeContent(
      makeAnswerMine({ text: 'Drink it. '.repeat(400), body: [], sources, details: { followUps: [] } }),
    )
    expect(content.ingredients).toEqual([{ name: 'Linden Blossom', amount: '' }])
    expect(content.notes.length).toBeLessThanOrEqual(2000)
    expect(content.notes).toMatch(/^Drink it/)
  })
})

import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createBotFacts } from './bot-facts.ts'
import type { ExistingRecipe, RecipeDraft } from './bot.types.ts'
import { checkCandidate, recipeDraft } from './check-candidate.ts'

const { catalogue } = loadCatalogue()
const facts = createBotFacts(safetyFacts(catalogue), catalogue.herbs)
const checkDraft = (draft: unknown, existing: readonly ExistingRecipe[] = []) =>
  checkCandidate(draft, { facts, existing })

const draft: RecipeDraft = {
  name: 'Borrowed Blanket Chamomile Pot',
  ailment: 'Sleep Problems',
  description:
    'Somebody else has the duvet, so it is the tartan blanket and the good chair. Chamomile smells of apples left in a warm room; linden is silky and faintly sweet. It takes about as long as laying a table, and it asks for nothing in return.',
  emoji: '🌼',
  brewMinutes: 8,
  difficulty: 'Easy',
  servings: 2,
  cupsPerDay: 2,
  courseDays: 7,
  preparation: ['cover_while_steeping'],
  ingredients: [
    { name: 'German Chamomile', amount: '3 g', gramsPerCup: 1.5, notes: 'whole flower heads' },
    { name: 'Linden Blossom', amount: '1.4 g', gramsPerCup: 0.7 },
    { name: 'Honey', amount: '2 tsp', notes: 'optional' },
  ],
  instructions: [
    'Put the chamomile and linden blossom into a teapot and pour on 400 ml of water at about 95 °C.',
    'Cover it and steep for 8 minutes.',
    'Strain into two cups.',
    'Stir in honey if you like.',
  ],
  benefits: [
    'In folk use chamomile is taken for settling down before bed.',
    'In folk use linden blossom is drunk for calm at bedtime.',
    'Linden blossom is traditionally taken for mild mental stress.',
  ],
  tips: ['A lid keeps the scent in.', 'Drink it an hour before bed.'],
  warnings: ['For people aged 12 and over, for 7 days at a time.'],
}
const listCodes = (changes: Partial<Record<keyof RecipeDraft, unknown>>, existing?: readonly ExistingRecipe[]) => {
  const result = checkDraft({ ...draft, ...changes }, existing)
  return [result.outcome, ...result.codes]
}
const herbLine = (name: string, gramsPerCup: number) => ({ name, amount: `${gramsPerCup * 2} g`, gramsPerCup })
const existing = { ...draft, ingredientNames: draft.ingredients.map(({ name }) => name) }

it('checkCandidate publishes a draft without errors', () => {
  expect(checkDraft(draft)).toEqual({ outcome: 'published', draft, codes: [], reasons: [] })
})

it('checkCandidate refuses anything but a complete recipe', () => {
  for (const candidate of [undefined, null, 7, 'tea', [], {}, { ...draft, extra: 1 }, { ...draft, servings: 0 }])
    expect(checkDraft(candidate).codes).toContain('SCHEMA')
})

it('checkCandidate publishes every catalogue recipe, except that one with a conditional herb waits for review', () => {
  const knownRecipes = catalogue.recipes.filter(({ ailment }) => ailment !== 'Sore Throats')
  const others = knownRecipes.flatMap((recipe) => {
    const result = checkDraft(recipeDraft.strip().parse(recipe))
    return result.outcome === 'published' ? [] : [[recipe.file, result.outcome, ...result.codes].join(' ')]
  })
  expect(others).toEqual(others.filter((line) => line.endsWith('waiting CONDITIONAL_HERB')))
  expect(others.length).toBeLessThan(8)
})

describe('a candidate', () => {
  it('is refused as a duplicate and accepted as a variety', () => {
    expect(listCodes({ description: draft.description.replace('tartan', 'grey') }, [existing])).toEqual([
      'refused',
      'DUPLICATE',
    ])
    const variety = { ...existing, ingredientNames: ['German Chamomile', 'Lavender'], description: '' }
    expect(listCodes({}, [variety])).toEqual(['published'])
  })

  it('is refused with the description of another recipe', () => {
    const other = { ...existing, name: 'Another', ailment: 'Cold & Flu', description: draft.description.toUpperCase() }
    expect(listCodes({}, [other])).toEqual(['refused', 'REPEATED_DESCRIPTION'])
  })

  it('is refused for findings of the safety check', () => {
    expect(listCodes({ ingredients: [herbLine('German Chamomile', 6)] })).toContain('DAILY_MAX_EXCEEDED')
    expect(listCodes({ ingredients: [...draft.ingredients, herbLine('Comfrey', 1)] })).toContain('RESTRICTED_BLOCK')
    expect(listCodes({ ingredients: [...draft.ingredients, herbLine('Dragon Root', 1)] })).toContain(
      'UNKNOWN_INGREDIENT',
    )
  })

  it.each([
    ['CLAIM_CURE', { description: `${draft.description} It cures insomnia.` }],
    ['CLAIM_SAFE', { tips: ['It is perfectly safe.', 'Drink it warm.'] }],
    ['DOSE_IN_TEXT', { tips: ['Some take 40 g of chamomile a day.', 'Drink it warm.'] }],
    ['RESTRICTED_IN_TEXT', { tips: ['Comfrey tea goes well with it.', 'Drink it warm.'] }],
    ['LANGUAGE', { tips: ['Trinken Sie den Tee warm und vor dem Schlafen.', 'Drink it warm.'] }],
    ['LANGUAGE', { warnings: ['Чай не для детей.'] }],
    ['ADDRESS', { tips: ['More of it at www.teas.example.', 'Drink it warm.'] }],
    ['CLAIM_REPLACES_MEDICINE', { warnings: ['Stop taking your sleeping tablets, this is enough.'] }],
    ['NAME', { name: 'Tea <b>' }],
    ['AILMENT', { ailment: 'Energy & Focus', ingredients: [herbLine('German Chamomile', 1.5)] }],
    ['AMOUNTS', { ingredients: [{ name: 'German Chamomile', amount: '1 g', gramsPerCup: 1.5 }] }],
    ['BENEFIT_UNKNOWN', { benefits: ['In folk use chamomile is taken for asthma.', ...draft.benefits.slice(1)] }],
    ['BENEFIT_EVIDENCE', { benefits: ['Chamomile settles you before bed.', ...draft.benefits.slice(1)] }],
  ])('is refused with %s', (code, changes) => {
    expect(listCodes(changes)).toEqual(['refused', code])
  })
})

const steps = (...instructions: string[]) =>
  [...instructions, 'Strain it.', 'Pour it.', 'Drink it.', 'Rinse the pot.'].slice(0, 8)
const blend = (...names: string[]) => names.map((name) => herbLine(name, 0.5))

describe('steps that do not suit the herbs', () => {
  it.each([
    ['STEPS_MINUTES', {}, ['Pour boiling water on the chamomile and steep for 5 minutes.']],
    ['STEPS_WATER', {}, ['Put the chamomile and linden into the pot for 8 minutes.']],
    ['STEPS_DELICATE', {}, ['Simmer the chamomile in the water for 8 minutes.', 'Use water of 95 °C.']],
    ['STEPS_SHORT', { brewMinutes: 3 }, ['Pour boiling water over it and steep for 3 minutes.']],
    [
      'STEPS_HARD',
      { brewMinutes: 12, ingredients: blend('Eleuthero', 'German Chamomile') },
      ['Pour boiling water over it and steep for 12 minutes.'],
    ],
    [
      'STEPS_CRUSH',
      { brewMinutes: 10, ingredients: blend('Fennel Seed', 'German Chamomile') },
      ['Pour boiling water over the fennel and steep for 10 minutes.'],
    ],
    [
      'STEPS_HOT',
      { ailment: 'Energy & Focus', ingredients: [herbLine('Green Tea', 1.5)], brewMinutes: 3 },
      ['Pour water of 100 °C over the green tea and steep for 3 minutes.'],
    ],
    [
      'STEPS_COLD',
      {
        brewMinutes: 60,
        ailment: 'Digestive Issues',
        preparation: ['cold_macerate'],
        ingredients: blend('Marshmallow Root'),
      },
      ['Boil the marshmallow root for 60 minutes.'],
    ],
  ])('are reported as %s', (code, changes, instructions) => {
    const { codes } = checkDraft({
      ...draft,
      benefits: ['Nice.', 'Warm.', 'Round.'],
      ...changes,
      instructions: steps(...instructions),
    })
    expect(codes).toContain(code)
  })
})

it('checkCandidate holds a recipe with a conditional herb for review', () => {
  const boiled = {
    ...draft,
    ailment: 'Cold & Flu',
    brewMinutes: 15,
    preparation: ['boil_15_min'],
    ingredients: [herbLine('Elderberry', 3)],
    instructions: [
      'Put the elderberry into 600 ml of cold water and bring it to the boil, 100 °C.',
      'Boil for 15 minutes.',
      'Strain it.',
      'Drink it.',
    ],
    benefits: ['In folk use elderberry is a winter comfort.', 'It is purple.', 'It is sweet.'],
  }
  const result = checkDraft(boiled)
  expect([result.outcome, ...result.codes]).toEqual(['waiting', 'CONDITIONAL_HERB'])
  expect(result.reasons[0]).toMatch(/Elderberry/)
})

import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createBotFacts } from './bot-facts.ts'
import { checkCandidate } from './check-candidate.ts'
import { toDraft, type HostedCandidate, hostedCandidate } from './hosted-recipe.ts'

const { catalogue } = loadCatalogue()
const facts = createBotFacts(safetyFacts(catalogue), catalogue.herbs)

const candidate: HostedCandidate = {
  name: 'Orchard Gate Chamomile',
  description:
    'For the last hour before the lamps go out, when the house has gone quiet and nobody wants anything any more. Chamomile is soft and smells of apples; a little lavender on top keeps it from being too sweet, and a lid on the pot keeps both of them where they belong.',
  herbs: [
    { name: 'German Chamomile', gramsPerCup: 1.5, teaspoonsPerCup: null },
    { name: 'Lavender', gramsPerCup: null, teaspoonsPerCup: 0.75 },
  ],
  kitchen: [{ name: 'Honey', amount: '2 tsp' }],
  servings: 2,
  cupsPerDay: 2,
  courseDays: 7,
  preparation: [],
  brewMinutes: null,
  instructions: null,
  benefits: [
    'In folk use chamomile is taken for settling down before bed.',
    'Lavender is traditionally taken to help with falling asleep.',
    'Lavender is traditionally taken for mental stress and exhaustion.',
  ],
  tips: ['Keep the lid on.', 'Drink it an hour before bed.'],
  warnings: ['For people aged 12 and over.'],
}
const checkDraft = (changes: Partial<HostedCandidate> = {}) =>
  checkCandidate(toDraft({ ...candidate, ...changes }, 'Sleep Problems', facts), { facts, existing: [] })

const createHerb = (name: string, gramsPerCup: number | null) => [{ name, gramsPerCup, teaspoonsPerCup: null }]

describe('a candidate of a hosted model', () => {
  it('gets steps that suit its plant parts when it has none, and is published', () => {
    const result = checkDraft()
    expect([result.outcome, ...result.codes, ...result.reasons]).toEqual(['published'])
  })

  it('has its teaspoons converted to grams', () => {
    const { ingredients } = toDraft(candidate, 'Sleep Problems', facts)
    expect(ingredients.map(({ name, amount, gramsPerCup }) => [name, amount, gramsPerCup])).toEqual([
      ['German Chamomile', '3 g', 1.5],
      ['Lavender', '1.2 g', 0.6],
      ['Honey', '2 tsp', undefined],
    ])
  })

  it('is refused for an excessive or missing amount, an unknown plant or a claim', () => {
    expect(checkDraft({ herbs: createHerb('German Chamomile', 9) }).codes).toContain('DAILY_MAX_EXCEEDED')
    expect(checkDraft({ herbs: createHerb('Dragon Root', 1) }).codes).toContain('UNKNOWN_INGREDIENT')
    expect(checkDraft({ herbs: createHerb('German Chamomile', null) }).codes).toContain('UNPARSEABLE_AMOUNT')
    expect(checkDraft({ tips: ['It cures sleeplessness.', 'Drink it warm.'] }).codes).toContain('CLAIM_CURE')
  })

  it('is refused for steps that do not suit its plant parts', () => {
    const instructions = ['Boil the chamomile for 10 minutes.', 'Add the lavender.', 'Strain it.', 'Drink it.']
    expect(checkDraft({ instructions, brewMinutes: 10 }).codes).toContain('STEPS_DELICATE')
  })

  it('is refused for another language, an address or HTML', () => {
    const german =
      'Für die letzte Stunde bevor die Lampen ausgehen, wenn das Haus still ist und niemand mehr etwas will. Die Kamille ist mild und riecht nach Äpfeln, und ein wenig Lavendel darüber hält sie davon ab, zu süß zu werden, und der Deckel auf der Kanne hält beides dort.'
    expect(checkDraft({ description: german }).codes).toContain('LANGUAGE')
    expect(checkDraft({ tips: ['Get it at www.teas.example today.', 'Drink it warm.'] }).codes).toContain('ADDRESS')
    expect(checkDraft({ tips: ['Keep <b>the lid</b> on.', 'Drink it warm.'] }).codes).toContain('ADDRESS')
  })

  it('must be structured, without prose or unknown fields', () => {
    expect(hostedCandidate.safeParse(candidate).success).toBe(true)
    expect(hostedCandidate.safeParse('a nice tea').success).toBe(false)
    expect(hostedCandidate.safeParse({ ...candidate, html: '<b>' }).success).toBe(false)
    expect(hostedCandidate.safeParse({ ...candidate, herbs: [] }).success).toBe(false)
  })
})

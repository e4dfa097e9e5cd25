import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { createSharedOverview } from './shared-overview.ts'
import { type SharedPart, sharedParts } from './shared-parts.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const today = '2026-11-28'

const answers: StoredProfile = {
  savedOn: today,
  bornOn: null,
  ageYears: 30,
  pregnant: 'yes',
  trimester: 'second',
  breastfeeding: 'no',
  tryingToConceive: null,
  surgeryPlanned: 'no',
  conditions: ['hypertension'],
  medicines: ['Warfarin'],
  allergies: ['Asteraceae', 'chamomile'],
  hidesUnsuitable: false,
}

const recipe: OwnRecipe = {
  id: 'own',
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  brews: { count: 1, lastDay: '2026-11-20', averageStars: 4 },
  content: {
    name: 'Evening cup',
    ailment: '',
    emoji: '🍵',
    colour: 'cobalt',
    servings: 2,
    cupsPerDay: 2,
    courseDays: 14,
    waterMl: 500,
    brewMinutes: 10,
    preparation: [],
    ingredients: [
      { name: 'Liquorice', amount: '3 g' },
      { name: 'Chamomile', amount: '' },
    ],
    steps: ['Secret step'],
    notes: 'Secret note',
    tags: ['secret tag'],
  },
}

const create = (parts: readonly SharedPart[], stored: StoredProfile | null = answers) =>
  createSharedOverview({
    parts,
    facts,
    today,
    answers: stored,
    recipes: [recipe],
    cabinet: [
      { herbSlug: 'liquorice', quantity: '50 g' },
      { herbSlug: 'no-longer-listed', quantity: '' },
    ],
  })

describe('what a pharmacist reads', () => {
  it('describes the answers in words, and each unanswered question as such', () => {
    expect(create(['answers']).answers).toEqual([
      { name: 'Age', value: '30' },
      { name: 'Medicines', value: 'Warfarin' },
      { name: 'Illnesses', value: 'high blood pressure' },
      { name: 'Allergies', value: expect.stringMatching(/^Daisy family.*; German Chamomile$/) },
      { name: 'Pregnant', value: 'Yes. Weeks 13 to 27 on 28 Nov 2026' },
      { name: 'Breastfeeding', value: 'No' },
      { name: 'Trying to conceive', value: 'Not answered' },
      { name: 'Operation within 14 days', value: 'No' },
      { name: 'Answered on', value: '28 Nov 2026' },
    ])
  })

  it('has the verdict on each recipe and herb for the person, with reasons and their sources', () => {
    const { isPersonal, recipes, cabinet, sources } = create(sharedParts)
    expect(isPersonal).toBe(true)
    expect(recipes).toMatchObject([
      { name: 'Evening cup', lines: ['Liquorice, 3 g', 'Chamomile'], verdict: 'Refused. Don’t drink this.' },
    ])
    expect(recipes?.[0]?.details).toMatch(/ · 2 cups a day · for 14 days · last made on 20 Nov 2026$/)
    expect(cabinet).toMatchObject([{ name: 'Liquorice Root', verdict: 'Refused. Don’t drink this.' }])
    expect(cabinet?.[0]?.lines[0]).toBe('At home: 50 g')
    const references = [...(recipes ?? []), ...(cabinet ?? [])].flatMap(({ findings }) =>
      findings.flatMap((finding) => finding.sources),
    )
    expect(new Set(references)).toEqual(new Set(sources.keys()))
    expect(new Set(sources.map(({ cite }) => cite)).size).toBe(sources.length)
  })

  it('leaves out notes, steps and tags', () => {
    expect(JSON.stringify(create(sharedParts))).not.toMatch(/secret/i)
  })

  it('has only the chosen parts', () => {
    fc.assert(
      fc.property(fc.subarray([...sharedParts]), (parts) => {
        const { answers: rows, recipes, cabinet } = create(parts)
        expect([rows, recipes, cabinet].map((part) => part !== null)).toEqual(
          sharedParts.map((part) => parts.includes(part)),
        )
      }),
    )
  })

  it('reveals nothing about answers that aren’t shared', () => {
    fc.assert(
      fc.property(fc.constantFrom('yes', 'no', null), fc.subarray(['Warfarin', 'Lithium']), (pregnant, medicines) => {
        expect(create(['recipes', 'cabinet'], { ...answers, pregnant, medicines })).toEqual(
          create(['recipes', 'cabinet'], null),
        )
      }),
    )
  })
})

// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { profileKey } from '#client/features/safety/profile-presence.ts'
import { closeApplication, openApplication, pageText, untilShown } from '#client/testing/application.tsx'
import { type Api, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'
import { stripSources } from '#domain/safety/facts.ts'

import { Substitutes } from './substitutes.island.tsx'

const facts = stripSources(safetyFacts(loadCatalogue().catalogue))

afterEach(() => {
  localStorage.clear()
  closeApplication()
})

const substitute = (herb: string, name: string) => ({
  position: 0,
  herb,
  name,
  gramsPerCup: 0.5,
  reason: `${name} is traditionally taken at bedtime, and is as mild as lemon balm.`,
  sources: [],
})

const lines = [
  {
    name: 'Lemon Balm',
    herb: 'lemon-balm',
    substitutes: [
      substitute('linden', 'Linden Blossom'),
      substitute('oat-straw', 'Oat Straw (Green Oats)'),
      substitute('rooibos', 'Rooibos'),
      substitute('spearmint', 'Spearmint'),
    ],
  },
  { name: 'Thyme', herb: 'thyme', substitutes: [] },
]

const open = (api: Api = {}) =>
  openApplication(paths.substitutes('balm-cup'), {
    api: { 'GET /api/safety/facts': { facts }, ...api },
    document: (
      <Substitutes
        recipe={{
          servings: 1,
          cupsPerDay: 1,
          courseDays: 7,
          preparation: ['cover_while_steeping'],
          ingredients: [
            { name: 'Lemon Balm', amount: '1 g', gramsPerCup: 1 },
            { name: 'Thyme', amount: '0.5 g', gramsPerCup: 0.5 },
          ],
        }}
        lines={lines}
      />
    ),
  })

const storeAllergy = (...allergies: string[]) =>
  localStorage.setItem(profileKey, JSON.stringify({ savedOn: '2026-11-21', ageYears: 40, allergies }))

describe('the substitutes of a recipe', () => {
  it('are the first three for a reader without answers, with the reason, or a line that there are none', async () => {
    await open()
    await untilShown('Instead of Lemon Balm')
    await untilShown('Rooibos, 0.5 g dried per cup instead of 1 g')
    await untilShown('Rooibos is traditionally taken at bedtime')
    await untilShown('We found no herb that keeps the purpose and the taste and passes the check.')
    expect(pageText()).not.toContain('Spearmint')
  })

  // A browser loads the facts once, so this test comes before one that has loaded them.
  it('say if they could not be checked for the reader', async () => {
    storeAllergy('rooibos')
    await open({ 'GET /api/safety/facts': refusal(503, 'unavailable', '') })
    await untilShown('We couldn’t check these herbs for you.')
  })

  it('leave out what the reader’s own answers rule out', async () => {
    storeAllergy('rooibos')
    await open()
    await untilShown('We checked these herbs against your answers in “For you”.')
    await untilShown('Spearmint, 0.5 g dried per cup')
    expect(pageText()).not.toContain('Rooibos')
  })
})

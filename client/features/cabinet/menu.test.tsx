// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { profileKey } from '#client/features/safety/profile-presence.ts'
import { closeApplication, openApplication, pageText, press, untilShown } from '#client/testing/application.tsx'
import { type Api, refusal } from '#client/testing/fake-server.ts'
import { cabinetUrl } from '#domain/cabinet/cabinet-url.ts'
import type { MakeableRemedy } from '#domain/cabinet/cabinet.types.ts'
import { stripSources } from '#domain/safety/facts.ts'

const facts = stripSources(safetyFacts(loadCatalogue().catalogue))

const herb = {
  slug: 'peppermint',
  name: 'Peppermint',
  scientificName: 'Mentha',
  emoji: '🌿',
  category: 'Sleep Problems',
  summary: '',
  shelfLifeMonths: 12,
  gramsPerCup: 2,
  gramsPerTeaspoon: 1,
}
const entry = {
  id: 'peppermint',
  herbSlug: 'peppermint',
  quantity: '',
  storageLocation: '',
  purchaseDate: null,
  expiryDate: null,
  notes: '',
  isAvailable: true,
  createdAt: 1,
}

afterEach(() => {
  localStorage.clear()
  closeApplication()
})

const createRemedy = (name: string, details: Partial<MakeableRemedy> = {}): MakeableRemedy => ({
  id: name,
  slug: name,
  name,
  subtitle: '',
  ailment: 'Sleep Problems',
  brewMinutes: 8,
  difficulty: 'Easy',
  mainHerb: null,
  emoji: '🌿',
  rating: null,
  reviews: 0,
  variety: 0,
  ingredientNames: ['Peppermint'],
  blend: {
    lines: [{ gramsPerCup: 1, amount: '1 g' }],
    servings: 1,
    cupsPerDay: 2,
    courseDays: 7,
    preparation: ['cover_while_steeping'],
  },
  missing: [],
  first: null,
  usesExpired: false,
  ...details,
})
const remedies = [
  createRemedy('Mint cup'),
  createRemedy('Lemon cup', { ingredientNames: ['Lemon Balm'] }),
  createRemedy('Old cup', { usesExpired: true }),
  createRemedy('Half a cup', { missing: ['Ginger'] }),
]

const openMenu = (api: Api = {}) =>
  openApplication(cabinetUrl('menu'), {
    role: 'premium',
    api: {
      'GET /api/cabinet': { entries: [entry], herbs: [herb] },
      'GET /api/cabinet/suggestions': { suggestions: [] },
      'GET /api/cabinet/remedies': { remedies, comparedCount: null },
      'GET /api/safety/facts': { facts },
      ...api,
    },
  })

describe('the menu of the cabinet', () => {
  it('is linked from the cabinet, lists remedies in date, and says that nobody’s answers were checked', async () => {
    await openMenu()
    await untilShown('You have every herb for 2 remedies, and none has expired.', '.shopping')
    await untilShown('You haven’t answered the questions in “For you”', '.shopping')
    await untilShown('Mint cup, 8 minutes, at most 2 cups a day', '.shopping')
    expect(pageText('.shopping')).not.toMatch(/Old cup|Half a cup/)
    await press('Back to your herbs')
    await press('Menu to print')
    await untilShown('Tea menu')
  })

  // A browser loads the facts once, so this test comes before one that has loaded them.
  it('says if the remedies could not be checked for the member', async () => {
    localStorage.setItem(profileKey, '{"savedOn":"2026-11-21","ageYears":40,"allergies":["lemon-balm"]}')
    await openMenu({ 'GET /api/safety/facts': refusal(503, 'unavailable', '') })
    await untilShown('We couldn’t check them for you. Read the important notes of each remedy first.', '.shopping')
    expect(pageText('.shopping')).toContain('Lemon cup')
  })

  it('lists what can be made with herbs in date, and leaves out what does not pass for the member', async () => {
    localStorage.setItem(profileKey, '{"savedOn":"2026-11-21","ageYears":40,"allergies":["lemon-balm"]}')
    await openMenu()
    await untilShown(
      'You have every herb for one remedy, and none has expired. We left out 1 that didn’t pass',
      '.shopping',
    )
    expect(pageText('.shopping')).toContain('Mint cup')
    expect(pageText('.shopping')).not.toContain('Lemon cup')
  })
})
